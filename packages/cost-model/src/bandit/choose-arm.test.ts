import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { standardNormal } from '../random/standard-normal.ts';
import { seededRng } from '../sfc32.ts';
import { sum } from '../sum.ts';
import { type BanditArm, chooseArm } from './choose-arm.ts';
import { ARM_PRIOR, observeCost, sampleMeanCost } from './normal-inverse-gamma.ts';

const arm = (name: string, costs: readonly number[], min_alloc = 0, max_alloc = 100): BanditArm => ({
  name,
  belief: costs.reduce(observeCost, ARM_PRIOR),
  min_alloc,
  max_alloc,
});
const repeated = (cost: number, count: number) => Array.from({ length: count }, (_, index) => cost + (index % 5) - 2);

describe('normal-inverse-gamma belief', () => {
  it('follows the textbook update', () => {
    expect(observeCost({ mean: 1, strength: 3, shape: 2, scale: 5 }, 9)).toEqual({
      mean: 3,
      strength: 4,
      shape: 2.5,
      scale: 5 + (3 * 64) / 8,
    });
    expect(observeCost(ARM_PRIOR, Number.NaN)).toBe(ARM_PRIOR);
  });

  it('does not depend on the order of the costs', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -100, max: 100 }), { maxLength: 30 }), (costs) => {
        const forward = costs.reduce(observeCost, ARM_PRIOR);
        const backward = costs.toReversed().reduce(observeCost, ARM_PRIOR);
        expect(forward.mean).toBeCloseTo(backward.mean, 8);
        expect(forward.scale).toBeCloseTo(backward.scale, 5);
      }),
    );
  });

  it('draws means around the observed one, narrower with more orders', () => {
    const rng = seededRng('belief');
    const spreadOf = (count: number) => {
      const { belief } = arm('a', repeated(10, count));
      const draws = Array.from({ length: 2000 }, () => sampleMeanCost(belief, rng));
      const mean = sum(draws) / draws.length;
      return Math.sqrt(sum(draws.map((draw) => (draw - mean) ** 2)) / draws.length);
    };
    expect(spreadOf(100)).toBeLessThan(spreadOf(10) / 3);
  });
});

describe('choosing an arm', () => {
  const cheap = repeated(2, 200);
  const dear = repeated(9, 200);

  it('prefers the cheap arm, within the allocation bounds', () => {
    const free = chooseArm([arm('cheap', cheap), arm('dear', dear)], 1);
    expect(free?.arms[0]?.probability).toBeGreaterThan(0.99);
    const bounded = chooseArm([arm('cheap', cheap, 0, 70), arm('dear', dear, 10, 100)], 1);
    expect(bounded?.arms.map(({ probability }) => probability.toFixed(2))).toEqual(['0.70', '0.30']);
  });

  it('explores arms that it knows little of', () => {
    const choice = chooseArm([arm('known', repeated(2, 200)), arm('new', [])], 5);
    expect(choice?.arms[1]?.probability).toBeGreaterThan(0.1);
  });

  it('chooses as often as the probabilities say', () => {
    const arms = [arm('cheap', cheap, 0, 70), arm('dear', dear, 10, 100)];
    const seeds = Array.from({ length: 400 }, (_, seed) => seed);
    const picked = seeds.filter((seed) => chooseArm(arms, `order ${seed}`)?.arm === 'cheap');
    expect(Math.abs(picked.length / seeds.length - 0.7)).toBeLessThan(0.08);
  });

  it('replays from its seed, and its draw explains the arm', () => {
    const costs = fc.array(fc.integer({ min: -50, max: 50 }), { maxLength: 10 });
    fc.assert(
      fc.property(fc.array(costs, { minLength: 1, maxLength: 5 }), fc.integer(), (histories, seed) => {
        const arms = histories.map((history, index) => arm(`arm ${index}`, history, 5, 60));
        const choice = chooseArm(arms, seed);
        expect(chooseArm(arms, seed)).toEqual(choice);
        const index = choice?.arms.findIndex(({ name }) => name === choice.arm) ?? -1;
        const before = sum(choice?.arms.slice(0, index).map(({ probability }) => probability) ?? []);
        expect(choice?.draw).toBeGreaterThanOrEqual(before - 1e-12);
        expect(choice?.draw).toBeLessThanOrEqual(before + (choice?.arms[index]?.probability ?? 0) + 1e-12);
        expect(sum(choice?.arms.map(({ probability }) => probability) ?? [])).toBeCloseTo(1, 9);
      }),
      { numRuns: 30 },
    );
  });

  it('learns which arm is cheap', () => {
    const rng = seededRng('market');
    const truth = new Map([
      ['good', 3],
      ['bad', 12],
    ]);
    const costs = new Map([...truth.keys()].map((name) => [name, [] as number[]]));
    let good = 0;
    for (let order = 0; order < 200; order += 1) {
      const arms = [...costs].map(([name, seen]) => arm(name, seen));
      const chosen = chooseArm(arms, order)?.arm ?? '';
      if (chosen === 'good') good += 1;
      costs.get(chosen)?.push((truth.get(chosen) ?? 0) + 15 * standardNormal(rng));
    }
    expect(good).toBeGreaterThan(140);
  });

  it('has no choice without arms', () => {
    expect(chooseArm([], 1)).toBeNull();
  });
});
