import { serialize } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { type DeskPart, openBusyDesk, STEP_MS } from '@meridian/trading/engine/testing/busy-desk';
import type { AlgoRunner } from '@meridian/trading/kernel/ports';
import { CountingJournal } from './counting-journal.ts';
import type { LooksJob, LooksMeasured } from './looks-messages.ts';

/** A desk at work in a thread with the engine's memory. It goes as fast as it can: its time is what it needs. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- looks-bench.ts is the only one who starts it.
const { orders, rate, fillSeconds, seconds } = workerData as LooksJob;
const SEED = 7;
const STEPS_PER_SECOND = 1000 / STEP_MS;

const journal = new CountingJournal();
const partMs = new Map<DeskPart, number>();
let looks = 0;
let timedLooks = 0;
let isTimed = false;

function meter(part: DeskPart, run: () => void): void {
  const beganMs = performance.now();
  isTimed = part === 'looks by the clock' || part === 'looks at moved markets';
  run();
  isTimed = false;
  partMs.set(part, (partMs.get(part) ?? 0) + performance.now() - beganMs);
}

function counted(algos: AlgoRunner): AlgoRunner {
  return {
    ...algos,
    decide: (algo, input, state) => {
      looks += 1;
      if (isTimed) timedLooks += 1;
      return algos.decide(algo, input, state);
    },
  };
}

function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** As they are sent to another thread. */
const onRows = (batch: unknown): void => void serialize(batch);
const desk = await openBusyDesk({ seed: SEED, orders, rate, journal, algosOf: counted, onRows, meter });

function working(): number {
  const { activeIds, parents } = desk.kernel.published.orders;
  let count = 0;
  for (const id of activeIds) if ((parents.get(id)?.acceptedChildCount ?? 0) > 0) count += 1;
  return count;
}

async function live(deskSeconds: number): Promise<void> {
  for (let step = 0; step < deskSeconds * STEPS_PER_SECOND; step += 1) await desk.step();
}

await live(fillSeconds);
partMs.clear();
const before = { looks, timedLooks, threadMs: threadMs(), ...counts() };
await live(seconds);

function counts() {
  const { decisions, events, bytes } = journal;
  return { decisions, events, bytes };
}

const measured: LooksMeasured = {
  working: working(),
  looks: looks - before.looks,
  timedLooks: timedLooks - before.timedLooks,
  lookMs: (partMs.get('looks by the clock') ?? 0) + (partMs.get('looks at moved markets') ?? 0),
  decisions: journal.decisions - before.decisions,
  events: journal.events - before.events,
  bytes: journal.bytes - before.bytes,
  threadMs: threadMs() - before.threadMs,
  partMs,
};
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread is not a window.
parentPort?.postMessage(measured);
