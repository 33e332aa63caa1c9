import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  arrivalChange,
  arrivalCostUsd,
  dvwapCostUsd,
  ivwapCostUsd,
  netChangeTicks,
  percentAhead,
  percentChange,
  percentIntervalVolume,
  toTrade,
} from './computed-columns.ts';
import { costByFills, costCase, costRow, isSameNumber } from './cost-case.fixture.ts';

describe('percentChange and arrivalChange', () => {
  it.each([
    [101, 100, 1],
    [99, 100, -1],
    [0, 100, -100],
    [100, 100, 0],
    [0.5, -0.5, null],
    [1, 0, null],
    [null, 100, null],
    [100, null, null],
    [undefined, undefined, null],
    [Number.NaN, 100, null],
  ])('from last %j and reference %j gives %j percent', (last, reference, expected) => {
    expect(percentChange({ current_last: last, previous_close: reference })).toBe(expected);
    expect(arrivalChange({ current_last: last, arrival_mid: reference })).toBe(expected);
  });

  it('has the sign of the price move', () => {
    const price = fc.integer({ min: 1, max: 1000 });
    fc.assert(
      fc.property(price, price, (last, close) => {
        const change = percentChange({ current_last: last, previous_close: close }) ?? Number.NaN;
        expect(Math.sign(change) - Math.sign(last - close)).toBe(0);
      }),
    );
  });

  it('is null for a calendar spread at any price', () => {
    const spread = { current_last: 2, asset_sub_class: 'CALENDAR SPREAD' };
    expect(percentChange({ ...spread, previous_close: 1 })).toBeNull();
    expect(arrivalChange({ ...spread, arrival_mid: 1 })).toBeNull();
  });
});

describe('netChangeTicks', () => {
  it.each([
    [110.515625, 110.5, 1 / 64, 'FUTURE', 1],
    [5_900.25, 5_925, 0.25, 'FUTURE', -99],
    [-0.0000755, -0.000076, 0.0000005, 'FUTURE', 1],
    [0.1 + 0.2, 0.1, 0.1, 'FUTURE', 2],
    [101, 100, 0.01, 'EQUITY', null],
    [101, null, 0.01, 'FUTURE', null],
    [101, 100, null, 'FUTURE', null],
  ])('from %j and %j by a tick of %j in %s is %j', (current_last, previous_close, tick_size, asset_class, ticks) => {
    expect(netChangeTicks({ current_last, previous_close, tick_size, asset_class })).toBe(ticks);
  });
});

describe('toTrade', () => {
  it.each([
    [2138, 2000, 138],
    [2138, 2138, 0],
    [2138, 3000, 0],
    [0, 0, 0],
    [null, 10, null],
    [10, null, null],
  ])('floor %j and filled %j leave %j', (floor, filled_qty, expected) => {
    expect(toTrade({ floor, filled_qty })).toBe(expected);
  });
});

describe('percentAhead', () => {
  it.each([
    [2700, 2638, 10_000, 0.62],
    [2600, 2638, 10_000, -0.38],
    [0, 0, 100, 0],
  ])('filled %j, goal %j of %j is %j', (filled_qty, goal, order_qty, expected) => {
    expect(percentAhead({ filled_qty, goal, order_qty })).toBeCloseTo(expected, 10);
  });

  it.each([
    [1, 1, 0],
    [null, 1, 1],
    [1, null, 1],
    [1, 1, null],
  ])('is unknown for filled %j, goal %j of %j', (filled_qty, goal, order_qty) => {
    expect(percentAhead({ filled_qty, goal, order_qty })).toBeNull();
  });
});

describe('percentIntervalVolume', () => {
  it.each([
    [1000, 10_000, 'EQUITY', 10],
    [0, 10_000, 'FUTURE', 0],
    [1000, 10_000, null, 10],
    [1000, 10_000, 'FX', null],
    [0, 0, 'EQUITY', null],
    [null, 1, 'EQUITY', null],
    [1, null, 'EQUITY', null],
  ])('filled %j of %j in %s is %j', (filled_qty, volume_since_start, asset_class, expected) => {
    expect(percentIntervalVolume({ filled_qty, volume_since_start, asset_class })).toBe(expected);
  });
});

describe('costs in dollars', () => {
  const COSTS = [
    ['ivwap', ivwapCostUsd],
    ['arrival_mid', arrivalCostUsd],
    ['day_vwap', dvwapCostUsd],
  ] as const;

  it.each(COSTS)('against %s agree with the fills counted one by one, for spreads too', (field, costOf) => {
    fc.assert(
      fc.property(costCase, (order) => {
        const row = { ...costRow(order), [field]: order.benchmarkTicks * order.tick };
        expect(isSameNumber(costOf(row), costByFills(order).usd)).toBe(true);
      }),
    );
  });
});
