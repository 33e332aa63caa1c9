import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rangeCoverage } from './range-coverage.ts';
import { wilsonRange } from './wilson-range.ts';

const alone = (count: number, held: number) =>
  Array.from({ length: count }, (_, nth) => ({ orders: 1, held: nth < held ? 1 : 0 }));

describe('the range of a share', () => {
  it('is as published: 8 of 10 lie between 49 and 94 per cent', () => {
    const { low, high } = wilsonRange(0.8, 10);
    expect(low).toBeCloseTo(0.4902, 4);
    expect(high).toBeCloseTo(0.9433, 4);
  });

  it('holds its share, within 0 and 1, and narrows with the count', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), fc.integer({ min: 1, max: 10_000 }), (share, count) => {
        const { low, high } = wilsonRange(share, count);
        const more = wilsonRange(share, 2 * count);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(1);
        expect(low).toBeLessThanOrEqual(share + 1e-12);
        expect(high).toBeGreaterThanOrEqual(share - 1e-12);
        expect(more.high - more.low).toBeLessThan(high - low);
      }),
    );
  });
});

describe('how often ranges held', () => {
  it('says nothing without orders, and too few below thirty', () => {
    expect(rangeCoverage([])).toBeNull();
    expect(rangeCoverage(alone(29, 23))?.verdict).toBe('too-few');
  });

  it('counts a hundred orders of one name on one day as one', () => {
    expect(rangeCoverage([{ orders: 100, held: 80 }])).toMatchObject({ effective: 1, verdict: 'too-few' });
  });

  it.each([
    [500, 400, 'holds'],
    [500, 300, 'too-narrow'],
    [500, 480, 'too-wide'],
    [500, 425, 'too-wide'],
    [100, 78, 'holds'],
    [100, 86, 'too-few'],
    [100, 95, 'too-wide'],
  ] as const)('of %i orders held %i: %s', (count, held, verdict) => {
    expect(rangeCoverage(alone(count, held))).toMatchObject({ share: held / count, verdict });
  });
});
