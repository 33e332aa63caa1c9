import { assert, double, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CourseOrder, courseScale, courseUnits } from './course-unit.ts';

const ORDER = { orderQty: 40_000, targetUsd: 5_000_000 } as const;

function labels(order: CourseOrder, isFuture = false): readonly string[] {
  return courseUnits(order, isFuture).map(({ label }) => label);
}

describe('the units of an order’s course', () => {
  it('has half of an order as its shares, as 50 % and as half of its dollars', () => {
    const told = (['qty', 'percent', 'usd'] as const).map((unit) => {
      const scale = courseScale(unit, ORDER);
      return scale?.tell(20_000 * scale.perShare);
    });
    expect(told).toEqual(['20,000', '50.00%', '$2,500,000']);
  });

  it('writes the axis short', () => {
    expect(courseScale('qty', ORDER)?.tick(20_000)).toBe('20K');
    expect(courseScale('percent', ORDER)?.tick(50)).toBe('50%');
    const usd = courseScale('usd', ORDER);
    expect([2_500_000, 400_000, 9_500, 0].map((value) => usd?.tick(value))).toEqual(['$2.5M', '$400K', '$9,500', '$0']);
  });

  it('offers dollars only to whom the value is known, and no share of an order without a size', () => {
    expect(labels(ORDER)).toEqual(['Shares', '%', 'USD']);
    expect(labels({ ...ORDER, targetUsd: null }, true)).toEqual(['Contracts', '%']);
    expect(labels({ ...ORDER, orderQty: null })).toEqual(['Shares']);
    expect(labels({ ...ORDER, orderQty: 0 })).toEqual(['Shares']);
  });

  it('draws the whole order at 100 % and at its value, whatever its size', () => {
    assert(
      property(
        integer({ min: 1, max: 10_000_000 }),
        double({ min: 1, max: 1e9, noNaN: true }),
        (orderQty, targetUsd) => {
          const order = { orderQty, targetUsd };
          expect(orderQty * (courseScale('percent', order)?.perShare ?? 0)).toBeCloseTo(100, 6);
          expect((orderQty * (courseScale('usd', order)?.perShare ?? 0)) / targetUsd).toBeCloseTo(1, 9);
        },
      ),
    );
  });
});
