import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { finiteNumber } from './finite-number.ts';

describe('finiteNumber', () => {
  it.each([
    [0, 0],
    ['0', 0],
    [-0.25, -0.25],
    ['-1', -1],
    [' 12.5 ', 12.5],
    ['.5', 0.5],
    ['1e3', 1000],
    ['', null],
    ['  ', null],
    ['12px', null],
    ['0x10', null],
    ['Infinity', null],
    ['1e999', null],
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, null],
    [null, null],
    [undefined, null],
    [true, null],
    [[], null],
    [{}, null],
  ])('reads %j as %j', (value, expected) => {
    expect(finiteNumber(value)).toBe(expected);
  });

  it('reads back every number it is given as text', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        expect(finiteNumber(String(value))).toBe(value === 0 ? 0 : value);
      }),
    );
  });
});
