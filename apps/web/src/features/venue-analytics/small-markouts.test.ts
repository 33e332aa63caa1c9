import { describe, expect, it } from 'vitest';
import { SMALL_HEIGHT, smallPoints, smallScale } from './small-markouts.ts';
import { aVenueLine } from './venue-line.fixture.ts';

const mean = (bps: number, half: number) => ({ mean: bps, low: bps - half, high: bps + half });

describe('the small charts of the venues', () => {
  it('share one scale, which a venue with too few fills does not set', () => {
    const lines = [
      aVenueLine({ markouts: [mean(-0.4, 0.1), mean(-1, 0.2)] }),
      aVenueLine({ n_eff: 5, markouts: [mean(90, 1)] }),
    ];
    expect(smallScale(lines)).toBe(1.5);
  });

  it('put zero in the middle, for us above it, and mark only what the interval says for sure', () => {
    const points = smallPoints(aVenueLine({ markouts: [mean(-1, 0.2), null, mean(1, 0.2), mean(0.1, 9)] }), 2);
    expect(points.map(({ sense }) => sense)).toEqual(['against', 'for', 'noise']);
    expect(points[0]?.y).toBeGreaterThan(SMALL_HEIGHT / 2);
    expect(points[1]?.y).toBeLessThan(SMALL_HEIGHT / 2);
    expect([points[2]?.high, points[2]?.low]).toEqual([0, SMALL_HEIGHT]);
  });
});
