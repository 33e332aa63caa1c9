import { serialize } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { type DeskPart, openBusyDesk, STEP_MS } from '@meridian/trading/engine/testing/busy-desk';
import { filledLotsOf } from '@meridian/trading/kernel/children/exposure';
import type { AlgoRunner } from '@meridian/trading/kernel/ports';
import type { Parent } from '@meridian/trading/kernel/state/parent';
import { isBehind, type Progress } from '../desk/standing.ts';
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

function working(): readonly Parent[] {
  const { activeIds, parents } = desk.kernel.published.orders;
  return Array.from(activeIds, (id) => parents.get(id) ?? [])
    .flat()
    .filter((order) => order.acceptedChildCount > 0);
}

function progressOf(order: Parent): Progress {
  const { id, terms, openAuctionFilledLots, closeAuctionFilledLots } = order;
  const plan = desk.kernel.planOf(id);
  return {
    floor: plan?.floorLots ?? null,
    filled: filledLotsOf(order) - openAuctionFilledLots - closeAuctionFilledLots,
    quantity: terms.quantityLots,
    isCapped: plan?.isVolumeCapConstrained ?? false,
    reason: plan?.reason ?? null,
  };
}

/** Counts after each second, where nobody waits for it. */
async function live(deskSeconds: number): Promise<{ readonly working: number; readonly behind: number }> {
  const seen = { working: 0, behind: 0 };
  for (let second = 0; second < deskSeconds; second += 1) {
    for (let step = 0; step < STEPS_PER_SECOND; step += 1) await desk.step();
    const orders = working();
    seen.working += orders.length;
    seen.behind += orders.filter((order) => isBehind(progressOf(order))).length;
  }
  return seen;
}

await live(fillSeconds);
partMs.clear();
const before = { looks, timedLooks, threadMs: threadMs(), ...counts() };
const seen = await live(seconds);

function counts() {
  const { decisions, events, bytes } = journal;
  return { decisions, events, bytes };
}

const measured: LooksMeasured = {
  working: working().length,
  behind: (10_000 * seen.behind) / seen.working,
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
