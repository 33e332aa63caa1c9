import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anActionOrder } from './action-order.fixture.ts';
import { offsetLimit, OFFSET_UNITS } from './limit-offset.ts';
import { changeOf, modifyParts } from './modify-draft.ts';
import { modifyProblems } from './modify-problems.ts';

const BUY = anActionOrder({ limit_price: 138, tick_size: 0.01, current_bid: 138.06, current_ask: 138.08 });
const SELL = anActionOrder({ ...BUY, parent_order_numeric_id: 2, order_side: 'SELL' });
const MARKET = anActionOrder({ ...BUY, parent_order_numeric_id: 3, order_type: 'MARKET', limit_price: null });

const problems = (by: string | null) =>
  modifyProblems(BUY, { order_type: 'LIMIT', limit_offset: { unit: 'ticks', by }, values: {} }, 1);

describe('the limits of many orders', () => {
  it.each([
    [BUY, { unit: 'ticks', by: 2 }, 138.02],
    [SELL, { unit: 'ticks', by: 2 }, 137.98],
    [BUY, { unit: 'ticks', by: -3 }, 137.97],
    [BUY, { unit: 'bps', by: 10 }, 138.13],
    [SELL, { unit: 'bps', by: 10 }, 137.87],
    [BUY, { unit: 'near-touch', by: 0 }, 138.06],
    [BUY, { unit: 'far-touch', by: 0 }, 138.08],
    [SELL, { unit: 'near-touch', by: 1 }, 138.07],
    [SELL, { unit: 'far-touch', by: 0 }, 138.06],
    [MARKET, { unit: 'ticks', by: 1 }, null],
    [{ ...BUY, current_bid: null }, { unit: 'near-touch', by: 0 }, null],
    [BUY, { unit: 'ticks', by: 'x' }, null],
  ] as const)('%#', (order, offset, limit) => expect(offsetLimit(order, offset)).toBe(limit));

  it('are on their tick, and never more aggressive than asked', () => {
    const order = fc.record({
      order_side: fc.constantFrom('BUY' as const, 'SELL SHORT' as const),
      tick_size: fc.constantFrom(0.01, 0.005, 0.25, 1 / 64),
      ticks: fc.integer({ min: 100, max: 100_000 }),
    });
    const by = fc.integer({ min: -50, max: 50 });
    fc.assert(
      fc.property(order, fc.constantFrom(...OFFSET_UNITS), by, ({ order_side, tick_size, ticks }, unit, offset) => {
        const price = ticks * tick_size;
        const priced = { order_side, tick_size, limit_price: price, current_bid: price, current_ask: price };
        const limit = offsetLimit(priced, { unit, by: offset }) ?? Number.NaN;
        expect(Math.abs(limit / tick_size - Math.round(limit / tick_size))).toBeLessThan(1e-4);
        const sign = order_side === 'BUY' ? 1 : -1;
        const asked = unit === 'bps' ? (price * offset) / 10_000 : offset * tick_size;
        expect(sign * (limit - price)).toBeLessThanOrEqual(asked + 1e-6);
      }),
    );
  });

  it('go out as a price for each order; one without a limit is left as it is', () => {
    const draft = { order_type: 'LIMIT', limit_offset: { unit: 'ticks', by: 2 }, values: {} } as const;
    expect(changeOf(BUY, draft)).toEqual({ limit_price: 138.02 });
    expect(changeOf(MARKET, draft)).toEqual({});
    expect(modifyParts([BUY, SELL, MARKET], draft).map(({ change }) => change)).toEqual([
      { limit_price: 138.02 },
      { limit_price: 137.98 },
    ]);
  });

  it('ask for a number', () => {
    expect(problems('2x')).toEqual({ limit_price: '"2x" is not a number' });
    expect(problems(null)).toEqual({ limit_price: 'Enter by how much' });
  });
});
