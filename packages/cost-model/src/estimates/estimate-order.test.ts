import type { InstrumentFacts } from '@meridian/domain/entities/instrument-facts';
import { STRATEGY_NAMES, type StrategyName } from '@meridian/domain/strategies/strategy-names';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimateCost } from '../curves/cost-estimate.ts';
import { estimateMarket } from './estimate-market.ts';
import { estimateOrder, type OrderEstimate } from './estimate-order.ts';
import { spreadsPaid } from './spread-paid.ts';
import { atMinute, SOME_SHARE, SOME_SPREAD } from './testing/some-facts.ts';
import type { OrderToEstimate } from './work-plan.ts';

const order = (strat: string, order_qty: number, values: OrderToEstimate['values'] = {}): OrderToEstimate => ({
  order_side: 'BUY',
  order_qty,
  strat,
  values,
});

function estimated(of: OrderToEstimate, facts = SOME_SHARE): OrderEstimate {
  const estimate = estimateOrder(facts, of);
  if (estimate.kind === 'unavailable') throw new Error(estimate.message);
  return estimate;
}

const withoutAuctions: InstrumentFacts = { ...SOME_SHARE, impact: SOME_SPREAD.impact };

const PLANNED = STRATEGY_NAMES.filter(
  (name) => !['dark', 'staging', 'moo', 'calendar-spread'].includes(name),
) satisfies StrategyName[];
const strategies = fc.constantFrom(...PLANNED);
/** An order larger than the closing auction also uses continuous volume, which may cost less per share. */
const steady = fc.constantFrom(...PLANNED.filter((name) => name !== 'close'));
const quantities = fc.integer({ min: 1, max: 3_000_000 });
const caps = fc.constantFrom(null, 1, 5, 20);

describe('order estimate', () => {
  it('of a rate equals the default model at that rate, less what resting orders earn of the spread on balance', () => {
    const whole = estimateMarket(SOME_SHARE)?.cost;
    if (whole === undefined) throw new Error('no market');
    const market = { ...whole, spread: 0 };
    const earned = -spreadsPaid('pov', 'EQUITY') * (whole.spread ?? 0);
    expect(earned).toBeGreaterThan(0);
    const model = estimateCost(100_000, market, { kind: 'participation', participation: 0.1 });
    const estimate = estimated(order('pov', 100_000, { pr: 10 }));
    if (model.kind === 'unavailable') throw new Error(model.reason);
    expect(estimate.participation).toBeCloseTo(0.1, 5);
    expect(estimate.cost.bps).toBeCloseTo((1e4 * (model.cost.total - earned)) / market.price, 3);
    // A day's move happens in the nine tenths of its volume between the auctions, and while others trade: at a tenth of
    // the volume they are nine tenths too, so that both cancel out.
    expect(estimate.risk.bps).toBeCloseTo((1e4 * model.timingRisk) / market.price, 1);
    expect(estimate.cost.usd).toBeCloseTo(100_000 * (model.cost.total - earned), -1);
  });

  it('follows the quantity where no more can be done by the end: 115,000 changed to 50,000,000 shares is not unchanged', () => {
    const [less, more] = [115_000, 50_000_000].map((quantity) => estimated(order('pov', quantity, { pr: 10 })));
    expect(more?.finishMs).toBeNull();
    expect(more?.cost.bps).toBeGreaterThan(2 * (less?.cost.bps ?? 0));
    expect(more?.risk.bps).toBeGreaterThan(less?.risk.bps ?? 0);
  });

  it('under a limit fills less and saves nothing by what it leaves', () => {
    const free = estimated(order('vwap', 100_000));
    const mid = estimateMarket(SOME_SHARE)?.cost.price ?? 0;
    const at = (away: number) =>
      estimateOrder(SOME_SHARE, { ...order('vwap', 100_000), limit_price: mid * (1 + away) });
    const tight = at(0.0005);
    if (tight.kind === 'unavailable') throw new Error(tight.message);
    expect(tight.chance).toBeLessThan(1);
    expect(tight.cost.bps).toBeGreaterThanOrEqual(tight.chance * (free.cost.bps ?? 0));
    expect(tight.opportunity.bps).toBeGreaterThan(0);
    expect(tight.filledRanges.at(-1)?.high.bps).toBeLessThanOrEqual(5.0001);
    expect(tight.plannedQty).toBeLessThan(free.plannedQty);
    expect(tight.finishMs).toBeNull();
    const marketable = at(0.9);
    if (marketable.kind === 'unavailable') throw new Error(marketable.message);
    expect(marketable.cost.bps).toBeCloseTo(free.cost.bps ?? 0, 4);
    expect(marketable.plannedQty).toBe(free.plannedQty);
    expect(at(-0.9)).toMatchObject({ kind: 'unavailable', message: expect.stringContaining('limit') });
  });

  it('counts ticks by the tick at the price that it is about, wherever the last close was', () => {
    const bands = [
      { from_price: 0, tick_size: 0.01 },
      { from_price: 100, tick_size: 0.05 },
    ];
    const fine = estimated(order('vwap', 100_000));
    const banded = estimated(order('vwap', 100_000), { ...SOME_SHARE, tick_bands: bands });
    expect(banded.cost.ticks).toBeCloseTo(fine.cost.ticks / 5, 6);
    expect(banded.cost.bps).toBeCloseTo(fine.cost.bps ?? 0, 9);
  });

  it('of a limit that is hardly reached expects no gain, in ticket and list alike', () => {
    const price = estimateMarket(SOME_SHARE)?.cost.price ?? 0;
    for (const away of [0.002, 0.005, 0.01]) {
      const sale = { ...order('vwap', 100_000), order_side: 'SELL', limit_price: price * (1 + away) } as const;
      const found = estimateOrder(SOME_SHARE, sale);
      if (found.kind === 'unavailable') continue;
      expect(found.plannedQty).toBeLessThan(50_000);
      expect(found.cost.bps).toBeGreaterThanOrEqual(0);
    }
  });

  it('of an opening auction includes the risk of the call and of the night before', () => {
    const { session } = SOME_SHARE;
    const before = (minutes: number, phase: 'closed' | 'opening-auction') =>
      estimated(order('moo', 5_000), {
        ...SOME_SHARE,
        session: { ...session, phase, now_ms: session.open_ms - minutes * 60_000 },
      });
    const [night, call] = [before(8, 'closed'), before(4, 'opening-auction')];
    expect(call.risk.bps).toBeGreaterThan(0);
    expect(night.risk.bps).toBeGreaterThan(5 * (call.risk.bps ?? 0));
  });

  it('has ranges about its mean, the wider one outside', () => {
    fc.assert(
      fc.property(strategies, quantities, (strat, quantity) => {
        const { cost, ranges } = estimated(order(strat, quantity));
        const [half, most] = ranges;
        const bounds = [most?.low, half?.low, cost, half?.high, most?.high].map((one) => one?.ticks ?? Number.NaN);
        expect(bounds).toEqual(bounds.toSorted((a, b) => a - b));
      }),
    );
  });

  it('costs more for more', () => {
    fc.assert(
      fc.property(strategies, fc.integer({ min: 2_000, max: 1_000_000 }), (strat, quantity) => {
        const [less, more] = [estimated(order(strat, quantity)), estimated(order(strat, 2 * quantity))];
        expect((more.cost.usd ?? 0) - (less.cost.usd ?? 0)).toBeGreaterThan(0);
      }),
    );
  });

  it('costs more a share for more, unless more of it is outside the auction', () => {
    fc.assert(
      fc.property(steady, fc.integer({ min: 2_000, max: 1_000_000 }), (strat, quantity) => {
        const [less, more] = [estimated(order(strat, quantity)), estimated(order(strat, 2 * quantity))];
        expect(more.cost.ticks - less.cost.ticks).toBeGreaterThan(0);
      }),
    );
  });

  it('plans a way that never goes back and ends at what can be done', () => {
    fc.assert(
      fc.property(strategies, quantities, caps, (strat, quantity, vc) => {
        const estimate = estimateOrder(SOME_SHARE, order(strat, quantity, { vc }));
        // A small order under a cap may not trade at all.
        fc.pre(estimate.kind === 'estimated' || vc === null);
        if (estimate.kind === 'unavailable') throw new Error(estimate.message);
        const { trajectory, plannedQty, finishMs } = estimate;
        for (const part of ['atMs', 'goal', 'low', 'high'] as const) {
          const values = trajectory.map((point) => point[part]);
          expect(values).toEqual(values.toSorted((a, b) => a - b));
        }
        for (const { low, goal, high } of trajectory) {
          expect(low).toBeLessThanOrEqual(goal);
          expect(goal).toBeLessThanOrEqual(high);
          expect(high).toBeLessThanOrEqual(quantity);
        }
        expect(trajectory.at(-1)?.goal).toBe(plannedQty);
        expect(finishMs === null).toBe(plannedQty < quantity);
        const cap = strat === 'moc' || vc === null ? 0.5 : vc / 100;
        expect(plannedQty).toBeLessThanOrEqual((cap / (1 - cap)) * 1e7);
      }),
    );
  });

  it('finishes by the volume that a rate needs', () => {
    // Others trade nine times as much: 9% of the day, of which the next half hour has 7.479% and the one after 6.381%.
    const { finishMs } = estimated(order('pov', 100_000, { pr: 10 }));
    const minutes = 30 + (30 * (9 - 7.479)) / 6.381;
    expect(((finishMs ?? 0) - atMinute(60)) / 60_000).toBeCloseTo(minutes, 1);
  });

  it('says how much is left undone', () => {
    const { finishMs, plannedQty, endMs } = estimated(order('pov', 2_000_000, { pr: 5, et: '+60' }));
    expect(finishMs).toBeNull();
    expect(endMs).toBe(atMinute(120));
    expect(plannedQty / 1e7).toBeCloseTo((0.05 / 0.95) * 0.9 * (0.0831 + 0.0709), 5);
  });

  it('takes a rate up to what must finish needs', () => {
    const { finishMs } = estimated(order('pov', 2_000_000, { pr: 5, mf: true }));
    expect(finishMs).not.toBeNull();
  });

  it('pays no spread in the closing auction, and waits for it', () => {
    const close = estimated(order('moc', 50_000));
    const pov = estimated(order('pov', 50_000, { pr: 10 }));
    expect(close.finishMs).toBe(atMinute(390));
    expect(close.cost.ticks).toBeLessThan(pov.cost.ticks);
    expect(close.risk.ticks).toBeGreaterThan(pov.risk.ticks);
    expect(close.participation).toBeCloseTo(50_000 / 850_000, 4);
  });

  it('is early where it is urgent', () => {
    const halfway = ['low', 'medium', 'high'].map(
      (urgency) => estimated(order('optimal', 100_000, { urgency })).trajectory[48]?.goal,
    );
    expect(halfway).toEqual(halfway.toSorted((a, b) => (a ?? 0) - (b ?? 0)));
    expect(new Set(halfway).size).toBe(3);
  });

  it('of a calendar spread has no bps', () => {
    const { cost, ranges } = estimated(order('calendar-spread', 100), SOME_SPREAD);
    expect(cost.bps).toBeNull();
    expect(ranges.map(({ low }) => low.bps)).toEqual([null, null]);
    expect(cost.ticks).toBeGreaterThan(0);
    expect(cost.usd).toBeCloseTo(cost.ticks * 0.05 * 50 * 100, 8);
  });

  it.each([
    [order('dark', 100), SOME_SHARE, 'no-plan', 'dark venues'],
    [order('moo', 100), SOME_SHARE, 'no-plan', 'opening auction'],
    [order('moc', 100), SOME_SPREAD, 'no-plan', 'MOC needs an auction, and calendar spreads have none'],
    [order('moc', 100), withoutAuctions, 'no-plan', 'no closing auction'],
    [order('vwap', 0.5), SOME_SHARE, 'no-plan', 'at least 1'],
    [order('vwap', 100, { st: 'soon' }), SOME_SHARE, 'no-plan', 'time'],
    [order('vwap', 100, { et: '10:00' }), SOME_SHARE, 'no-plan', 'no time left'],
    [order('pov', 100, { pr: 90 }), SOME_SHARE, 'no-plan', 'from 0.5 to 50'],
    [order('vwap', 100), { ...SOME_SHARE, impact: null }, 'no-permit', 'market impact'],
    [order('vwap', 100), { ...SOME_SHARE, avg_daily_volume: 0 }, 'no-volume', 'volume'],
  ])('is not invented: %#', (of, facts, reason, text) => {
    expect(estimateOrder(facts, of)).toMatchObject({
      kind: 'unavailable',
      reason,
      message: expect.stringContaining(text),
    });
  });
});
