import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrivalChange, percentAhead, percentChange, percentIntervalVolume, toTrade } from './computed-columns.ts';

describe('percentChange and arrivalChange', () => {
  it.each([
    [101, 100, 1],
    [99, 100, -1],
    [0, 100, -100],
    [100, 100, 0],
    [-0.25, -0.5, 50],
    [-0.75, -0.5, -50],
    [0.5, -0.5, 200],
    [-1, 1, -200],
    [1, 0, null],
    [null, 100, null],
    [100, null, null],
    [undefined, undefined, null],
    [Number.NaN, 100, null],
  ])('from last %j and reference %j gives %j percent', (last, reference, expected) => {
    expect(percentChange({ current_last: last, previous_close: reference })).toBe(expected);
    expect(arrivalChange({ current_last: last, arrival_mid: reference })).toBe(expected);
  });

  it('has the sign of the move, on either side of zero', () => {
    const price = fc.integer({ min: -1000, max: 1000 });
    fc.assert(
      fc.property(
        price,
        price.filter((value) => value !== 0),
        (last, close) => {
          const change = percentChange({ current_last: last, previous_close: close }) ?? Number.NaN;
          expect(Math.sign(change) - Math.sign(last - close)).toBe(0);
        },
      ),
    );
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
