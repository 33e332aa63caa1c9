import { describe, expect, it } from 'vitest';
import { seededRng } from '../sfc32.ts';
import { sum } from '../sum.ts';
import { gammaVariate } from './gamma-variate.ts';
import { standardNormal } from './standard-normal.ts';

function moments(draw: () => number, count: number): { mean: number; variance: number } {
  const values = Array.from({ length: count }, draw);
  const mean = sum(values) / count;
  return { mean, variance: sum(values.map((value) => (value - mean) ** 2)) / count };
}

describe('random variates', () => {
  it('draws normals of mean 0 and variance 1', () => {
    const rng = seededRng('normal');
    const { mean, variance } = moments(() => standardNormal(rng), 50_000);
    expect(Math.abs(mean)).toBeLessThan(0.02);
    expect(Math.abs(variance - 1)).toBeLessThan(0.03);
  });

  it.each([0.3, 1, 2.5, 40])('draws gammas of shape %f whose mean and variance are the shape', (shape) => {
    const rng = seededRng('gamma');
    const { mean, variance } = moments(() => gammaVariate(rng, shape), 50_000);
    expect(Math.abs(mean / shape - 1)).toBeLessThan(0.03);
    expect(Math.abs(variance / shape - 1)).toBeLessThan(0.06);
  });

  it('refuses a shape that is not positive', () => {
    for (const shape of [0, -1, Number.NaN, Infinity]) expect(() => gammaVariate(seededRng(1), shape)).toThrow('shape');
  });
});
