import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAveragePrice, formatMidPrice, formatPrice, formatPriceChange, tickDecimals } from './price-format.ts';
import type { PriceTerms } from './quote-convention.ts';

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

const decimal = (tick_size: number): PriceTerms => ({ tick_size, quote_convention: 'decimal' });
const in32nds = (tick_size: number): PriceTerms => ({ tick_size, quote_convention: '32nds' });
const GRAIN: PriceTerms = { tick_size: 0.25, quote_convention: '8ths' };
const YEN: PriceTerms = decimal(0.0000005);

describe('formatPrice', () => {
  it.each([
    [229.32, decimal(0.01), '229.32'],
    [2723.4, decimal(0.1), '2,723.4'],
    [5000, decimal(0.25), '5,000.00'],
    [0.7111, decimal(0.0001), '0.7111'],
    [31.69, decimal(0.005), '31.690'],
    [4_287, decimal(1), '4,287'],
    [65_480, decimal(10), '65,480'],
    [0, decimal(0.25), '0.00'],
    [-0.25, decimal(0.25), '−0.25'],
    [-0.000076, YEN, '−0.0000760'],
    [0.0064755, YEN, '0.0064755'],
    [100, {}, '100.00'],
    [100.125, {}, '100.125'],
    [-0.000076, {}, '−0.000076'],
    [100, { tick_size: null }, '100.00'],
    [null, decimal(0.01), ''],
    ['', decimal(0.01), ''],
  ])('%j by %j is "%s"', (price, terms, text) => {
    expect(formatPrice(price, terms)).toBe(text);
  });

  it.each([
    [31.685, decimal(0.01), '31.685'],
    [4_287.5, decimal(1), '4,287.5'],
    [38_552.5, decimal(5), '38,552.5'],
    [1.00025, decimal(0.0005), '1.00025'],
    [0.00647525, YEN, '0.00647525'],
    [100.0025, decimal(0.01), '100.0025'],
    [100.00261, decimal(0.01), '100.0026'],
  ])('between ticks %j by %j has the necessary decimals: "%s"', (price, terms, text) => {
    expect(formatPrice(price, terms)).toBe(text);
  });

  it.each([
    [117.375, in32nds(1 / 32), "117'12"],
    [117.390625, in32nds(1 / 32), "117'12.5"],
    [110.515625, in32nds(1 / 64), "110'16.5"],
    [110.5, in32nds(1 / 64), "110'16.0"],
    [106.8984375, in32nds(1 / 128), "106'28.75"],
    [102.50390625, in32nds(1 / 256), "102'16.125"],
    [0.046875, in32nds(1 / 64), "0'01.5"],
    [-0.078125, in32nds(1 / 64), "−0'02.5"],
    [0, in32nds(1 / 64), "0'00.0"],
    [109.999999999, in32nds(1 / 64), "110'00.0"],
    [1_234.5, in32nds(1 / 64), "1,234'16.0"],
    [424.5, GRAIN, "424'4"],
    [424.25, GRAIN, "424'2"],
    [424.375, GRAIN, "424'3"],
    [-2.75, GRAIN, "−2'6"],
    [null, GRAIN, ''],
  ])('%j by %j is quoted %s', (price, terms, text) => {
    expect(formatPrice(price, terms)).toBe(text);
  });

  it('shows every mid with one decimal more than its tick', () => {
    expect(formatMidPrice(31.685, decimal(0.01))).toBe('31.685');
    expect(formatMidPrice(31.69, decimal(0.01))).toBe('31.690');
    expect(formatMidPrice(4_287, decimal(1))).toBe('4,287.0');
    expect(formatMidPrice(117.375, in32nds(1 / 32))).toBe("117'12.0");
  });

  it('shows averages between ticks', () => {
    expect(formatAveragePrice(100.048889, decimal(0.01))).toBe('100.0489');
    expect(formatAveragePrice(100.048889, decimal(1))).toBe('100.0489');
    expect(formatAveragePrice(1.23456789, decimal(0.0001))).toBe('1.234568');
    expect(formatAveragePrice(0.00647523456, YEN)).toBe('0.006475235');
    expect(formatAveragePrice(110.52, in32nds(1 / 64))).toBe("110'16.64");
    expect(formatAveragePrice(424.3, GRAIN)).toBe("424'2.40");
    expect(formatAveragePrice(null, decimal(0.01))).toBe('');
  });

  it('shows the difference of two prices with its sign', () => {
    expect(formatPriceChange(0.5, decimal(0.01))).toBe('+0.50');
    expect(formatPriceChange(-0.015625, in32nds(1 / 64))).toBe("−0'00.5");
    expect(formatPriceChange(0, decimal(0.01))).toBe('0.00');
    expect(formatPriceChange(null)).toBe('');
  });

  it('shows a price on the tick exactly', () => {
    const ticks = fc.constantFrom(0.01, 0.05, 0.25, 0.0001, 0.5, 1, 1 / 32);
    fc.assert(
      fc.property(ticks, fc.integer({ min: -1_000_000, max: 1_000_000 }), (tick, steps) => {
        const text = formatPrice(steps * tick, decimal(tick))
          .replaceAll(',', '')
          .replace('−', '-');
        expect(Math.abs(Number(text) - steps * tick)).toBeLessThan(tick / 1000);
      }),
    );
  });
});
