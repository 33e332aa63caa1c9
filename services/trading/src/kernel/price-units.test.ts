import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lotsOfQuantity, percentOrNull, priceOfHalfTicks, priceOfTicks, ticksOfPrice } from './price-units.ts';

const tickSize = fc.constantFrom(0.01, 0.005, 0.0001, 0.25, 0.5, 1, 5, 0.03125, 0.015625, 0.1, 10, 0.0002);

describe('prices and ticks', () => {
  it.each([
    [3, 0.1, 0.3],
    [10_005, 0.01, 100.05],
    [-7, 0.05, -0.35],
    [0, 0.25, 0],
  ])('%d ticks of %d are %d', (ticks, tick, price) => {
    expect(priceOfTicks(ticks, tick)).toBe(price);
  });

  it('has half ticks for mid prices', () => {
    expect(priceOfHalfTicks(20_011, 0.01)).toBe(100.055);
  });

  it('comes back to the same ticks', () => {
    fc.assert(
      fc.property(fc.integer({ min: -2_000_000, max: 2_000_000 }), tickSize, (ticks, tick) => {
        expect(ticksOfPrice(priceOfTicks(ticks, tick), tick)).toBe(ticks === 0 ? 0 : ticks);
      }),
    );
  });

  it('refuses a price between ticks, and what is no price', () => {
    expect(ticksOfPrice(100.005, 0.01)).toBeNull();
    expect(ticksOfPrice(Number.NaN, 0.01)).toBeNull();
  });

  it('is the decimal that a person would write', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), (ticks) => {
        const sign = ticks < 0 ? '-' : '';
        const cents = String(Math.abs(ticks)).padStart(3, '0');
        expect(priceOfTicks(ticks, 0.01)).toBe(Number(`${sign}${cents.slice(0, -2)}.${cents.slice(-2)}`) + 0);
      }),
    );
  });
});

describe('quantities and lots', () => {
  it('takes whole lots only', () => {
    expect(lotsOfQuantity(300, 100)).toBe(3);
    expect(lotsOfQuantity(250, 100)).toBeNull();
    expect(lotsOfQuantity(0, 1)).toBeNull();
  });
});

describe('fractions and percents', () => {
  it('have no dust', () => {
    expect([0.07, 0.29, 0.123_456_789].map(percentOrNull)).toEqual([7, 29, 12.345_679]);
    expect(percentOrNull(undefined)).toBeNull();
  });
});
