import { describe, expect, it } from 'vitest';
import { createMemoryJournal } from '../../journal/testing/memory-journal.ts';
import type { Journal } from '../store/journal.ts';
import { createMemorySnapshotStore } from '../../journal/testing/memory-snapshot-store.ts';
import { decidedIn } from '../events/decided-in.ts';
import { EVENT_VERSION } from '../events/event-head.ts';
import { isFamilyEvent, type JournaledEvent, type KernelEvent } from '../events/kernel-event.ts';
import { SnapshotLayout } from '../snapshot/snapshot-layout.ts';
import { writeSnapshot } from '../snapshot/write-snapshot.ts';
import { stateAheadOf } from '../state/state-ahead.ts';
import { stateDigest } from '../testing/state-digest.ts';
import { ADMIN, NEW_ORDER, openTestDesk, type TestDesk } from '../testing/test-desk.ts';
import { recoverState } from './recover-state.ts';

/** The format from before orders stored their value, overrides and modifiers. */
function older({ seq, event }: JournaledEvent): JournaledEvent {
  if (event.kind === 'OrderReceived') {
    const { usdPerLot: _, override: __, ...before } = event;
    return { seq, event: before };
  }
  return { seq, event };
}

async function olderJournal({ journal }: TestDesk): Promise<Journal> {
  const before = createMemoryJournal();
  await before.append((await journal.read(0, 10_000)).map(older));
  return before;
}

async function modifiedDesk(): Promise<TestDesk> {
  const desk = await openTestDesk();
  await desk.newOrder({ strat: 'idle' });
  await desk.do({ name: 'order.modify', args: { parent_order_numeric_ids: [1], order_qty: 2_000 } }, ADMIN);
  return desk;
}

/** As before child orders' events had decisions: each decision is an event of its own after them. */
function withPlansApart(event: KernelEvent): readonly KernelEvent[] {
  const decided = isFamilyEvent(event) ? decidedIn(event) : null;
  if (decided === null || (event.kind !== 'ChildCreated' && event.kind !== 'ChildCancelRequested')) return [event];
  const { decided: _, ...child } = event;
  const { atMs, parentId, date, cause } = event;
  const head = { atMs, parentId, ...(date !== undefined && { date }), ...(cause && { cause }) };
  return [
    { ...child, v: EVENT_VERSION },
    { v: EVENT_VERSION, ...head, kind: 'PlanRecorded', ...decided },
  ];
}

const STALE = { parent_order_numeric_ids: [1], order_qty: 3_000 };
const expected = [{ parent_order_numeric_id: 1, order_qty: 1_000 }];

describe('records of an older version', () => {
  it('are read from the journal: such orders count nothing, and new ones do', async () => {
    const desk = await modifiedDesk();
    const { venue, clock } = desk;
    const again = await openTestDesk({ journal: await olderJournal(desk), venue, clock });
    const { gross } = again.kernel.published.orders;
    const date = again.market.day().date;
    expect([again.failures, gross.dayOf('ALDGATE', 'ALDGATE-CORE', date).gross_usd]).toEqual([[], 0]);
    const args = { ...NEW_ORDER, strat: 'idle', order_qty: 100 };
    await again.send({ id: 'new-0', name: 'order.new', args });
    expect(gross.dayOf('ALDGATE', 'ALDGATE-CORE', date).gross_usd).toBe(10_000);
    expect((await again.send({ id: 'new-1', name: 'order.modify', args: STALE })).ok).toBe(true);
  });

  it('give the same orders when decisions are events of their own', async () => {
    const desk = await openTestDesk();
    for (const strat of ['peg', 'restless']) await desk.newOrder({ strat, order_qty: 5_000 });
    for (let second = 0; second < 20; second += 1) await desk.wait(1_000);
    const events = (await desk.journal.read(0, 10_000)).map(({ event }) => event);
    const apart = events.flatMap(withPlansApart);
    expect(apart.length).toBeGreaterThan(events.length);
    const before = createMemoryJournal();
    await before.append(apart.map((event, index) => ({ seq: index + 1, event })));
    const { state } = await recoverState({ journal: before, snapshots: null });
    expect(stateDigest(state)).toBe(stateDigest(desk.kernel.published));
  });

  it('are read from a snapshot: who changed an order is not known, and that it changed is', async () => {
    const desk = await modifiedDesk();
    const published = stateAheadOf(desk.kernel.published);
    const { usdPerLot: _, pendingBy: __, changedBy: ___, ...parent } = published.orders.parent(1);
    published.orders.putParent(parent);
    const snapshots = createMemorySnapshotStore();
    await writeSnapshot({
      layout: new SnapshotLayout(),
      rest: () => Promise.resolve(),
      published,
      committedSeq: () => desk.kernel.committedSeq,
      store: snapshots,
      nowMs: () => 0,
      chunkRecords: 4,
      settledEvents: 0,
      keep: 2,
    });
    const { journal, venue, clock } = desk;
    const again = await openTestDesk({ journal, snapshots, venue, clock });
    const answer = await again.send({ id: 'new-0', name: 'order.modify', args: { ...STALE, expected } });
    expect(answer.rows).toMatchObject([{ code: 'changed-meanwhile', changed_by: null }]);
    expect(answer.message).toBe('Somebody changed the order meanwhile: quantity from 1,000 to 2,000.');
    expect((await again.send({ id: 'new-1', name: 'order.modify', args: STALE })).ok).toBe(true);
  });
});
