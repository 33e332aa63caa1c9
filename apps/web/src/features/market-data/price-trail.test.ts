import { describe, expect, it } from 'vitest';
import { MAX_POINTS, type PricePoint, trailShape, withPrice } from './price-trail.ts';

function trail(...points: readonly (readonly [number, number])[]): readonly PricePoint[] {
  return points.reduce<readonly PricePoint[]>((all, [atMs, price]) => withPrice(all, { atMs, price }), []);
}

describe('the trail of prices', () => {
  it('keeps one a second, and none that changes nothing', () => {
    const points = trail([0, 10], [1_000, 10], [2_000, 11], [2_400, 12], [3_000, 13]);
    expect(points.map(({ price }) => price)).toEqual([10, 12, 13]);
  });

  it('is bounded, the oldest making room', () => {
    const points = trail(...Array.from({ length: MAX_POINTS + 5 }, (_, second) => [second * 1_000, second] as const));
    expect(points).toHaveLength(MAX_POINTS);
    expect(points[0]?.price).toBe(5);
  });

  it('is drawn as a staircase that reaches to now', () => {
    const shape = trailShape(trail([0, 10], [5_000, 20]), 10_000, { width: 100, height: 40 });
    expect(shape).toEqual({ path: 'M0 40H50V0H100', low: 10, high: 20 });
    expect(trailShape(trail([0, 10]), 10_000, { width: 100, height: 40 })?.path).toBe('M0 20H100');
    expect(trailShape([], 0, { width: 100, height: 40 })).toBeNull();
  });
});
