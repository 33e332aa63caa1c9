import { expect, it, vi } from 'vitest';
import { createMemorySnapshotStore } from '../../journal/testing/memory-snapshot-store.ts';
import { emptyState } from '../state/kernel-state.ts';
import { SnapshotLayout } from './snapshot-layout.ts';
import { SnapshotSchedule, type SnapshotScheduleOptions } from './snapshot-schedule.ts';
import type { WrittenSnapshot } from './write-snapshot.ts';

const EVERY_EVENTS = 10;
const TAKES_MS = 5_000;

function scheduleOf(options: Partial<SnapshotScheduleOptions>): SnapshotSchedule {
  return new SnapshotSchedule({
    snapshots: createMemorySnapshotStore(),
    recovered: { snapshotSeq: 0, layout: new SnapshotLayout() },
    published: emptyState(),
    committedSeq: () => EVERY_EVENTS,
    nowMs: () => 0,
    isSlow: () => false,
    snapshotEveryEvents: EVERY_EVENTS,
    snapshotChunkRecords: 1,
    snapshotRest: () => Promise.resolve(),
    onProblem: ({ detail }) => {
      throw detail;
    },
    onSnapshot: () => undefined,
    ...options,
  });
}

it('rests no more when the desk closes and waits for it', async () => {
  const published = emptyState();
  const answer = { ok: true, code: 'ok', message: 'Done.', rows: [] } as const;
  for (const id of ['one', 'two', 'three']) published.answers.put(1, id, answer, null);
  const resting: (() => void)[] = [];
  const snapshotRest = () => new Promise<void>((resolve) => resting.push(resolve));
  const schedule = scheduleOf({ published, snapshotRest });
  schedule.consider();
  await vi.waitUntil(() => resting.length === 1);
  const settled = schedule.settled();
  resting[0]?.();
  await settled;
  expect(resting).toHaveLength(1);
});

it('makes no chunk while the engine is slow, so that nobody waits for both', async () => {
  const published = emptyState();
  const answer = { ok: true, code: 'ok', message: 'Done.', rows: [] } as const;
  for (const id of ['one', 'two']) published.answers.put(1, id, answer, null);
  let rests = 0;
  const snapshotRest = async (): Promise<void> => void (rests += 1);
  const isSlow = () => rests < 10;
  const written: WrittenSnapshot[] = [];
  const schedule = scheduleOf({ published, snapshotRest, isSlow, onSnapshot: (snapshot) => written.push(snapshot) });
  schedule.consider();
  await vi.waitUntil(() => written.length === 1);
  // The first of two chunks of answers rests until the engine is fast again, the second once.
  expect(rests).toBe(11);
});

it('is due after so many events, and rests as long as it took before the next', async () => {
  const store = createMemorySnapshotStore();
  const written: WrittenSnapshot[] = [];
  let [nowMs, seq] = [1_000_000, 0];
  const schedule = scheduleOf({
    snapshots: {
      ...store,
      begin: (header) => {
        nowMs += TAKES_MS;
        return store.begin(header);
      },
    },
    committedSeq: () => seq,
    nowMs: () => nowMs,
    onSnapshot: (snapshot) => written.push(snapshot),
  });
  const countAfter = async (events: number, ms: number): Promise<number> => {
    seq += events;
    nowMs += ms;
    schedule.consider();
    await schedule.settled();
    return written.length;
  };
  expect(await countAfter(EVERY_EVENTS - 1, 0)).toBe(0);
  expect(await countAfter(1, 0)).toBe(1);
  expect(await countAfter(10 * EVERY_EVENTS, TAKES_MS - 1)).toBe(1);
  expect(await countAfter(0, 1)).toBe(2);
  expect(await countAfter(0, 10 * TAKES_MS)).toBe(2);
});
