import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatFixed,
  formatQuantity,
  formatSigned,
  formatUpTo,
  formatWithPercentSign,
  MINUS,
} from './number-format.ts';

describe('number formats', () => {
  it.each([
    [43.321, 2, '43.32'],
    [1234567.5, 2, '1,234,567.50'],
    [0, 2, '0.00'],
    [-3.8, 1, '−3.8'],
    [-0.04, 1, '0.0'],
    [-0, 0, '0'],
    [null, 2, ''],
    ['', 2, ''],
    ['x', 2, ''],
    ['7.5', 1, '7.5'],
    [Number.NaN, 1, ''],
  ])('formatFixed(%j, %i) is "%s"', (value, decimals, text) => {
    expect(formatFixed(value, decimals)).toBe(text);
  });

  it.each([
    [2.34, 1, '+2.3'],
    [-2.34, 1, '−2.3'],
    [0, 1, '0.0'],
    [0.04, 1, '0.0'],
    [-0.04, 1, '0.0'],
    [undefined, 1, ''],
  ])('formatSigned(%j, %i) is "%s"', (value, decimals, text) => {
    expect(formatSigned(value, decimals)).toBe(text);
  });

  it('drops trailing zeros where decimals are optional', () => {
    expect(formatUpTo(1234.5, 4)).toBe('1,234.5');
    expect(formatUpTo(1200, 4)).toBe('1,200');
  });

  it('adds a percent sign to a rate, and nothing without one', () => {
    expect(formatWithPercentSign(10)).toBe('10%');
    expect(formatWithPercentSign(12.345)).toBe('12.35%');
    expect(formatWithPercentSign('7.5')).toBe('7.5%');
    expect(formatWithPercentSign(0)).toBe('0%');
    expect(formatWithPercentSign(null)).toBe('');
  });

  it('shows quantities in full', () => {
    expect(formatQuantity(123400)).toBe('123,400');
    expect(formatQuantity(0)).toBe('0');
    expect(formatQuantity(0.5)).toBe('0.5');
    expect(formatQuantity(null)).toBe('');
  });

  it('uses the true minus sign and the same digits for both signs', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e12, noNaN: true }), fc.integer({ min: 0, max: 6 }), (value, decimals) => {
        const up = formatSigned(value, decimals);
        const down = formatSigned(-value, decimals);
        expect(down).not.toContain('-');
        expect(down.replace(MINUS, '')).toBe(up.replace('+', ''));
      }),
    );
  });
});
