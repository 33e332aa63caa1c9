import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { iStarCost } from './i-star.ts';

const order = { quantity: 0.05, adv: 1, annualSigma: 0.25, participation: 0.1 };

describe('I-Star', () => {
  it.each([
    [0.05, 0.1, [50.934, 16.803, 15.784, 1.019, 61.237]],
    [0.1, 0.2, [74.571, 34.174, 32.682, 1.491, 57.735]],
  ])('of %f of the volume at %f', (quantity, participation, expected) => {
    const cost = iStarCost({ ...order, quantity, participation });
    const got = [cost?.instantaneous, cost?.total, cost?.temporary, cost?.permanent, cost?.timingRisk];
    got.forEach((value, index) => expect(value).toBeCloseTo(expected[index] ?? Number.NaN, 3));
  });

  it('has no timing risk when it is the whole market, and no cost without volatility', () => {
    expect(iStarCost({ ...order, participation: 1 })?.timingRisk).toBe(0);
    expect(iStarCost({ ...order, annualSigma: 0 })).toMatchObject({ total: 0, timingRisk: 0 });
  });

  it.each([{ participation: 0 }, { participation: 1.2 }, { adv: 0 }, { quantity: -1 }, { annualSigma: Number.NaN }])(
    'has no answer for %o',
    (wrong) => {
      expect(iStarCost({ ...order, ...wrong })).toBeNull();
    },
  );

  it('trades cost against risk as it hurries', () => {
    const rate = fc.double({ min: 0.001, max: 1, noNaN: true });
    fc.assert(
      fc.property(rate, rate, (one, other) => {
        const slow = iStarCost({ ...order, participation: Math.min(one, other) });
        const fast = iStarCost({ ...order, participation: Math.max(one, other) });
        expect(fast?.total).toBeGreaterThanOrEqual(slow?.total ?? Number.NaN);
        expect(fast?.timingRisk).toBeLessThanOrEqual(slow?.timingRisk ?? Number.NaN);
      }),
    );
  });
});
