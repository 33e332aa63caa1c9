import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { THRESHOLD_TEXTS } from '@meridian/domain/surveillance/threshold-texts';
import { judge } from './alert.ts';
import { DEFAULT_THRESHOLDS } from './thresholds.ts';

describe('scores', () => {
  const check = fc.record({
    id: fc.constant('x'),
    label: fc.constant('x'),
    unit: fc.constant('count' as const),
    bound: fc.constantFrom('min' as const, 'max' as const),
    limit: fc.double({ min: 0, max: 1000, noNaN: true }),
    seen: fc.double({ min: 0, max: 5000, noNaN: true }),
    weight: fc.integer({ min: 0, max: 25 }),
  });

  it('are the sum of the points, from 0 to the sum of the weights', () => {
    fc.assert(
      fc.property(fc.array(check, { maxLength: 4 }), (inputs) => {
        const { checks, score } = judge(inputs);
        expect(score).toBe(checks.reduce((total, { points }) => total + points, 0));
        expect(score).toBeLessThanOrEqual(inputs.reduce((total, { weight }) => total + weight, 0));
        for (const { isMet, bound, seen, limit } of checks)
          expect(isMet).toBe(bound === 'min' ? seen >= limit : seen <= limit);
      }),
    );
  });

  it('never fall when more of the suspicious is seen', () => {
    fc.assert(
      fc.property(check, fc.double({ min: 0, max: 100, noNaN: true }), (input, more) => {
        const sign = input.bound === 'min' ? 1 : -1;
        const stronger = { ...input, seen: Math.max(0, input.seen + sign * more) };
        expect(judge([stronger]).score).toBeGreaterThanOrEqual(judge([input]).score);
      }),
    );
  });
});

describe('thresholds', () => {
  it('can each be set by a person, once', () => {
    const names = THRESHOLD_TEXTS.map(({ name }) => name);
    expect(names.toSorted()).toEqual(Object.keys(DEFAULT_THRESHOLDS).toSorted());
  });
});
