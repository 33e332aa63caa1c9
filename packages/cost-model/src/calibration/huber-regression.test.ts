import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { huberRegression } from './huber-regression.ts';
import { flatSample, leastSquares, solveLinear } from './least-squares.ts';

const x = [0.01, 0.02, 0.04, 0.08, 0.16, 0.32, 0.05, 0.1];
const y = [1.5, 2.1, 3.05, 4.2, 6.1, 8.4, 25, 4.8];
const ones = x.map(() => 1);
const design = x.map((value) => [1, Math.sqrt(value)]);

const ols = (rows: number[][], response: number[], weights: number[]) =>
  leastSquares(flatSample(rows, response), Float64Array.from(weights));

describe('Huber regression', () => {
  it('starts from least squares, which the outlier pulls away', () => {
    const [a, b] = ols(design, y, ones) ?? [];
    expect(a).toBeCloseTo(4.83083, 5);
    expect(b).toBeCloseTo(7.40134, 5);
  });

  it('takes the weight off the outlier', () => {
    const fit = huberRegression({ design, response: y, weights: ones });
    expect(fit?.coefficients[0]).toBeCloseTo(0.06633, 5);
    expect(fit?.coefficients[1]).toBeCloseTo(14.86676, 5);
    expect(fit?.robustWeights[6]).toBeCloseTo(0.00646, 5);
    expect(fit?.robustWeights.filter((weight) => weight === 1)).toHaveLength(7);
    expect(fit?.isConverged).toBe(true);
  });

  it('counts an observation of twice the weight as two', () => {
    const repeated = ols([...design, ...design.slice(6, 7)], [...y, ...y.slice(6, 7)], [...ones, 1]);
    const doubled = ols(design, y, [1, 1, 1, 1, 1, 1, 2, 1]);
    doubled?.forEach((value, index) => expect(value).toBeCloseTo(repeated?.[index] ?? Number.NaN, 10));
  });

  it('finds an exact line whatever the weights', () => {
    const observation = fc.tuple(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 1, max: 9 }));
    fc.assert(
      fc.property(
        fc.uniqueArray(observation, { minLength: 3, maxLength: 30, selector: ([at]) => at }),
        fc.integer({ min: -50, max: 50 }),
        fc.integer({ min: -50, max: 50 }),
        (observations, intercept, slope) => {
          const fit = huberRegression({
            design: observations.map(([at]) => [1, at / 100]),
            response: observations.map(([at]) => intercept + (slope * at) / 100),
            weights: observations.map(([, weight]) => weight),
          });
          expect(fit?.coefficients[0]).toBeCloseTo(intercept, 5);
          expect(fit?.coefficients[1]).toBeCloseTo(slope, 5);
        },
      ),
    );
  });

  it('has no answer for too few observations, equal columns or no columns', () => {
    expect(huberRegression({ design: [[1, 2]], response: [1], weights: [1] })).toBeNull();
    expect(
      huberRegression({
        design: [
          [1, 1],
          [2, 2],
          [3, 3],
        ],
        response: [1, 2, 3],
        weights: [1, 1, 1],
      }),
    ).toBeNull();
    expect(huberRegression({ design: [], response: [], weights: [] })).toBeNull();
    expect(() => huberRegression({ design: [[1]], response: [], weights: [1] })).toThrow('match');
  });
});

describe('linear equations', () => {
  it('are solved with a zero on the diagonal', () => {
    expect(
      solveLinear(
        [
          [0, 2],
          [3, 1],
        ],
        [4, 5],
      ),
    ).toEqual([1, 2]);
    expect(
      solveLinear(
        [
          [0, 0],
          [0, 0],
        ],
        [1, 1],
      ),
    ).toBeNull();
  });
});
