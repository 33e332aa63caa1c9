import { describe, expect, it } from 'vitest';
import { DAMAGED_CARRY } from '../store/chunk-checksum.ts';
import { createMemoryJournal } from '../../journal/testing/memory-journal.ts';
import { createMemorySnapshotStore } from '../../journal/testing/memory-snapshot-store.ts';
import type { SnapshotChunk, SnapshotStore } from '../store/snapshot-store.ts';
import { SnapshotLayout } from '../snapshot/snapshot-layout.ts';
import { writeSnapshot } from '../snapshot/write-snapshot.ts';
import { stateDigest } from '../testing/state-digest.ts';
import { auditTypes } from '../testing/order-history.ts';
import { NEW_ORDER, openTestDesk, type TestDesk } from '../testing/test-desk.ts';
import { TEST_INSTRUMENTS } from '../testing/test-instruments.ts';
import { pruneJournal } from './prune-journal.ts';
import { recoverState } from './recover-state.ts';

/** A desk with a few orders, some filled, and a snapshot half-way. */
async function busyDesk(): Promise<{ readonly desk: TestDesk; readonly snapshots: SnapshotStore }> {
  const snapshots = createMemorySnapshotStore();
  const desk = await openTestDesk();
  for (let n = 1; n <= 6; n += 1) {
    await desk.newOrder({ order_qty: n * 50 });
    desk.venue.accept(n);
    desk.venue.fill(n, 10 * n > 100 ? 100 : 10 * n);
  }
  await desk.settle();
  return { desk, snapshots };
}

const snapshot = (
  { kernel }: TestDesk,
  store: SnapshotStore,
  layout = new SnapshotLayout(),
  rest = () => Promise.resolve(),
) =>
  writeSnapshot({
    layout,
    rest,
    published: kernel.published,
    committedSeq: () => kernel.committedSeq,
    store,
    nowMs: () => 0,
    chunkRecords: 4,
    settledEvents: 0,
    keep: 2,
  });

function turnOver(chunk: SnapshotChunk): SnapshotChunk {
  const body = Uint8Array.from(chunk.body);
  body[8] = (body[8] ?? 0) ^ 1;
  return { ...chunk, body };
}

/** The store with one corrupted byte. */
function damaged(store: SnapshotStore, snapshotId: number, index: number): SnapshotStore {
  return {
    ...store,
    read: async (id, afterIndex, limit) => {
      const chunks = await store.read(id, afterIndex, limit);
      return chunks.map((chunk) => (id === snapshotId && chunk.index === index ? turnOver(chunk) : chunk));
    },
  };
}

const carry = () => Promise.reject(new Error(DAMAGED_CARRY));

describe('recovery', () => {
  it('[OL14] takes the snapshot and what came after it', async () => {
    const { desk, snapshots } = await busyDesk();
    const written = await snapshot(desk, snapshots);
    await desk.newOrder();
    const recovered = await recoverState({ journal: desk.journal, snapshots });
    expect(recovered).toMatchObject({ snapshotSeq: written.seq, faults: [] });
    expect(recovered.replayedEvents).toBe(desk.kernel.committedSeq - written.seq);
    expect(stateDigest(recovered.state)).toBe(stateDigest(desk.kernel.published));
  });

  it('takes over what did not change from the snapshot before, and writes the rest anew', async () => {
    const { desk, snapshots } = await busyDesk();
    const layout = new SnapshotLayout();
    const whole = await snapshot(desk, snapshots, layout);
    desk.venue.fill(2, 5);
    await desk.settle();
    layout.touch(2);
    const next = await desk.newOrder();
    const partly = await snapshot(desk, snapshots, layout);
    expect([whole.carried, partly.carried > 0, partly.carried < partly.chunks - 1]).toEqual([0, true, true]);
    expect(layout.chunks.at(-1)?.lastId).toBe(next.id);
    const recovered = await recoverState({ journal: desk.journal, snapshots });
    expect(recovered).toMatchObject({ replayedEvents: 0, faults: [] });
    expect(stateDigest(recovered.state)).toBe(stateDigest(desk.kernel.published));
  });

  it('writes again what changes while it is written, orders that came included', async () => {
    const { desk, snapshots } = await busyDesk();
    const layout = new SnapshotLayout();
    desk.kernel.subscribe(({ changes }) => changes.forEach(({ journaled }) => layout.note(journaled.event)));
    const steps = [() => desk.newOrder(), () => desk.venue.fill(1, 5), () => desk.newOrder()];
    const rest = async (): Promise<void> => {
      await steps.shift()?.();
      await desk.settle();
    };
    const written = await snapshot(desk, snapshots, layout, rest);
    expect([steps, written.seq]).toEqual([[], desk.kernel.committedSeq]);
    const recovered = await recoverState({ journal: desk.journal, snapshots });
    expect(recovered).toMatchObject({ replayedEvents: 0, faults: [] });
    expect(stateDigest(recovered.state)).toBe(stateDigest(desk.kernel.published));
  });

  it('is not begun again while everything changes: it would be as far behind afterwards', async () => {
    const { desk, snapshots } = await busyDesk();
    const layout = new SnapshotLayout();
    const rest = async (): Promise<void> => {
      await desk.newOrder();
      layout.touch(1, Number.POSITIVE_INFINITY);
    };
    const beganSeq = desk.kernel.committedSeq;
    const { seq } = await snapshot(desk, snapshots, layout, rest);
    expect(seq).toBe(beganSeq);
    const recovered = await recoverState({ journal: desk.journal, snapshots });
    expect(stateDigest(recovered.state)).toBe(stateDigest(desk.kernel.published));
  });

  it('comes to an end in an engine that never rests, and the replay has the remainder', async () => {
    const { desk, snapshots } = await busyDesk();
    const layout = new SnapshotLayout();
    desk.kernel.subscribe(({ changes }) => changes.forEach(({ journaled }) => layout.note(journaled.event)));
    const written = await snapshot(desk, snapshots, layout, async () => void (await desk.newOrder()));
    const recovered = await recoverState({ journal: desk.journal, snapshots });
    expect(recovered.replayedEvents).toBe(desk.kernel.committedSeq - written.seq);
    expect(recovered.replayedEvents).toBeGreaterThan(0);
    expect(stateDigest(recovered.state)).toBe(stateDigest(desk.kernel.published));
  });

  it('leaves a snapshot that the next can be built upon, but for what was replayed', async () => {
    const { desk, snapshots } = await busyDesk();
    await snapshot(desk, snapshots);
    desk.venue.fill(2, 5);
    await desk.newOrder();
    const { layout } = await recoverState({ journal: desk.journal, snapshots });
    const stale = layout.chunks.filter(({ isStale }) => isStale);
    expect(stale.map(({ firstId, lastId }) => firstId <= 2 && lastId >= 2)).toEqual([true]);
    const fresh = layout.chunks.length - stale.length;
    expect((await snapshot(desk, snapshots, layout)).carried).toBe(fresh);
    const recovered = await recoverState({ journal: desk.journal, snapshots });
    expect(recovered).toMatchObject({ replayedEvents: 0, faults: [] });
    expect(stateDigest(recovered.state)).toBe(stateDigest(desk.kernel.published));
  });

  it('builds nothing on a snapshot that is damaged', async () => {
    const { desk, snapshots } = await busyDesk();
    const layout = new SnapshotLayout();
    await snapshot(desk, snapshots, layout);
    await expect(snapshot(desk, { ...snapshots, carry }, layout)).rejects.toThrow('damaged or gone');
    const [kept] = await snapshots.list();
    expect(await snapshot(desk, snapshots, layout)).toMatchObject({ carried: 0, seq: kept?.seq });
  });

  it('falls back to the snapshot before a damaged one, and to the journal alone', async () => {
    const { desk, snapshots } = await busyDesk();
    const first = await snapshot(desk, snapshots);
    await desk.newOrder();
    await snapshot(desk, snapshots);
    const [newest, older] = await snapshots.list();
    const oneBad = damaged(snapshots, newest?.id ?? 0, 2);
    const recovered = await recoverState({ journal: desk.journal, snapshots: oneBad });
    expect(recovered.snapshotSeq).toBe(first.seq);
    expect(recovered.faults).toEqual([{ snapshotId: newest?.id, reason: 'chunk 2 is damaged' }]);
    const bothBad = damaged(oneBad, older?.id ?? 0, 0);
    const fromNothing = await recoverState({ journal: desk.journal, snapshots: bothBad });
    expect([fromNothing.snapshotSeq, fromNothing.faults.length]).toEqual([0, 2]);
    const digest = stateDigest(desk.kernel.published);
    expect([stateDigest(recovered.state), stateDigest(fromNothing.state)]).toEqual([digest, digest]);
  });

  it('passes over a snapshot with a chunk missing, and one of another version', async () => {
    const { desk, snapshots } = await busyDesk();
    await snapshot(desk, snapshots);
    const holed = {
      ...snapshots,
      read: async (id: number, after: number, limit: number) => (await snapshots.read(id, after, limit)).slice(1),
    };
    expect((await recoverState({ journal: desk.journal, snapshots: holed })).faults[0]?.reason).toBe(
      'chunk 0 is missing',
    );
    const cut = {
      ...snapshots,
      read: async (id: number, after: number) => (after < 0 ? await snapshots.read(id, after, 2) : []),
    };
    expect((await recoverState({ journal: desk.journal, snapshots: cut })).faults[0]?.reason).toMatch(
      /it has 2 of \d+ chunks/,
    );
    const newer = {
      ...snapshots,
      list: async () => (await snapshots.list()).map((header) => Object.assign(header, { version: 99 })),
    };
    expect((await recoverState({ journal: desk.journal, snapshots: newer })).faults[0]?.reason).toBe(
      'it is of version 99',
    );
  });

  it('refuses a journal with a hole', async () => {
    const { desk } = await busyDesk();
    await desk.journal.prune(5, Number.POSITIVE_INFINITY);
    await expect(recoverState({ journal: desk.journal, snapshots: null })).rejects.toThrow('missing after event 0');
  });

  it('forgets only what no kept snapshot needs', async () => {
    const { desk, snapshots } = await busyDesk();
    await snapshot(desk, snapshots);
    expect(await pruneJournal(desk.journal, snapshots, Number.POSITIVE_INFINITY)).toBe(0);
    await desk.newOrder();
    await snapshot(desk, snapshots);
    const oldest = (await snapshots.list()).at(-1)?.seq;
    expect(await pruneJournal(desk.journal, snapshots, Number.POSITIVE_INFINITY)).toBe((oldest ?? 0) - 1);
    const recovered = await recoverState({ journal: desk.journal, snapshots });
    expect(stateDigest(recovered.state)).toBe(stateDigest(desk.kernel.published));
  });

  it('is refused under another universe of instruments', async () => {
    const { desk } = await busyDesk();
    const [first, ...rest] = TEST_INSTRUMENTS;
    const instruments = first === undefined ? [] : [{ ...first, bestexId: '99999999' }, ...rest];
    const opening = openTestDesk({ journal: desk.journal, kernel: { instruments } });
    await expect(opening).rejects.toMatchObject({ name: 'StartupProblem' });
  });
});

/** Another engine on the same journal, after the first is idle and the venue has answered. */
async function restart(desk: TestDesk): Promise<TestDesk> {
  const { journal, venue, clock } = desk;
  await desk.kernel.close();
  const again = await openTestDesk({ journal, venue, clock });
  await again.settle();
  again.venue.answer();
  await again.settle();
  return again;
}

describe('after a restart', () => {
  it('[OL40] goes on with children that the venue still has, and sends none again', async () => {
    const desk = await openTestDesk();
    const { id } = await desk.newOrder();
    desk.venue.accept(1);
    await desk.settle();
    const again = await restart(desk);
    expect(again.venue.submitted).toHaveLength(1);
    again.venue.fill(1, 100);
    await again.settle();
    expect(again.parent(id).fills.own.lots).toBe(100);
    expect(again.venue.submitted).toHaveLength(2);
  });

  it('[OL43] books the fills that it missed, and the end of what ended', async () => {
    const desk = await openTestDesk();
    const { id } = await desk.newOrder();
    desk.venue.accept(1);
    await desk.settle();
    await desk.kernel.close();
    desk.venue.fill(1, 30, 20_000, true);
    desk.venue.confirmCancel(1, false);
    const again = await restart(desk);
    expect(again.parent(id).fills.own.lots).toBe(30);
    expect(await auditTypes(again, id)).toContain('UNSOLICITED CANCEL');
  });

  it('counts a child that no venue knows as out, whether or not it had left', async () => {
    const desk = await openTestDesk();
    const { id } = await desk.newOrder();
    desk.venue.forget();
    const again = await restart(desk);
    expect(again.kernel.published.orders.child(1)).toMatchObject({ status: 'Cancelled' });
    expect((await auditTypes(again, id)).slice(3)).toEqual(['NOTE', 'UNSOLICITED CANCEL', 'NEW ORDER REQUEST']);
    expect(again.venue.submitted.map(({ childId }) => childId)).toEqual([1, 2]);
  });

  it('[OL1] remembers what it answered', async () => {
    const desk = await openTestDesk();
    const command = desk.command({ name: 'order.new', args: NEW_ORDER });
    const first = await desk.send(command);
    const again = await restart(desk);
    expect(await again.send(command)).toEqual(first);
    expect(again.kernel.published.orders.parents.size).toBe(1);
  });

  it('starts an empty journal without a word', async () => {
    const journal = createMemoryJournal();
    const desk = await openTestDesk({ journal });
    await desk.settle();
    expect((await journal.read(0, 10)).map(({ event }) => event.kind)).toEqual(['TradingDayBegan']);
  });
});
