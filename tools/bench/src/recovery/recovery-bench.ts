import { setTimeout as sleep } from 'node:timers/promises';
import { createAccounts } from '@meridian/trading/engine/testing/create-accounts';
import { killAndRecover } from '@meridian/trading/engine/testing/kill-and-recover';
import { openPostgresJournal } from '@meridian/trading/journal/postgres-journal';
import { recoverState } from '@meridian/trading/kernel/recovery/recover-state';
import type { Bench, Figure, Say } from '../bench.ts';
import { measureThroughput } from '../kernel/measure-kernel.ts';
import { KernelThread } from '../kernel/kernel-thread.ts';
import { type BenchDatabase, startBenchDatabase } from '../support/bench-database.ts';
import { median } from '../support/percentile.ts';
import { type DeskStart, startDeskProcess } from './desk-process.ts';

const ORDERS = 100_000;
/** So short that there are hardly more orders than those. */
const FILL_PIECE_MS = 500;
const LIFE_MS = 5_000;
const WHOLE = { starts: 3, kills: 20 };
const SHORT = { starts: 1, kills: 3 };
/** A machine that takes longer to write the orders is too busy for figures. */
const MAX_FILL_MS = 180_000;

/** How long a desk is away after it was killed, and whether anything is lost by it. */
export const recoveryBench: Bench = {
  name: 'recovery',
  about: `kill -9 of desk and database with ${ORDERS.toLocaleString('en-US')} orders; kills under load`,
  run: async (say, { isShort }) => {
    const { starts, kills } = isShort ? SHORT : WHOLE;
    const started = await withServer((server) => measureStarts(server, starts, say));
    const killed = await withServer((server) => killing(server, kills, say));
    return [...started, ...killed];
  },
};

async function withServer(work: (server: BenchDatabase) => Promise<readonly Figure[]>): Promise<readonly Figure[]> {
  const server = await startBenchDatabase();
  try {
    return await work(server);
  } finally {
    await server.remove();
  }
}

async function measureStarts(server: BenchDatabase, count: number, say: Say): Promise<readonly Figure[]> {
  await createAccounts(server.database);
  const events = await fillJournal(server, say);
  say(`${events} events are written`);
  const starts: (DeskStart & { readonly databaseMs: number })[] = [];
  for (let n = 1; n <= count; n += 1) {
    // The first life leaves working orders behind, as a desk does.
    const before = await startDeskProcess({ databaseUrl: server.url, clients: {} });
    await sleep(LIFE_MS);
    await before.kill();
    const databaseMs = await server.crash();
    const after = await startDeskProcess({ databaseUrl: server.url, clients: {} });
    await after.kill();
    starts.push({ ...after.start, databaseMs });
    say(`start ${n}: ${JSON.stringify({ ...after.start, databaseMs: Math.round(databaseMs) })}`);
  }
  const journalMs = await replayWholeJournal(server);
  const middle = (of: (start: (typeof starts)[number]) => number) => median(starts.map(of)) / 1000;
  return [
    { name: 'orders', value: starts.at(-1)?.orders ?? 0, unit: '', budget: { bound: 'at least', value: ORDERS } },
    {
      name: 'from the start of the process to the first acknowledgement',
      value: middle(({ servingMs }) => servingMs),
      unit: 's',
      budget: { bound: 'at most', value: 3 },
    },
    { name: 'processor time of that', value: middle(({ cpuMs }) => cpuMs), unit: 's' },
    { name: 'start of the killed database before it', value: middle(({ databaseMs }) => databaseMs), unit: 's' },
    {
      name: 'recovery of the state in it',
      value: middle(({ recoveryMs }) => recoveryMs),
      unit: 's',
      instead: { what: 'the journal without snapshots', value: journalMs / 1000 },
    },
    {
      name: 'until the topics show every order',
      value: middle(({ shownMs }) => shownMs),
      unit: 's',
      budget: { bound: 'at most', value: 5 },
    },
    { name: 'memory of the desk then', value: median(starts.map(({ rssMb }) => rssMb)), unit: 'MB' },
  ];
}

async function fillJournal({ url }: BenchDatabase, say: Say): Promise<number> {
  const kernel = await KernelThread.start({ databaseUrl: url });
  const beganMs = performance.now();
  while (kernel.orders < ORDERS) {
    await measureThroughput(kernel, FILL_PIECE_MS, 2_000);
    if (performance.now() - beganMs > MAX_FILL_MS)
      throw new Error(`${kernel.orders} orders in ${MAX_FILL_MS / 1000} s`);
  }
  say(`${kernel.orders} orders are written`);
  const { committedSeq } = kernel;
  await kernel.close();
  return committedSeq;
}

async function replayWholeJournal({ database }: BenchDatabase): Promise<number> {
  const journal = await openPostgresJournal(database);
  const beganMs = performance.now();
  await recoverState({ journal, snapshots: null });
  const elapsedMs = performance.now() - beganMs;
  await journal.close();
  return elapsedMs;
}

async function killing({ database, folder }: BenchDatabase, kills: number, say: Say): Promise<readonly Figure[]> {
  say(`${kills} kills under load begin`);
  const report = await killAndRecover({ database, folder, kills, random: Math.random, nowMs: Date.now });
  const { findings, acknowledged, events, reconciled, recoveries } = report;
  if (findings.length > 0) throw new Error(`${findings.length} findings: ${findings.slice(0, 5).join('; ')}`);
  return [
    { name: 'kills survived', value: recoveries, unit: '', budget: { bound: 'at least', value: kills } },
    { name: 'events or acknowledgements lost, children sent twice', value: 0, unit: '' },
    { name: 'acknowledgements checked', value: acknowledged, unit: '' },
    { name: 'events checked', value: events, unit: '' },
    { name: 'open children reconciled', value: reconciled, unit: '' },
  ];
}
