import { describe, expect, it } from 'vitest';
import { createMemoryJournal } from '../../journal/testing/memory-journal.ts';
import type { Journal } from '../store/journal.ts';
import { createMemorySnapshotStore } from '../../journal/testing/memory-snapshot-store.ts';
import type { JournaledEvent } from '../events/kernel-event.ts';
import { SnapshotLayout } from '../snapshot/snapshot-layout.ts';
import { writeSnapshot } from '../snapshot/write-snapshot.ts';
import { copyState } from '../state/copy-state.ts';
import { ADMIN, NEW_ORDER, openTestDesk, type TestDesk } from '../testing/test-desk.ts';

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

  it('are read from a snapshot: who changed an order is not known, and that it changed is', async () => {
    const desk = await modifiedDesk();
    const published = copyState(desk.kernel.published);
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
