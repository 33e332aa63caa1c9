import { setTimeout as sleep } from 'node:timers/promises';
import { ChaosClient, orderIn, stagedOrder } from './chaos-client.ts';
import type { ChaosWorld } from './chaos-world.ts';

/** An order that was sent, with its number if the desk acknowledged it. */
export type Sent = { readonly id: string; readonly order: string | null };

export const countAcknowledged = (sent: readonly Sent[]): number => sent.filter(({ order }) => order !== null).length;

export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** Sends orders one after another. In the middle a fault strikes. Ends early when so many were not acknowledged. */
export async function sendOrders(
  world: ChaosWorld,
  count: number,
  fault?: () => Promise<unknown>,
  maxRefused = count,
): Promise<readonly Sent[]> {
  const client = await ChaosClient.signIn(world.url, 'trader');
  if (client === null) throw new Error('the trader cannot sign in');
  const sent: Sent[] = [];
  let striking: Promise<unknown> | undefined;
  for (let at = 0; at < count; at += 1) {
    if (at === Math.floor(count / 2)) striking = fault?.();
    const id = `chaos-${process.pid}-${performance.now()}`;
    sent.push({ id, order: orderIn(await client.give(id, 'order.new', stagedOrder())) });
    if (client.socket.readyState !== client.socket.OPEN) break;
    if (sent.length - countAcknowledged(sent) >= maxRefused) break;
  }
  await striking;
  client.close();
  return sent;
}

/** Acknowledged orders that are gone, and orders that are there twice. */
export async function lostOrders(world: ChaosWorld, sent: readonly Sent[]): Promise<string | null> {
  const client = await ChaosClient.signIn(world.url, 'trader');
  if (client === null) return 'the trader cannot sign in';
  const kept = await client.keysOf('parent_orders');
  client.close();
  const acknowledged = sent.flatMap(({ order }) => (order === null ? [] : [order]));
  const gone = acknowledged.filter((order) => !kept.has(order));
  const doubled = acknowledged.length - new Set(acknowledged).size;
  if (gone.length > 0) return `${gone.length} of ${acknowledged.length} acknowledged orders`;
  return doubled > 0 ? `${doubled} orders acknowledged twice` : null;
}

export async function eventually(look: () => Promise<boolean>, limitMs: number): Promise<boolean> {
  const endMs = performance.now() + limitMs;
  while (performance.now() < endMs) {
    if (await look().catch(() => false)) return true;
    await sleep(200);
  }
  return false;
}
