import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ChaosClient, mainToken } from './chaos-client.ts';
import { ChaosWorld } from './chaos-world.ts';
import { countAcknowledged, eventually, lostOrders, type Sent, sendOrders } from './sent-orders.ts';
import type { Finding } from './trial.ts';

const SHIFT = new URL('./shifted-clock.ts', import.meta.url);
const STEP_MS = 2 * 60 * 60_000;
const ORDERS = 20;
const TRADE_MS = 15_000;

/** The wall clock of every thread goes two hours ahead and back again, while simulated clients trade. */
export async function clockStepped(): Promise<Finding> {
  const world = await ChaosWorld.create();
  const file = join(world.folder, 'clock');
  await writeFile(file, '0');
  try {
    await world.start({ NODE_OPTIONS: `--import=${fileURLToPath(SHIFT)}`, CHAOS_CLOCK_FILE: file });
    const sent: Sent[] = [];
    const losses: string[] = [];
    for (const [name, shiftMs] of [
      ['ahead', STEP_MS],
      ['back', 0],
    ] as const) {
      const client = await ChaosClient.signIn(world.url, 'trader');
      await writeFile(file, String(shiftMs));
      const isTold = await eventually(
        async () => world.output.includes(name === 'ahead' ? 'set forward' : 'set back'),
        10_000,
      );
      if (!isTold) losses.push(`the step ${name} is not told`);
      // Sockets and sessions of before the step go on.
      if (client?.socket.readyState !== client?.socket.OPEN) losses.push(`a connection when it went ${name}`);
      if (!(await trades(world))) losses.push(`trading when it went ${name}`);
      sent.push(...(await sendOrders(world, ORDERS)));
      if ((await mainToken(world.url, 'admin')) === null) losses.push(`sign-ins when it went ${name}`);
      client?.close();
    }
    const refused = 2 * ORDERS - countAcknowledged(sent);
    if (refused > 0) losses.push(`${refused} orders refused`);
    const lost = await lostOrders(world, sent);
    if (lost !== null) losses.push(lost);
    const whole = losses.length === 0 ? ', both steps named in the log, trading went on' : '';
    return {
      seen: `${countAcknowledged(sent)} of ${2 * ORDERS} orders acknowledged${whole}`,
      lost: losses.length === 0 ? null : losses.join(', '),
    };
  } finally {
    await world.remove();
  }
}

/** Whether there are executions that were not there before. */
async function trades(world: ChaosWorld): Promise<boolean> {
  const client = await ChaosClient.signIn(world.url, 'trader');
  if (client === null) return false;
  const before = (await client.keysOf('executions')).size;
  const hasMore = await eventually(async () => (await client.keysOf('executions')).size > before, TRADE_MS);
  client.close();
  return hasMore;
}
