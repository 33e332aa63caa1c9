import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAveragePrice, formatPrice, tickDecimals } from './price-format.ts';

describe('tickDecimals', () => {
  it.each([
    [1, 0],
    [5, 0],
    [0.5, 1],
    [0.1, 1],
    [0.25, 2],
    [0.01, 2],
    [0.005, 3],
    [0.0001, 4],
    [1 / 32, 5],
    [1 / 64, 6],
    [0.1 + 0.2, 1],
    [0, null],
    [-0.01, null],
    [null, null],
    [Number.NaN, null],
  ])('%s needs %s', (tick, decimals) => {
    expect(tickDecimals(tick)).toBe(decimals);
  });
});

describe('formatPrice', () => {
  it.each([
    [229.32, 0.01, '229.32'],
    [2723.4, 0.1, '2,723.4'],
    [5000, 0.25, '5,000.00'],
    [0.7111, 0.0001, '0.7111'],
    [0, 0.25, '0.00'],
    [-0.25, 0.25, '−0.25'],
    [100, null, '100.00'],
    [100.125, null, '100.125'],
    [100.12345, undefined, '100.1235'],
    [null, 0.01, ''],
    ['', 0.01, ''],
  ])('%j with tick %j is "%s"', (price, tick, text) => {
    expect(formatPrice(price, tick)).toBe(text);
  });

  it('shows averages between ticks', () => {
    expect(formatAveragePrice(100.048889, 0.01)).toBe('100.0489');
    expect(formatAveragePrice(100.048889, 1)).toBe('100.0489');
    expect(formatAveragePrice(1.23456789, 0.0001)).toBe('1.234568');
    expect(formatAveragePrice(null, 0.01)).toBe('');
  });

  it('loses nothing of a price on the tick', () => {
    const ticks = fc.constantFrom(0.01, 0.05, 0.25, 0.0001, 0.5, 1, 1 / 32);
    fc.assert(
      fc.property(ticks, fc.integer({ min: -1_000_000, max: 1_000_000 }), (tick, steps) => {
        const text = formatPrice(steps * tick, tick)
          .replaceAll(',', '')
          .replace('−', '-');
        expect(Math.abs(Number(text) - steps * tick)).toBeLessThan(tick / 1000);
      }),
    );
  });
});
