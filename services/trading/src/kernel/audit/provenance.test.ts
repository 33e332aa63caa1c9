import { describe, expect, it } from 'vitest';
import { createMemoryJournal } from '../../journal/testing/memory-journal.ts';
import { isFamilyEvent, type JournaledEvent, type KernelEvent } from '../events/kernel-event.ts';
import { causeOfEvent } from '../events/venue-word.ts';
import { MAX_SET_ASIDE_PER_MINUTE } from '../reports/set-aside-reports.ts';
import { auditOf } from '../testing/order-history.ts';
import { openTestDesk, type TestDesk, TRADER } from '../testing/test-desk.ts';
import { TEST_DAY } from '../testing/test-market.ts';
import { stateDigest } from '../testing/state-digest.ts';

async function eventsOf({ journal }: TestDesk): Promise<readonly KernelEvent[]> {
  return (await journal.read(0, 10_000)).map(({ event }) => event);
}

/** An order that was modified and cancelled while its children stood in the way. */
async function changedDesk(): Promise<TestDesk> {
  const desk = await openTestDesk();
  const { id } = await desk.newOrder();
  desk.venue.accept(1);
  const ids = { parent_order_numeric_ids: [id] };
  const user = { ...TRADER, session: 'session-7' };
  await desk.do({ name: 'order.modify', args: { ...ids, limit_price: 99 } }, user);
  desk.venue.confirmCancel(1);
  await desk.settle();
  await desk.do({ name: 'order.cancel', args: ids }, user);
  desk.venue.confirmCancel(2);
  await desk.settle();
  return desk;
}

describe('where an event comes from', () => {
  it('[OL50] is said by every event of an order that lived through everything', async () => {
    const desk = await changedDesk();
    await desk.newOrder({ order_qty: 10, end_time: String(desk.clock.nowMs + 1_000), strat: 'idle' });
    await desk.wait(100_000);
    const events = await eventsOf(desk);
    const causes = events.map((event) => (isFamilyEvent(event) ? causeOfEvent(event) : event.cause));
    expect(causes).not.toContain(undefined);
    expect(new Set(causes.map((cause) => cause?.kind))).toEqual(
      new Set(['start', 'command', 'sent', 'report', 'clock']),
    );
  });

  it('[OL50] [OL51] is read from the audit, with the command that what came late belongs to', async () => {
    const desk = await changedDesk();
    const rows = await auditOf(desk, 1);
    const of = (type: string) => rows.find(({ req_type, res_type }) => (req_type ?? res_type) === type);
    const byModify = 'Command order.modify by trader@meridian.local, session session-7';
    expect(of('NEW ORDER REQUEST')).toMatchObject({ request_id: 'command-1', venue_report: null });
    expect(of('ORDER MODIFY REQUEST')).toMatchObject({ caused_by: byModify, request_id: 'command-2' });
    expect(of('ORDER MODIFY ACCEPT')).toMatchObject({
      caused_by: 'Venue report cancelled on child 1',
      request_id: 'command-2',
    });
    expect(rows.at(-1)).toMatchObject({
      res_type: 'CANCEL/OUT',
      caused_by: 'Venue report cancelled on child 2',
      request_id: 'command-3',
    });
  });

  it('[OL52] keeps what a venue said, word for word', async () => {
    const desk = await openTestDesk();
    await desk.newOrder();
    desk.venue.accept(1);
    const fill = desk.venue.fill(1, 40);
    await desk.settle();
    const filled = (await auditOf(desk, 1)).find(({ res_type }) => res_type === 'PARTIAL FILL');
    expect(JSON.parse(filled?.venue_report ?? 'null')).toEqual(fill);
  });

  it('[OL52] keeps what changed nothing, and no more of it than a bound', async () => {
    const desk = await openTestDesk();
    await desk.newOrder();
    desk.venue.accept(1);
    const fill = desk.venue.fill(1, 40);
    for (let times = 0; times < MAX_SET_ASIDE_PER_MINUTE + 20; times += 1) desk.venue.report(fill);
    desk.clock.nowMs += 60_000;
    desk.venue.report({ kind: 'accepted', childId: 999, atMs: 0 });
    await desk.settle();
    const aside = (await eventsOf(desk)).filter((event) => event.kind === 'ReportSetAside');
    expect(aside).toHaveLength(MAX_SET_ASIDE_PER_MINUTE + 1);
    expect(aside[0]).toMatchObject({ report: fill, why: 'ignored' });
    expect(aside.at(-1)).toMatchObject({ report: { childId: 999 }, why: 'strange' });
  });

  it('[OL53] is another day for each step of a GTC order', async () => {
    const desk = await openTestDesk();
    await desk.newOrder({ time_in_force: 'GTC', strat: 'idle' });
    desk.market.currentDay = { ...TEST_DAY, date: '2026-11-17' };
    await desk.wait(1);
    await desk.do({ name: 'order.cancel', args: { parent_order_numeric_ids: [1] } });
    const dates = (await auditOf(desk, 1)).map(({ trade_date, description }) => [trade_date, description?.slice(0, 4)]);
    expect(dates).toEqual([
      ['2026-11-16', 'New '],
      ['2026-11-16', 'idle'],
      ['2026-11-17', 'GTC:'],
      ['2026-11-17', 'Canc'],
      ['2026-11-17', 'Out'],
    ]);
  });

  it('[OL55] is not in older journals, which are read to the same orders', async () => {
    const desk = await changedDesk();
    const journal = createMemoryJournal();
    await journal.append((await desk.journal.read(0, 10_000)).map(older));
    const { venue, clock } = desk;
    const again = await openTestDesk({ journal, venue, clock });
    expect(again.failures).toEqual([]);
    const [row] = await auditOf(again, 1);
    expect(row).toMatchObject({ caused_by: null, request_id: null, venue_report: null, trade_date: '2026-11-16' });
    expect(again.parent(1)).toMatchObject({ stage: 'done', outcome: 'out', terms: { limitTicks: 9_900 } });
  });

  it('[OL14] does not change what is recovered', async () => {
    const desk = await changedDesk();
    const { journal, venue, clock } = desk;
    const digest = stateDigest(desk.kernel.published);
    const again = await openTestDesk({ journal, venue, clock });
    expect(stateDigest(again.kernel.published)).toBe(digest);
  });
});

/** As written before events said where they come from; what ends an order had its date then too. */
function older({ seq, event }: JournaledEvent): JournaledEvent {
  const later = ['cause', 'request', 'raw', ...('endMark' in event ? [] : ['date'])];
  if (event.kind === 'OrderModifyRejected') later.push('change');
  const before = Object.fromEntries(Object.entries(event).filter(([name]) => !later.includes(name)));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an event of a journal, with less said.
  return { seq, event: before as unknown as KernelEvent };
}
