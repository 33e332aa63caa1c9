import { setTimeout as sleep } from 'node:timers/promises';
import type { Say } from '../bench.ts';
import { collectNow } from '../support/collect-now.ts';
import { percentile, sortedNumbers } from '../support/percentile.ts';
import type { KernelThread } from './kernel-thread.ts';

/** Whole lives of orders, as many as fit: so many commands are always under way. */
export async function measureThroughput(kernel: KernelThread, forMs: number, underWay: number) {
  const beganSeq = kernel.committedSeq;
  const beganMs = performance.now();
  let isOver = false;
  const send = (): void => kernel.newOrder('filled', () => (isOver ? undefined : send()));
  while (kernel.underWay < underWay) send();
  await sleep(forMs);
  isOver = true;
  const events = kernel.committedSeq - beganSeq;
  const seconds = (performance.now() - beganMs) / 1000;
  await kernel.drained();
  return { events, seconds, eventsPerSecond: events / seconds };
}

export type LatencyLoad = {
  readonly kind: 'filled' | 'staged';
  /** Orders a second. */
  readonly rate: number;
  readonly forMs: number;
  readonly say: Say;
};

/** A kernel that is so many orders behind does not keep up; more of them would only lengthen the wait for its end. */
const MAX_BEHIND = 20_000;
const TELL_MS = 10_000;

/**
 * Commands at a steady rate whatever the engine does; each one's time counts from when it was due. A pause of the thread
 * that sends them counts, too, and is told beside it.
 */
export async function measureLatency(kernel: KernelThread, { kind, rate, forMs, say }: LatencyLoad) {
  collectNow();
  const beganSeq = kernel.committedSeq;
  const beganMs = performance.now();
  kernel.longestCommitMs = 0;
  const latencies: number[] = [];
  let sent = 0;
  let toldMs = beganMs;
  let lookedMs = beganMs;
  let longestPauseMs = 0;
  while (performance.now() - beganMs < forMs && kernel.underWay < MAX_BEHIND) {
    const nowMs = performance.now();
    longestPauseMs = Math.max(longestPauseMs, nowMs - lookedMs);
    lookedMs = nowMs;
    const due = Math.floor(((nowMs - beganMs) / 1000) * rate);
    for (; sent < due; sent += 1) {
      const dueMs = beganMs + ((sent + 1) * 1000) / rate;
      kernel.newOrder(kind, () => latencies.push(performance.now() - dueMs));
    }
    if (nowMs - toldMs >= TELL_MS) {
      toldMs = nowMs;
      say(`${kind}: ${sent} orders sent, ${kernel.underWay} not answered yet`);
    }
    await sleep(1);
  }
  const eventsPerSecond = (kernel.committedSeq - beganSeq) / ((performance.now() - beganMs) / 1000);
  if (kernel.underWay >= MAX_BEHIND) say(`${kind}: the kernel does not keep up with ${rate} orders a second`);
  await kernel.drained();
  const sorted = sortedNumbers(latencies);
  const { longestCommitMs } = kernel;
  return {
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
    max: percentile(sorted, 1),
    longestCommitMs,
    longestPauseMs,
    eventsPerSecond,
  };
}
