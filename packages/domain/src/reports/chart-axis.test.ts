import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AxisPoint, beyondAxis, chartAxis, waterfallSteps } from './chart-axis.ts';

function point(value: number | null, change: Partial<AxisPoint> = {}): AxisPoint {
  return { value, low: null, high: null, mark: null, is_thin: false, is_total: false, ...change };
}

const size = fc.double({ min: -1e6, max: 1e6, noNaN: true });
const somePoints = fc.array(
  fc.record({
    value: fc.option(size),
    low: fc.option(size),
    high: fc.option(size),
    mark: fc.option(size),
    is_thin: fc.boolean(),
    is_total: fc.boolean(),
  }),
  { maxLength: 12 },
);

describe('the axis of a chart in a report', () => {
  it('has zero on it and few ticks in even steps, whatever the points are', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('waterfall' as const, 'ranges' as const, 'line' as const),
        somePoints,
        (kind, some) => {
          const { from, to, ticks } = chartAxis(kind, some);
          expect(from).toBeLessThanOrEqual(0);
          expect(to).toBeGreaterThan(from);
          expect(to).toBeGreaterThanOrEqual(0);
          expect(ticks.length).toBeLessThanOrEqual(8);
          expect([ticks[0], ticks.at(-1)]).toEqual([from, to]);
        },
      ),
    );
  });

  it('holds every step of a waterfall', () => {
    const points = [point(253), point(1_236), point(-101), point(51), point(1_439, { is_total: true })];
    expect(waterfallSteps(points).at(2)).toEqual({ from: 1_489, to: 1_388 });
    expect(waterfallSteps(points).at(-1)).toEqual({ from: 0, to: 1_439 });
    expect(chartAxis('waterfall', points)).toMatchObject({ from: 0, to: 1_500 });
  });

  it('is not set by a range of too few orders, which is cut and marked', () => {
    const axis = chartAxis('ranges', [
      point(7.6, { low: 2, high: 13 }),
      point(6, { low: 1, high: 12 }),
      point(21.5, { low: -300, high: 340, is_thin: true }),
    ]);
    expect(axis).toMatchObject({ from: 0, to: 15 });
    expect([beyondAxis(axis, 340), beyondAxis(axis, -300), beyondAxis(axis, 7.6)]).toEqual([1, -1, 0]);
  });

  it('is not crushed by one point: the others keep their places, and it is beyond the axis', () => {
    const axis = chartAxis('ranges', [point(2), point(3), point(4), point(-250)]);
    expect(axis).toMatchObject({ from: -10, to: 5 });
    expect(beyondAxis(axis, -250)).toBe(-1);
  });

  it('shows thin points where there are no others', () => {
    expect(chartAxis('ranges', [point(20, { is_thin: true })])).toMatchObject({ from: 0, to: 20 });
  });
});
