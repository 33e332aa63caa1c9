import type { TodayVenuesQuestion } from '@meridian/protocol/ports/today-venues';
import { describe, expect, it } from 'vitest';
import { openTestDesk } from '../../kernel/testing/test-desk.ts';
import { TEST_INSTRUMENTS } from '../../kernel/testing/test-instruments.ts';
import { TodayFills } from './today-fills.ts';

const ALL: TodayVenuesQuestion = {
  asset_class: 'EQUITY',
  owned: null,
  country: null,
  strat: null,
  is_buy: null,
  equal: false,
};
const OTHERS = [{ account: 'OTHER', alloc_account: 'OTHER-CORE' }];

/** A desk that bought 100 at 100.01, a cent above the mid, whose price is then 100.11. */
async function filledDesk() {
  const desk = await openTestDesk();
  const fillsOf = () =>
    new TodayFills({
      orders: desk.kernel.published.orders,
      market: desk.market,
      instruments: TEST_INSTRUMENTS,
      fx: () => 1,
    });
  const fills = fillsOf();
  desk.kernel.subscribe((committed) => fills.see(committed));
  desk.market.move(0, { bidTicks: 9_999, askTicks: 10_001 });
  await desk.newOrder({ order_qty: 100 });
  desk.venue.fill(1, 100, 20_002);
  await desk.settle();
  return { desk, fills, fillsOf };
}

describe("today's fills by venue", () => {
  it('have the price that followed at each horizon, as soon as its time has come', async () => {
    const { desk, fills } = await filledDesk();
    const atMs = desk.clock.nowMs;
    fills.tick(atMs + 100);
    desk.market.move(0, { bidTicks: 10_010, askTicks: 10_012 });
    fills.tick(atMs + 1_000);
    const [line] = fills.answer(ALL).fills;
    const usd = 100 * 100.01;
    expect(line).toMatchObject({ fills: 1, qty: 100, weight_0: line?.usd, weight_1: line?.usd, weight_2: 0 });
    expect(line?.usd).toBeCloseTo(usd, 6);
    expect((line?.effective ?? 0) / usd).toBeCloseTo(2, 6);
    expect((line?.quoted ?? 0) / usd).toBeCloseTo(2, 6);
    expect((line?.markout_0 ?? 0) / usd).toBeCloseTo(-0.9999, 4);
    expect((line?.markout_1 ?? 0) / usd).toBeCloseTo(9.999, 3);
    // The half spread at the fill was one tick, and the price went ten ticks our way.
    expect(line?.halves_weight).toBeCloseTo(usd, 6);
    expect((line?.halves ?? 0) / usd).toBeCloseTo(10, 6);
    expect(fills.answer({ ...ALL, equal: true }).fills[0]).toMatchObject({ weight: 1, weight_1: 1 });
  });

  it('are those of the accounts, sides and strategies that are asked for, with what was sent to the venue', async () => {
    const { fills } = await filledDesk();
    const all = fills.answer(ALL);
    expect(all).toMatchObject({ unseen: 0, countries: ['US'], strats: ['peg'] });
    expect(all.sent).toEqual([{ venue: all.fills[0]?.venue, sent: 100, filled: 100 }]);
    expect(fills.answer({ ...ALL, owned: OTHERS })).toMatchObject({ fills: [], sent: [], countries: [] });
    expect(fills.answer({ ...ALL, is_buy: false })).toMatchObject({ fills: [], sent: [], countries: ['US'] });
    expect(fills.answer({ ...ALL, asset_class: 'FUTURE' }).fills).toEqual([]);
  });

  it('from before a restart count, without the prices that nobody saw', async () => {
    const { desk, fillsOf } = await filledDesk();
    const again = fillsOf();
    again.tick(desk.clock.nowMs + 300_000);
    const answer = again.answer(ALL);
    expect(answer).toMatchObject({ unseen: 1, fills: [{ fills: 1, weight_0: 0, weight_4: 0 }] });
  });

  it('from before a restart count once each, whatever comes before they are counted', async () => {
    const { desk, fillsOf } = await filledDesk();
    await desk.newOrder({ order_qty: 500 });
    desk.venue.fill(2, 40, 20_002);
    await desk.settle();
    const again = fillsOf();
    desk.kernel.subscribe((committed) => again.see(committed));
    desk.venue.fill(2, 60, 20_002);
    await desk.newOrder({ order_qty: 100 });
    desk.venue.fill(3, 100, 20_002);
    await desk.settle();
    again.catchUp(1);
    expect(again.isBehind).toBe(true);
    const [line] = again.answer(ALL).fills;
    expect(again.isBehind).toBe(false);
    expect(line).toMatchObject({ fills: 4, qty: 300 });
    expect(again.answer(ALL)).toMatchObject({ unseen: 2, sent: fillsOf().answer(ALL).sent });
  });

  it('begin anew with the next day', async () => {
    const { desk, fills } = await filledDesk();
    const { market } = desk;
    const tomorrow = { ...market.day(), date: '2099-01-02' };
    Object.assign(market, { day: () => tomorrow });
    expect(fills.answer(ALL)).toMatchObject({ date: '2099-01-02', fills: [], sent: [] });
  });
});
