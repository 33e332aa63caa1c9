import { type ChildProcess, fork } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Bench, Figure, Say } from '../bench.ts';
import { hear } from '../support/hear.ts';
import type { AgesOf, Answers, ClientsJob, FromClients, Gaps, Standing } from './desk-messages.ts';
import { writeFlameGraphs } from '../profile/write-flame-graphs.ts';
import { type Product, startProduct } from '../support/product-process.ts';
import { residentMb, threadSeconds } from './thread-time.ts';

const ORDERS = 20_000;
const RATE = 20;
const CLIENTS = 2;
const MEASURE_MS = 300_000;
/** How often the orders that are late are counted afterwards, and the time between. */
const MOMENTS = 10;
const MOMENT_MS = 2_000;
const MAX_FILL_MS = 900_000;
const LOOK_MS = 15_000;
/** Growth between two looks that no longer counts. */
const STEADY = 0.01;
const PROGRAM = fileURLToPath(new URL('./desk-clients.ts', import.meta.url));

/** The whole product with very many working orders, and two people who look at them. */
export const deskBench: Bench = {
  name: 'desk',
  about: `npm start with ${ORDERS.toLocaleString('en-US')} working orders, ${RATE} more a second, ${CLIENTS} clients, ${MEASURE_MS / 60_000} minutes`,
  run: async (say, { isProfiling }) => {
    const profileFolder = isProfiling ? resolve(join('bench-results', 'desk-profile')) : null;
    if (profileFolder !== null) await emptyFolder(profileFolder);
    const args = ['--orders', String(ORDERS), '--rate', String(RATE), '--past-days', '0', '--bare'];
    const product = await startProduct(args, profileFolder);
    const job: ClientsJob = { url: product.url, clients: CLIENTS };
    const clients = fork(PROGRAM, [JSON.stringify(job)], { execArgv: [] });
    try {
      await hear<FromClients, 'ready'>(clients, 'ready');
      await waitForOrders(clients, say);
      return await measure(product, clients, say);
    } finally {
      clients.kill('SIGKILL');
      await product.stop();
      if (profileFolder !== null) await drawProfiles(profileFolder, say);
    }
  },
};

async function emptyFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
}

/** Of threads that hardly did anything nobody wants to know. */
const MIN_BUSY_SECONDS = 1;

async function drawProfiles(folder: string, say: Say): Promise<void> {
  for (const { path, busySeconds } of await writeFlameGraphs(folder)) {
    if (busySeconds >= MIN_BUSY_SECONDS) say(`${busySeconds.toFixed(0)} s of work: ${path}`);
  }
}

async function standing(clients: ChildProcess): Promise<Standing> {
  const heard = hear<FromClients, 'standing'>(clients, 'standing');
  clients.send({ kind: 'standing' });
  return (await heard).standing;
}

/** One moment says little of something that is over within a second. */
async function standings(clients: ChildProcess, say: Say): Promise<readonly Standing[]> {
  const seen: Standing[] = [];
  while (seen.length < MOMENTS) {
    await sleep(MOMENT_MS);
    const found = await standing(clients);
    for (const { key, account } of found.idle) say(`below its floor: ${key}, ${account}`);
    seen.push(found);
  }
  return seen;
}

/** Simulated clients send faster until the desk has its number; staged and pending orders are part of it. */
async function waitForOrders(clients: ChildProcess, say: Say): Promise<void> {
  const untilMs = performance.now() + MAX_FILL_MS;
  let before = 0;
  for (;;) {
    await sleep(LOOK_MS);
    const { working } = await standing(clients);
    say(`${working.toLocaleString('en-US')} orders at work`);
    const isSteady = working > ORDERS / 2 && working < before * (1 + STEADY);
    if (working >= ORDERS || isSteady || performance.now() > untilMs) return;
    before = working;
  }
}

async function measure({ pid }: Product, clients: ChildProcess, say: Say): Promise<readonly Figure[]> {
  const began = { atMs: performance.now(), engine: await threadSeconds(pid, 'engine') };
  clients.send({ kind: 'begin' });
  await sleep(MEASURE_MS);
  const seconds = (performance.now() - began.atMs) / 1000;
  const engine = await threadSeconds(pid, 'engine');
  const heard = hear<FromClients, 'seen'>(clients, 'seen');
  clients.send({ kind: 'end' });
  const { gaps, answers, ages } = await heard;
  say(`${gaps.increments} increments seen, ${answers.asked} commands given, ${answers.refused} of them refused`);
  const moments = await standings(clients, say);
  const share = engine === null || began.engine === null ? Number.NaN : (100 * (engine - began.engine)) / seconds;
  return figuresOf({
    moments,
    share,
    gaps,
    answers,
    ages,
    memoryMb: (await residentMb(pid)) ?? Number.NaN,
  });
}

const atMost = (value: number) => ({ bound: 'at most', value }) as const;

type Measured = {
  readonly moments: readonly Standing[];
  readonly share: number;
  readonly gaps: Gaps;
  readonly answers: Answers;
  readonly ages: AgesOf;
  readonly memoryMb: number;
};

function figuresOf({ moments, gaps, answers, ages, share, memoryMb }: Measured): readonly Figure[] {
  const most = (count: (standing: Standing) => number) => Math.max(...moments.map(count));
  const ofMoments = `the most at ${MOMENTS} moments`;
  return [
    { name: 'orders at work at the end', value: most(({ working }) => working), unit: '' },
    { name: `below their floor while they take, ${ofMoments}`, value: most(({ trying }) => trying), unit: '' },
    {
      name: `below their floor for want of processor, ${ofMoments}`,
      value: most(({ idle }) => idle.length),
      unit: '',
      budget: atMost(0),
    },
    { name: "the engine's thread", value: share, unit: '% of a core', budget: atMost(60) },
    { name: 'gap between two increments at a client, p99', value: gaps.p99Ms, unit: 'ms', budget: atMost(250) },
    { name: 'the longest gap', value: gaps.longestMs, unit: 'ms', budget: atMost(500) },
    { name: 'age of a change of an order on a screen, p50', value: ages.seen.p50Ms, unit: 'ms' },
    { name: 'age of a change of an order on a screen, p99', value: ages.seen.p99Ms, unit: 'ms' },
    { name: 'age of a change of another order, p50', value: ages.others.p50Ms, unit: 'ms' },
    { name: 'age of a change of another order, p99', value: ages.others.p99Ms, unit: 'ms' },
    { name: "answer to a person's command, p50", value: answers.p50Ms, unit: 'ms' },
    { name: "answer to a person's command, p99", value: answers.p99Ms, unit: 'ms' },
    { name: 'the longest answer', value: answers.longestMs, unit: 'ms' },
    { name: 'memory of the desk', value: memoryMb, unit: 'MB', budget: atMost(1_200) },
  ];
}
