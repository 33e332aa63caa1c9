import { setTimeout as sleep } from 'node:timers/promises';
import { DEMO_PASSWORD } from '@meridian/identity/demo/demo-users';
import { WebSocket } from 'ws';
import { percentile } from '../support/percentile.ts';
import { ChaosClient, newAddress, orderIn, stagedOrder } from './chaos-client.ts';
import type { ChaosWorld } from './chaos-world.ts';
import type { Finding, Trial } from './trial.ts';

const MEASURE_MS = 8_000;
const ORDER_EVERY_MS = 50;
const SIGN_IN_EVERY_MS = 500;
const VIEWER_CONNECTIONS = 8;
const SOCKETS = 2_000;
/** From which they come: each may have 100. */
const ADDRESSES = 40;
const READERS = 12;

type Measured = {
  readonly orderP99Ms: number;
  readonly signInP99Ms: number;
  readonly refusedOrders: number;
  readonly refusedSignIns: number;
};

/** Orders and sign-ins of a trader at an even pace. */
async function measure(world: ChaosWorld): Promise<Measured> {
  const client = await ChaosClient.signIn(world.url, 'trader');
  if (client === null) return { orderP99Ms: Number.NaN, signInP99Ms: Number.NaN, refusedOrders: 1, refusedSignIns: 1 };
  const endMs = performance.now() + MEASURE_MS;
  const [orders, signIns] = await Promise.all([
    paced(endMs, ORDER_EVERY_MS, async (count) => {
      const id = `storm-${process.pid}-${endMs}-${count}`;
      return orderIn(await client.give(id, 'order.new', stagedOrder())) !== null;
    }),
    // One after another: several at once of one email would be asked for a proof of work.
    paced(endMs, SIGN_IN_EVERY_MS, async () => isSignedIn(world.url), 'one by one'),
  ]);
  client.close();
  return {
    orderP99Ms: p99(orders),
    signInP99Ms: p99(signIns),
    refusedOrders: orders.filter(({ isOk }) => !isOk).length,
    refusedSignIns: signIns.filter(({ isOk }) => !isOk).length,
  };
}

type Timed = { readonly ms: number; readonly isOk: boolean };

async function paced(
  endMs: number,
  everyMs: number,
  act: (count: number) => Promise<boolean>,
  how: 'at once' | 'one by one' = 'at once',
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

function p99(timed: readonly Timed[]): number {
  return percentile(
    timed.map(({ ms }) => ms).toSorted((a, b) => a - b),
    0.99,
  );
}

/** By the main service. */
async function isSignedIn(url: string): Promise<boolean> {
  const response = await fetch(`${url}/main/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...newAddress() },
    body: JSON.stringify({ email_id: 'admin@meridian.local', password: DEMO_PASSWORD }),
    signal: AbortSignal.timeout(20_000),
  });
  await response.text();
  return response.ok;
}

type Storm = (world: ChaosWorld, isOver: () => boolean) => Promise<number>;

/** The viewer's connections, each of which does something again and again. */
const byViewer =
  (act: (client: ChaosClient, count: number) => void): Storm =>
  async (world, isOver) => {
    const clients = await Promise.all(
      Array.from({ length: VIEWER_CONNECTIONS }, () => ChaosClient.signIn(world.url, 'viewer')),
    );
    let count = 0;
    while (!isOver()) {
      for (const client of clients) {
        if (client !== null) act(client, count);
        count += 1;
      }
      await sleep(20);
    }
    for (const client of clients) client?.close();
    return count;
  };

const audits = byViewer((client, count) => {
  const parent_order_numeric_ids = Array.from({ length: 100 }, (_, at) => 1 + ((count * 100 + at) % 5_000));
  client.say('subscribe', { id: `a${count % 60}`, topic: 'audit', params: { parent_order_numeric_ids } });
});

const TOPICS = ['parent_orders', 'child_orders', 'executions'];

const snapshots = byViewer((client, count) => {
  client.say('subscribe', { id: `s${count % 60}`, topic: TOPICS[count % TOPICS.length] ?? '', params: {} });
});

const reads: Storm = async (world, isOver) => {
  const response = await fetch(`${world.url}/main/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...newAddress() },
    body: JSON.stringify({ email_id: 'viewer@meridian.local', password: DEMO_PASSWORD }),
  });
  const { token }: { readonly token: string } = JSON.parse(await response.text());
  const headers = { authorization: `Bearer ${token}` };
  let count = 0;
  const read = async (): Promise<void> => {
    while (!isOver()) {
      count += 1;
      const answer = await fetch(`${world.url}/main/logs?search=order${count}&limit=500`, { headers }).catch(
        () => null,
      );
      await answer?.text();
    }
  };
  await Promise.all(Array.from({ length: READERS }, read));
  return count;
};

const strangers: Storm = async (world, isOver) => {
  const sockets: WebSocket[] = [];
  while (!isOver() && sockets.length < SOCKETS) {
    for (let count = 0; count < 20; count += 1) {
      const headers = { 'x-forwarded-for': `192.0.2.${sockets.length % ADDRESSES}` };
      const socket = new WebSocket(`${world.url.replace('http', 'ws')}/live`, { headers });
      socket.on('error', () => undefined);
      sockets.push(socket);
    }
    await sleep(20);
  }
  while (!isOver()) await sleep(50);
  for (const socket of sockets) socket.terminate();
  return sockets.length;
};

/** Twice the quiet values, and never less than what a busy machine does by itself. */
const MIN_BOUND_MS = 25;

function isWithin(now: number, then: number | undefined): boolean {
  return now <= Math.max(MIN_BOUND_MS, 2 * (then ?? Number.NaN));
}

function trialOf(tried: string, what: string, storm: Storm, quiet: () => Measured | null): Trial {
  const run = async (world: ChaosWorld): Promise<Finding> => {
    const before = quiet();
    let isOver = false;
    const storming = storm(world, () => isOver);
    await sleep(500);
    const { orderP99Ms, signInP99Ms, refusedOrders, refusedSignIns } = await measure(world);
    isOver = true;
    const count = await storming;
    const isHeld = isWithin(orderP99Ms, before?.orderP99Ms) && isWithin(signInP99Ms, before?.signInP99Ms);
    const figures = `order p99 ${orderP99Ms.toFixed(0)} ms, sign-in p99 ${signInP99Ms.toFixed(0)} ms`;
    const refused = refusedOrders + refusedSignIns;
    const lost = refused === 0 ? null : `${refusedOrders} orders and ${refusedSignIns} sign-ins refused`;
    return { seen: `${count} ${what}: ${figures}, ${isHeld ? 'within' : 'ABOVE'} twice the quiet`, lost };
  };
  return { tried, run };
}

/** One hostile viewer against a trader: quiet values first, then the four storms. */
export function storms(): readonly Trial[] {
  let calm: Measured | null = null;
  const quiet = () => calm;
  return [
    {
      tried: 'quiet',
      run: async (world) => {
        calm = await measure(world);
        const { orderP99Ms, signInP99Ms } = calm;
        return { seen: `order p99 ${orderP99Ms.toFixed(0)} ms, sign-in p99 ${signInP99Ms.toFixed(0)} ms`, lost: null };
      },
    },
    trialOf('a viewer subscribes to audits of 100 orders each', 'subscriptions', audits, quiet),
    trialOf('a viewer asks for whole snapshots', 'subscriptions', snapshots, quiet),
    trialOf('a viewer searches the logs', 'searches', reads, quiet),
    trialOf(`${SOCKETS.toLocaleString('en-US')} sockets without a sign-in`, 'sockets', strangers, quiet),
  ];
}
