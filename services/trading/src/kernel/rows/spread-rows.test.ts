import { describe, expect, it } from 'vitest';
import { rowContextOn } from '../testing/row-context.ts';
import { openTestDesk } from '../testing/test-desk.ts';
import { calendarSpreadLegs } from './calendar-spread-rows.ts';
import { childRow, parentRow } from '../testing/whole-rows.ts';

const SPREAD = {
  exchange_symbol: 'ESZ6-ESH7',
  asset_class: 'FUTURE',
  asset_sub_class: 'CALENDAR SPREAD',
  order_qty: 5,
  limit_price: 0,
} as const;

describe('rows of a calendar spread', () => {
  it('a child on a leg is held against the market of its leg', async () => {
    const desk = await openTestDesk();
    const { id } = await desk.newOrder({ ...SPREAD, strat: 'legging' });
    desk.market.move(2, { dayLots: 700, dayTurnover: 700 * 20_004 });
    desk.market.trade(4, 90, 2, desk.clock.nowMs);
    desk.venue.fill(1, 2, 40_010);
    await desk.settle();
    expect(childRow(desk.parent(id), desk.kernel.published.orders.child(1), rowContextOn(desk))).toMatchObject({
      exchange_symbol: 'ESZ6',
      previous_close: 5_000,
      day_volume: 700,
      day_vwap: 5_001,
      // The tape is marked for the order's own instrument alone.
      volume_since_start: null,
      avg_spread: null,
      '%Volume': null,
      avg_daily_notional: 1_000_000 * 5_000 * 50,
      filled_usd: 2 * 5_001.25 * 50,
    });
  });

  it("a child in a spread's own book is worth what the near leg is", async () => {
    const desk = await openTestDesk();
    const { id } = await desk.newOrder({ ...SPREAD, strat: 'peg', limit_price: -0.25 });
    desk.venue.fill(1, 2, -2);
    await desk.settle();
    const context = rowContextOn(desk);
    const row = childRow(desk.parent(id), desk.kernel.published.orders.child(1), context);
    expect(row).toMatchObject({ avg_fill_price: -0.25, filled_usd: 500_000, target_usd: 1_250_000 });
    expect(row).toMatchObject({ open_usd: 750_000, remaining_usd: 750_000 });
    expect(parentRow(desk.parent(id), context)).toMatchObject({ filled_usd: 500_000, target_usd: 1_250_000 });
    // The far leg is booked a quarter above the near one's settlement, because the spread was bought below zero.
    expect(calendarSpreadLegs(desk.parent(id), context)).toMatchObject([
      { filled_usd: 500_000 },
      { filled_usd: 2 * 5_000.25 * 50 },
    ]);
  });

  it('the legs of a spread have their own fills, sides and dollars', async () => {
    const desk = await openTestDesk();
    const { id } = await desk.newOrder({ ...SPREAD, strat: 'legging' });
    desk.venue.fill(1, 5, 40_010);
    desk.venue.fill(2, 3, 40_000);
    await desk.settle();
    const context = rowContextOn(desk);
    const row = parentRow(desk.parent(id), context);
    expect(row).toMatchObject({ filled_qty: 3, avg_fill_price: 1.25, cost_arrival_mid_bps: null });
    expect(row.cost_arrival_mid_ticks).toBe(5);
    expect(row.filled_usd).toBe(3 * 5_001.25 * 50);
    expect(calendarSpreadLegs(desk.parent(id), context)).toMatchObject([
      {
        id: `${id}-FRONT`,
        order_side: 'BUY',
        exchange_symbol: 'ESZ6',
        filled_qty: 5,
        remaining_qty: 0,
        open_qty: 0,
        filled_usd: 5 * 5_001.25 * 50,
      },
      {
        id: `${id}-BACK`,
        order_side: 'SELL',
        exchange_symbol: 'ESH7',
        filled_qty: 3,
        remaining_qty: 2,
        open_qty: 2,
        filled_usd: 3 * 5_000 * 50,
      },
    ]);
  });
});
