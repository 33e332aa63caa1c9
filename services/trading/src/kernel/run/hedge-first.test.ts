import { describe, expect, it } from 'vitest';
import { auditOf, statusOf } from '../testing/order-history.ts';
import { openTestDesk, type TestDesk } from '../testing/test-desk.ts';

const SPREAD = {
  exchange_symbol: 'ESZ6-ESH7',
  asset_class: 'FUTURE',
  asset_sub_class: 'CALENDAR SPREAD',
  strat: 'legging',
  order_qty: 5,
  limit_price: 0,
} as const;
const ids = { parent_order_numeric_ids: [1] };

/** A spread of five lots with three filled on the near leg and none on the far leg. */
async function nakedSpread(): Promise<TestDesk> {
  const desk = await openTestDesk();
  await desk.newOrder(SPREAD);
  desk.venue.fill(1, 3, 40_010);
  await desk.settle();
  return desk;
}

async function confirmCancels(desk: TestDesk): Promise<void> {
  for (const id of desk.venue.cancelled) if (desk.venue.isOpen(id)) desk.venue.confirmCancel(id);
  await desk.settle();
}

const notes = async (desk: TestDesk) =>
  (await auditOf(desk, 1)).filter(({ req_type }) => req_type === 'NOTE').map(({ description }) => description);

describe('an order that ends with a naked leg', () => {
  it('[OL27] hedges it first, and trades nothing else', async () => {
    const desk = await nakedSpread();
    const answer = await desk.do({ name: 'order.cancel', args: ids });
    expect(answer.message).toBe('Cancel pending: hedging the naked leg.');
    await confirmCancels(desk);
    await desk.wait(1_000);
    expect(desk.venue.openIds()).toEqual([desk.venue.last.childId]);
    expect(desk.venue.last).toMatchObject({ instrument: 3, side: -1, lots: 3 });
    desk.venue.fill(desk.venue.last.childId, 3, 40_000);
    await desk.settle();
    expect(statusOf(desk, 1)).toBe('PARTIAL_OUT');
    expect(await notes(desk)).toEqual([]);
  });

  it('says so when nobody takes the other side in time', async () => {
    const desk = await nakedSpread();
    await desk.do({ name: 'order.cancel', args: ids });
    await confirmCancels(desk);
    await desk.wait(29_000);
    expect(statusOf(desk, 1)).toBe('WORKING');
    await desk.wait(1_000);
    await confirmCancels(desk);
    expect(statusOf(desk, 1)).toBe('OUT');
    expect(await notes(desk)).toEqual(['Ends with a naked leg: 3 of ESZ6 bought and not hedged.']);
    expect(desk.parent(1).logCount).toBe(1);
  });

  it('hedges when its time is over, too', async () => {
    const desk = await nakedSpread();
    const endMs = desk.parent(1).route?.parameters.endMs ?? 0;
    await desk.wait(endMs + 2_000 - desk.clock.nowMs);
    await confirmCancels(desk);
    await desk.wait(1_000);
    expect(desk.venue.last).toMatchObject({ instrument: 3, lots: 3 });
    desk.venue.fill(desk.venue.last.childId, 3, 40_000);
    await desk.settle();
    expect(statusOf(desk, 1)).toBe('PARTIAL_EXPIRED');
  });

  it('waits for a fill that its venue still owes, and hedges that', async () => {
    const desk = await openTestDesk();
    await desk.newOrder(SPREAD);
    const answer = await desk.do({ name: 'order.cancel', args: ids });
    expect(answer.message).toBe('Cancel pending: cancelling child orders.');
    const owed = desk.venue.fill(1, 2, 40_010, true);
    await confirmCancels(desk);
    expect(desk.parent(1).stage).toBe('started');
    desk.venue.report(owed);
    await desk.wait(1_000);
    expect(desk.venue.last).toMatchObject({ instrument: 3, lots: 2 });
    desk.venue.fill(desk.venue.last.childId, 2, 40_000);
    await desk.settle();
    expect(statusOf(desk, 1)).toBe('PARTIAL_OUT');
  });

  it('sends nothing where auto trading is off', async () => {
    const desk = await nakedSpread();
    await desk.do({ name: 'order.pause', args: ids });
    await desk.do({ name: 'order.cancel', args: ids });
    await confirmCancels(desk);
    expect(desk.venue.submitted).toHaveLength(2);
    expect(statusOf(desk, 1)).toBe('OUT');
    expect(await notes(desk)).toHaveLength(1);
  });
});
