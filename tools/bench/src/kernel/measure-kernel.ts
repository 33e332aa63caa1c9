import { setTimeout as sleep } from 'node:timers/promises';
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

/** Commands at a steady rate whatever the engine does; each one's time counts from when it was due. */
export async function measureLatency(kernel: KernelThread, kind: 'filled' | 'staged', rate: number, forMs: number) {
  const beganSeq = kernel.committedSeq;
  const beganMs = performance.now();
  const latencies: number[] = [];
  let sent = 0;
  while (performance.now() - beganMs < forMs) {
    const due = Math.floor(((performance.now() - beganMs) / 1000) * rate);
    for (; sent < due; sent += 1) {
      const dueMs = beganMs + ((sent + 1) * 1000) / rate;
      kernel.newOrder(kind, () => latencies.push(performance.now() - dueMs));
    }
    await sleep(1);
  }
  const eventsPerSecond = (kernel.committedSeq - beganSeq) / (forMs / 1000);
  await kernel.drained();
  const sorted = sortedNumbers(latencies);
  return { p50: percentile(sorted, 0.5), p99: percentile(sorted, 0.99), max: percentile(sorted, 1), eventsPerSecond };
}
