import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectedSoFar } from './expected-so-far.ts';

/** The futures contract of the cost curve's test vectors, in bps. */
const ORDER = { quantity: 1_000, filled: 1_000, adv: 1_500_000, participation: 0.05, spread: 0.5, sigma: 100 };

describe('the cost expected so far', () => {
  it('of a filled order equals the cost curve, with only its schedule risk against the interval', () => {
    const expected = expectedSoFar(ORDER);
    expect(expected?.arrival.mean).toBeCloseTo(1.77, 3);
    expect(expected?.arrival.sd).toBeCloseTo(Math.hypot(6.667, 0.2), 3);
    expect(expected?.ivwap.mean).toBeCloseTo(0.2375, 4);
    expect(expected?.ivwap.sd).toBeCloseTo(0.95 * Math.hypot(6.667 * 0.05, 0.2), 3);
  });

  it('is not known before the first fill, nor without a volume', () => {
    expect(expectedSoFar({ ...ORDER, filled: 0 })).toBeNull();
    expect(expectedSoFar({ ...ORDER, adv: 0 })).toBeNull();
    expect(expectedSoFar({ ...ORDER, participation: 0 })).toBeNull();
  });

  it('is never more certain against arrival than against the interval', () => {
    const share = fc.double({ min: 0.001, max: 1, noNaN: true });
    fc.assert(
      fc.property(share, share, share, (done, participation, spread) => {
        const expected = expectedSoFar({ ...ORDER, filled: done * ORDER.quantity, participation, spread });
        if (expected === null) throw new Error('there is a volume and a fill');
        expect(expected.ivwap.sd).toBeLessThanOrEqual(expected.arrival.sd);
        expect(expected.ivwap.mean).toBeLessThanOrEqual(expected.arrival.mean);
      }),
    );
  });
});
