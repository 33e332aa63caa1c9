import { ChaosWorld } from './chaos-world.ts';
import { countAcknowledged, eventually, lostOrders, seconds, sendOrders } from './sent-orders.ts';
import { SmallDisk } from './small-disk.ts';
import type { Finding } from './trial.ts';

const ORDERS = 30;
/** Pages that the database has already take some hundred orders. */
const ORDERS_WHEN_FULL = 1_000;
const MAX_REFUSED = 5;
const MAX_RECOVERY_MS = 90_000;

/** A desk on a disk of its own that becomes full while orders are sent, and is freed again. */
export async function diskFilled(): Promise<Finding> {
  const disk = await SmallDisk.mount();
  if (typeof disk === 'string') return { seen: `not tried: ${disk}`, lost: null };
  const world = await ChaosWorld.create(disk.folder);
  try {
    await world.start();
    return await fillAndFree(world, disk);
  } catch (error) {
    const words = world.output.trim().split('\n').slice(-3).join(' ¦ ');
    return { seen: `the server's last words: ${words.slice(-300)}`, lost: String(error) };
  } finally {
    await world.remove();
    await disk.unmount();
  }
}

async function fillAndFree(world: ChaosWorld, disk: SmallDisk): Promise<Finding> {
  const before = await sendOrders(world, ORDERS);
  await disk.fill();
  const during = await sendOrders(world, ORDERS_WHEN_FULL, undefined, MAX_REFUSED);
  const full = await fetch(`${world.url}/readyz`);
  const isTold = full.status === 503 && (await full.text()).includes('disk');
  await disk.free();
  const beganMs = performance.now();
  const isBack = await eventually(async () => (await fetch(`${world.url}/readyz`)).ok, MAX_RECOVERY_MS);
  const backMs = performance.now() - beganMs;
  if (!isBack) return { seen: `not ready within ${seconds(MAX_RECOVERY_MS)} after it was freed`, lost: 'the desk' };
  const later = await sendOrders(world, ORDERS);
  const lost = await lostOrders(world, [...before, ...during, ...later]);
  const stopped = countAcknowledged(later) < ORDERS ? 'new orders after it was freed' : null;
  return {
    seen: `full: ${countAcknowledged(during)} orders acknowledged, then refused; ready again ${seconds(backMs)} after it was freed`,
    lost: lost ?? stopped ?? (isTold ? null : 'the word of /readyz that the disk is full'),
  };
}
