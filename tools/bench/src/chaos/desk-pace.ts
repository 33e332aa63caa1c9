import { setTimeout as sleep } from 'node:timers/promises';
import { percentile, sortedNumbers } from '../support/percentile.ts';
import { ChaosClient, mainToken, orderIn, stagedOrder } from './chaos-client.ts';

/** How long orders and sign-ins of others took, in milliseconds. */
export type Pace = {
  readonly ordersMs: readonly number[];
  readonly signInsMs: readonly number[];
  readonly refusedOrders: number;
  readonly refusedSignIns: number;
  /** What the first refused order was told. */
  readonly refusal: string | null;
};

const ORDER_EVERY_MS = 40;
const SIGN_IN_EVERY_MS = 100;

type Timed = { readonly ms: number; readonly isOk: boolean };

/** Orders of a trader and sign-ins of an administrator at an even pace. */
export async function measurePace(url: string, forMs: number): Promise<Pace> {
  const client = await ChaosClient.signIn(url, 'trader');
  if (client === null) return { ordersMs: [], signInsMs: [], refusedOrders: 1, refusedSignIns: 1, refusal: null };
  let refusal: string | null = null;
  const endMs = performance.now() + forMs;
  const [orders, signIns] = await Promise.all([
    paced(endMs, ORDER_EVERY_MS, 'at once', async (count) => {
      const id = `pace-${process.pid}-${endMs}-${count}`;
      const answer = await client.give(id, 'order.new', stagedOrder());
      if (orderIn(answer) !== null) return true;
      refusal ??= answer?.message ?? 'no answer';
      return false;
    }),
    // One after another: several at once of one email would be asked for a proof of work.
    paced(endMs, SIGN_IN_EVERY_MS, 'one by one', async () => (await mainToken(url, 'admin')) !== null),
  ]);
  client.close();
  return {
    ordersMs: orders.map(({ ms }) => ms),
    signInsMs: signIns.map(({ ms }) => ms),
    refusedOrders: orders.filter(({ isOk }) => !isOk).length,
    refusedSignIns: signIns.filter(({ isOk }) => !isOk).length,
    refusal,
  };
}

async function paced(
  endMs: number,
  everyMs: number,
  how: 'at once' | 'one by one',
  act: (count: number) => Promise<boolean>,
): Promise<Timed[]> {
  const timed: Promise<Timed>[] = [];
  for (let count = 0; performance.now() < endMs; count += 1) {
    const beganMs = performance.now();
    const done = act(count).catch(() => false);
    timed.push(done.then((isOk) => ({ ms: performance.now() - beganMs, isOk })));
    if (how === 'one by one') await done;
    await sleep(everyMs);
  }
  return Promise.all(timed);
}

export function together(first: Pace, second: Pace): Pace {
  return {
    ordersMs: [...first.ordersMs, ...second.ordersMs],
    signInsMs: [...first.signInsMs, ...second.signInsMs],
    refusedOrders: first.refusedOrders + second.refusedOrders,
    refusedSignIns: first.refusedSignIns + second.refusedSignIns,
    refusal: first.refusal ?? second.refusal,
  };
}

/** Of some hundred sign-ins the slowest one alone is the 99th percentile, so the 95th is judged. */
export function figuresOf({ ordersMs, signInsMs }: Pace): {
  readonly orderP99Ms: number;
  readonly signInP95Ms: number;
  readonly signInP99Ms: number;
} {
  const signIns = sortedNumbers(signInsMs);
  return {
    orderP99Ms: percentile(sortedNumbers(ordersMs), 0.99),
    signInP95Ms: percentile(signIns, 0.95),
    signInP99Ms: percentile(signIns, 0.99),
  };
}
