import { describe, expect, it } from 'vitest';
import { openTestDesk } from '../testing/test-desk.ts';
import { LiveOrders, unreportedLots } from './live-orders.ts';

describe('own prints', () => {
  it('are known as own from the tape, before their reports come', async () => {
    const desk = await openTestDesk();
    const { id } = await desk.newOrder();
    const live = new LiveOrders(1);
    const order = live.of(desk.parent(id));
    const print = { instrument: 0, atMs: 0, priceHalfTicks: 20_000, venue: 'XNAS', ownChildId: 1 } as const;
    const trade = (lots: number, isCountable: boolean, ownId: number | null) =>
      live.trade({ ...print, lots, isCountable }, ownId, () => desk.parent(id));
    trade(30, true, id);
    trade(500, true, null);
    trade(70, false, id);
    expect(unreportedLots(order, desk.parent(id))).toBe(30);
    expect(unreportedLots(order, { ...desk.parent(id), countableLots: 30 })).toBe(0);
    expect(unreportedLots(order, { ...desk.parent(id), countableLots: 40 })).toBe(0);
  });
});
