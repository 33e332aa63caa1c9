import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { almgren2005Cost } from './almgren-2005.ts';

const ibm = { quantity: 656_100, adv: 6_561_000, sharesOutstanding: 1_728_000_000, sigma: 157, days: 0.1 };

describe('Almgren 2005', () => {
  it.each([
    [0.1, 19.86, 22.294, 32.224],
    [0.2, 19.86, 14.709, 24.638],
    [0.5, 19.86, 8.488, 18.418],
  ])('IBM, a tenth of the volume over %f days', (days, permanent, temporary, total) => {
    const cost = almgren2005Cost({ ...ibm, days });
    expect(cost?.permanent).toBeCloseTo(permanent, 3);
    expect(cost?.temporary).toBeCloseTo(temporary, 3);
    expect(cost?.total).toBeCloseTo(total, 3);
  });

  it('leaves the turnover out for a future', () => {
    expect(almgren2005Cost({ ...ibm, sharesOutstanding: null })?.permanent).toBeCloseTo(0.314 * 157 * 0.1, 10);
  });

  it.each([{ days: 0 }, { adv: 0 }, { sharesOutstanding: 0 }, { sigma: -1 }, { quantity: Number.NaN }])(
    'has no answer for %o',
    (wrong) => {
      expect(almgren2005Cost({ ...ibm, ...wrong })).toBeNull();
    },
  );

  it('costs nothing without volatility, and less the longer it takes', () => {
    expect(almgren2005Cost({ ...ibm, sigma: 0 })?.total).toBe(0);
    const days = fc.double({ min: 1e-4, max: 10, noNaN: true });
    fc.assert(
      fc.property(days, fc.double({ min: 1, max: 5, noNaN: true }), (short, factor) => {
        const quick = almgren2005Cost({ ...ibm, days: short })?.total ?? Number.NaN;
        expect(almgren2005Cost({ ...ibm, days: short * factor })?.total).toBeLessThanOrEqual(quick);
      }),
    );
  });
});
