import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalQuantile } from './normal-quantile.ts';

describe('normal quantile', () => {
  it.each([
    [0.5, 0],
    [0.75, 0.674489750196082],
    [0.9, 1.281551565544601],
    [0.975, 1.959963984540054],
    [0.999, 3.090232306167813],
    [1e-10, -6.361340902404056],
    [1e-20, -9.262340089798405],
  ])('of %f is %f', (p, z) => {
    expect(normalQuantile(p)).toBeCloseTo(z, 12);
  });

  it('is infinite outside the open interval and never NaN', () => {
    expect([normalQuantile(0), normalQuantile(-1), normalQuantile(Number.NaN)]).toEqual([
      -Infinity,
      -Infinity,
      -Infinity,
    ]);
    expect([normalQuantile(1), normalQuantile(2)]).toEqual([Infinity, Infinity]);
  });

  it('rises with p and is odd about one half', () => {
    const share = fc.double({ min: 1e-6, max: 1 - 1e-6, noNaN: true });
    fc.assert(
      fc.property(share, share, (p, q) => {
        expect(normalQuantile(1 - p)).toBeCloseTo(-normalQuantile(p), 8);
        expect(normalQuantile(Math.min(p, q))).toBeLessThanOrEqual(normalQuantile(Math.max(p, q)));
      }),
    );
  });
});
