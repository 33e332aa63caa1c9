import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ABBREVIATIONS, abbreviateNumber } from './abbreviate-number.ts';
import { MINUS } from './number-format.ts';

describe('abbreviateNumber', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1,000'],
    [999_999, '999,999'],
    [-999_999, '−999,999'],
    [1234.5, '1,234.5'],
    [1_000_000, '1.00M'],
    [184_200_000, '184.20M'],
    [-1_500_000, '−1.50M'],
    [999_999_999, '1.00B'],
    [2.5e9, '2.50B'],
    [1e12, '1.00T'],
    [1e15, '1.00P'],
    [1e18, '1.00E'],
    [5e21, '5,000.00E'],
    ['1000000', '1.00M'],
    [null, ''],
    ['n/a', ''],
  ])('%j is "%s"', (value, text) => {
    expect(abbreviateNumber(value)).toBe(text);
  });

  it('abbreviates to K where a chart asks for it', () => {
    expect(abbreviateNumber(2500, { fullUpTo: 999, decimals: 1 })).toBe('2.5K');
    expect(abbreviateNumber(999, { fullUpTo: 999 })).toBe('999');
  });

  it('leaves zeros out where it is asked to', () => {
    const trimmed = [200_000, 462_700, 2_500_000, -50_000].map((value) =>
      abbreviateNumber(value, { fullUpTo: 9_999, decimals: 1, isTrimmed: true }),
    );
    expect(trimmed).toEqual(['200K', '462.7K', '2.5M', '−50K']);
  });

  it('stays within half a unit of its last digit', () => {
    fc.assert(
      fc.property(fc.double({ min: 1_000_000, max: 9e20, noNaN: true }), (value) => {
        const text = abbreviateNumber(value);
        const power = ABBREVIATIONS.findIndex((unit) => text.endsWith(unit)) + 1;
        const read = Number(text.slice(0, -1).replaceAll(',', '')) * 1000 ** power;
        expect(Math.abs(read - value)).toBeLessThanOrEqual(0.005001 * 1000 ** power);
      }),
    );
  });

  it('shows a number and its negative alike', () => {
    fc.assert(
      fc.property(fc.double({ min: 1, max: 1e21, noNaN: true }), (value) => {
        expect(abbreviateNumber(-value)).toBe(`${MINUS}${abbreviateNumber(value)}`);
      }),
    );
  });
});
