import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { costFrontier, frontierMarks, frontierPoint } from './cost-frontier.ts';
import { listRisk } from './list-risk.ts';
import { DEFAULT_CORRELATION, meanCorrelation, returnCorrelation } from './return-correlation.ts';

const PARTS = 4;
const amount = fc.integer({ min: -1_000, max: 1_000 });
const loading = fc.array(amount, { minLength: PARTS, maxLength: PARTS });
const dailyReturn = fc.integer({ min: -500, max: 500 }).map((hundredths) => hundredths / 10_000);

/** Some names with as many returns each; one of them may have none. */
const someReturns = fc
  .record({ names: fc.integer({ min: 1, max: 6 }), days: fc.integer({ min: 0, max: 30 }), isNew: fc.boolean() })
  .chain(({ names, days, isNew }) =>
    fc
      .array(fc.array(dailyReturn, { minLength: days, maxLength: days }), { minLength: names, maxLength: names })
      .map((returns) => {
        const seen: (number | null)[][] = returns;
        return isNew ? seen.concat([Array.from({ length: days }, () => null)]) : seen;
      }),
  );

/** Loadings and a correlation of the same names. */
const someList = someReturns.chain((returns) =>
  fc
    .array(loading, { minLength: returns.length, maxLength: returns.length })
    .map((loadings) => ({ loadings, correlation: returnCorrelation(returns).matrix })),
);

const scale = (loadings: readonly (readonly number[])[]) => 1e-6 * (1 + Math.hypot(...loadings.flat()));

describe('the risk of a list', () => {
  it('is what its orders add to it, whatever they are', () => {
    fc.assert(
      fc.property(someList, ({ loadings, correlation }) => {
        const { total, contributions, apart } = listRisk(loadings, correlation);
        const added = contributions.reduce((sum, value) => sum + value, 0);
        expect(Math.abs(added - total)).toBeLessThan(scale(loadings));
        expect(total).toBeLessThanOrEqual(apart + scale(loadings));
      }),
    );
  });

  it('without an order is the risk of the others', () => {
    fc.assert(
      fc.property(someList, ({ loadings, correlation }) => {
        const { without } = listRisk(loadings, correlation);
        const others = listRisk(
          loadings.slice(1),
          correlation.slice(1).map((row) => row.slice(1)),
        );
        expect(Math.abs((without[0] ?? 0) - others.total)).toBeLessThan(1e-3 + scale(loadings));
      }),
    );
  });

  it('is the risk of its only order, and a sell hedges a buy that moves with it', () => {
    expect(listRisk([[3, 4]], [[1]])).toEqual({ total: 5, contributions: [5], without: [0], apart: 5 });
    const correlation = [
      [1, 0.5],
      [0.5, 1],
    ];
    const { total, contributions } = listRisk([[100], [-50]], correlation);
    expect(total).toBeCloseTo(Math.sqrt(100 ** 2 + 50 ** 2 - 100 * 50), 9);
    expect(contributions[1]).toBeCloseTo(0, 9);
  });
});

describe('correlation from returns', () => {
  it('is a covariance: ones on the diagonal, symmetric, and no list with a negative variance', () => {
    fc.assert(
      fc.property(someReturns, fc.array(amount, { minLength: 7, maxLength: 7 }), (returns, weights) => {
        const { matrix } = returnCorrelation(returns);
        const variance = matrix.reduce(
          (sum, row, at) =>
            sum + row.reduce((own, value, other) => own + value * (weights[at] ?? 0) * (weights[other] ?? 0), 0),
          0,
        );
        expect(variance).toBeGreaterThan(-1e-3);
        expect(matrix.every((row, at) => row[at] === 1)).toBe(true);
        expect(
          matrix.every((row, at) => row.every((value, other) => Math.abs(value - (matrix[other]?.[at] ?? 2)) < 1e-9)),
        ).toBe(true);
      }),
    );
  });

  it('finds names that move together, and says when there is no past', () => {
    const wave = Array.from({ length: 60 }, (_, day) => Math.sin(day * 1.7) + 0.3 * Math.sin(day * 0.9));
    const { matrix, days } = returnCorrelation([wave, wave.map((value) => 2 * value), wave.map((value) => -value)]);
    expect(days).toBe(60);
    expect(matrix[0]?.[1]).toBeGreaterThan(0.9);
    expect(matrix[0]?.[2]).toBeLessThan(-0.9);
    const none = returnCorrelation([[], []]);
    expect([none.days, none.matrix[0]?.[1]]).toEqual([0, DEFAULT_CORRELATION]);
    expect(meanCorrelation(none.matrix)).toBeCloseTo(DEFAULT_CORRELATION, 9);
  });
});

const choices = fc.array(fc.record({ costUsd: fc.integer({ min: 0, max: 1_000 }), loading }), {
  minLength: 1,
  maxLength: 5,
});
const somePlans = someReturns.chain((returns) =>
  fc
    .array(choices, { minLength: returns.length, maxLength: returns.length })
    .map((orders) => ({ orders, correlation: returnCorrelation(returns).matrix })),
);

describe('the frontier of cost against risk', () => {
  it('costs more for less risk at every step, and names plans that cost what it says', () => {
    fc.assert(
      fc.property(somePlans, ({ orders, correlation }) => {
        const points = costFrontier(orders, correlation);
        for (const [at, point] of points.entries()) {
          expect(frontierPoint(orders, point.plans, correlation)).toEqual(point);
          expect(point.riskUsd).toBeLessThan(points[at - 1]?.riskUsd ?? Infinity);
          expect(point.costUsd).toBeGreaterThanOrEqual(points[at - 1]?.costUsd ?? 0);
        }
        const { low, medium, high } = frontierMarks(points);
        expect(low <= medium && medium <= high && high < points.length).toBe(true);
      }),
      { numRuns: 50 },
    );
  });

  it('begins with the cheapest plan of every order', () => {
    fc.assert(
      fc.property(somePlans, ({ orders, correlation }) => {
        const points = costFrontier(orders, correlation);
        const least = orders.reduce((sum, each) => sum + Math.min(...each.map(({ costUsd }) => costUsd)), 0);
        expect(points[0]?.costUsd).toBe(least);
      }),
      { numRuns: 50 },
    );
  });
});
