import { expect, it } from 'vitest';
import { createMemoryJournal } from '../journal/testing/memory-journal.ts';
import { sent } from '../journal/testing/journal-contract.ts';
import type { SnapshotHeader } from '../kernel/store/snapshot-store.ts';
import { ParentRecords } from '../kernel/state/parent-records.ts';
import { openTestDesk } from '../kernel/testing/test-desk.ts';
import { JournalPruning } from './journal-pruning.ts';

const DAY_MS = 86_400_000;
const header = (id: number, seq: number): SnapshotHeader => ({ id, seq, version: 1, createdMs: 0, chunkCount: 1 });
const list = async () => [header(2, 90), header(1, 50)];

async function journalOf(events: number) {
  const journal = createMemoryJournal();
  await journal.append(Array.from({ length: events }, (_, index) => sent(index + 1)));
  return journal;
}

it('forgets what no snapshot needs a week later, and looks again a day after that', async () => {
  const journal = await journalOf(100);
  const clock = { nowMs: 30 * DAY_MS };
  const pruning = new JournalPruning({
    journal,
    snapshots: { list },
    parents: new ParentRecords(null),
    nowMs: () => clock.nowMs,
  });
  expect(await pruning.snapshotWritten()).toBe(49);
  await journal.append([sent(101)]);
  clock.nowMs += DAY_MS - 1;
  const newer = new JournalPruning({ journal, snapshots: { list }, parents: new ParentRecords(null), nowMs: () => 5 });
  expect([await pruning.snapshotWritten(), await newer.snapshotWritten()]).toEqual([0, 0]);
  expect((await journal.read(0, 1))[0]?.seq).toBe(50);
});

it('keeps the events of a day that is not written yet', async () => {
  const journal = await journalOf(100);
  const firstMs = (await journal.read(0, 1))[0]?.event.atMs ?? 0;
  const options = { journal, snapshots: { list }, parents: new ParentRecords(null), nowMs: () => 30 * DAY_MS };
  expect(await new JournalPruning({ ...options, wantedFromMs: async () => firstMs }).snapshotWritten()).toBe(0);
  expect(await new JournalPruning({ ...options, wantedFromMs: async () => Infinity }).snapshotWritten()).toBe(49);
});

it('keeps the whole history of an order that is still in the engine', async () => {
  const desk = await openTestDesk();
  const { receivedMs } = await desk.newOrder();
  const journal = await journalOf(100);
  const { parents } = desk.kernel.published.orders;
  const before: number[] = [];
  const prune = async (_: number, beforeMs: number) => before.push(beforeMs);
  const pruning = new JournalPruning({
    journal: { ...journal, prune },
    snapshots: { list },
    parents,
    nowMs: () => receivedMs + 60 * DAY_MS,
  });
  await pruning.snapshotWritten();
  expect(before).toEqual([receivedMs]);
});
