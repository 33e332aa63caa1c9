import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sum } from '../sum.ts';
import { clipShares } from './clip-shares.ts';

const any = { min: 0, max: 1 };

describe('clipped shares', () => {
  it('leave shares unchanged that are within their bounds', () => {
    expect(clipShares([3, 1], [any, any])).toEqual([0.75, 0.25]);
  });

  it('distribute the excess or deficit of a bound in proportion', () => {
    const capped = clipShares([8, 1, 1], [{ min: 0, max: 0.5 }, any, any]);
    expect(capped).toEqual([0.5, 0.25, 0.25]);
    const lifted = clipShares([0.9, 0.06, 0.04], [any, any, { min: 0.2, max: 1 }]);
    [0.75, 0.05, 0.2].forEach((share, index) => expect(lifted[index]).toBeCloseTo(share, 12));
  });

  it('approximate bounds that cannot be met', () => {
    expect(
      clipShares(
        [1, 1],
        [
          { min: 0.9, max: 1 },
          { min: 0.9, max: 1 },
        ],
      ),
    ).toEqual([0.5, 0.5]);
    expect(
      clipShares(
        [1, 1],
        [
          { min: 0, max: 0.2 },
          { min: 0, max: 0.2 },
        ],
      ),
    ).toEqual([0.5, 0.5]);
    expect(
      sum(
        clipShares(
          [1, 1],
          [
            { min: 0, max: 0 },
            { min: 0, max: 0 },
          ],
        ),
      ),
    ).toBe(1);
    expect(clipShares([0, 0], [any, any])).toEqual([0.5, 0.5]);
    expect(clipShares([], [])).toEqual([]);
    expect(() => clipShares([1], [])).toThrow('bounds');
    expect(() => clipShares([Number.NaN], [any])).toThrow('finite');
  });

  it('sum to 1, keep bounds that can be met, and keep the order of weights under equal bounds', () => {
    const arm = fc.record({ weight: fc.double({ min: 0, max: 1, noNaN: true }), low: fc.nat(100), high: fc.nat(100) });
    fc.assert(
      fc.property(fc.array(arm, { minLength: 1, maxLength: 8 }), (arms) => {
        const bounds = arms.map(({ low, high }) => ({
          min: Math.min(low, high) / 100,
          max: Math.max(low, high) / 100,
        }));
        const shares = clipShares(
          arms.map(({ weight }) => weight),
          bounds,
        );
        expect(sum(shares)).toBeCloseTo(1, 9);
        const canBeMet = sum(bounds.map(({ min }) => min)) <= 1 && sum(bounds.map(({ max }) => max)) >= 1;
        const areKept = shares.every((share, index) => {
          const { min, max } = bounds[index] ?? any;
          return share >= min - 1e-9 && share <= max + 1e-9;
        });
        expect(!canBeMet || areKept).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});
