import { describe, expect, it } from 'vitest';
import { PRODUCTION_PARAMETERS, productionCost } from '../models/production-cost.ts';
import type { CostModel } from '../models/uncertain-cost.ts';
import { standardNormal } from '../random/standard-normal.ts';
import { seededRng } from '../sfc32.ts';
import type { LiquidityTier } from './liquidity-tier.ts';
import { firstUnseenDay, type GroupedOrder, nightlyCalibration } from './nightly-calibration.ts';
import { PRIOR_MODEL } from './prior-model.ts';

type World = { readonly phi: number; readonly y: number };

/** Orders of a market whose coefficients are known, with the noise of the price while they worked. */
function simulate(orders: number, world: World, liquidity: LiquidityTier = 'high', seed = 'world'): GroupedOrder[] {
  const rng = seededRng('calibration', seed);
  return Array.from({ length: orders }, (_, index) => {
    const adv = 1e6;
    const participation = 0.02 + 0.2 * rng.unit();
    const filled = adv * (0.001 + 0.08 * rng.unit() ** 2);
    const [spread, sigma] = [2 + 8 * rng.unit(), 100 + 100 * rng.unit()];
    const days = filled / adv / participation;
    const order = { quantity: filled, adv, participation, spread, sigma };
    const mean = productionCost(order, { ...PRODUCTION_PARAMETERS, ...world })?.total ?? 0;
    return {
      day: `2026-09-${String(1 + (index % 30)).padStart(2, '0')}`,
      symbol: `S${index % 40}`,
      ...order,
      filled,
      days,
      cost: mean + sigma * Math.sqrt(days / 3) * standardNormal(rng),
      isLimitConstrained: false,
      wasHalted: false,
      assetClass: 'EQUITY',
      liquidity,
    };
  });
}

const plan = (current: CostModel) => ({ rng: seededRng('plan'), rounds: 6, current: () => current });
const only = (orders: readonly GroupedOrder[], current = PRIOR_MODEL) => {
  const [found] = nightlyCalibration(orders, plan(current));
  if (found === undefined) throw new Error('no group');
  return found;
};

describe('the nightly calibration', () => {
  it('recovers known coefficients from simulated fills, and is adopted', () => {
    const found = only(simulate(6_000, { phi: 0.8, y: 1.1 }));
    expect(found.decision).toBe('adopted');
    expect(found.model.parameters.phi).toBeCloseTo(0.8, 0);
    expect(Math.abs(found.model.parameters.y - 1.1)).toBeLessThan(0.12);
    expect(found.fittedLoss).toBeLessThan(found.currentLoss ?? 0);
  });

  it('refuses a fit that does worse on days it has not seen', () => {
    const truth = { phi: 0.8, y: 1.1 };
    const right: CostModel = { parameters: { ...PRODUCTION_PARAMETERS, ...truth }, covariance: null };
    const unseen = simulate(6_000, truth).filter(({ day }) => day >= '2026-09-25');
    // The days to learn from are of another market.
    const misleading = simulate(6_000, { phi: 0.1, y: 0.2 }).filter(({ day }) => day < '2026-09-25');
    const found = only([...misleading, ...unseen], right);
    expect(found.decision).toBe('kept');
    expect(found.model).toBe(right);
    expect(found.fittedLoss).toBeGreaterThan(found.currentLoss ?? Infinity);
  });

  it('leaves the model in use where too few orders can tell', () => {
    const found = only(simulate(60, { phi: 0.8, y: 1.1 }));
    expect(found.decision).toBe('too-few');
    expect(found.model).toBe(PRIOR_MODEL);
  });

  it('draws a group of few orders towards its asset class', () => {
    const many = simulate(6_000, { phi: 0.5, y: 1 });
    const few = simulate(160, { phi: 0.5, y: 3 }, 'low', 'few');
    const found = nightlyCalibration([...many, ...few], plan(PRIOR_MODEL));
    const low = found.find(({ liquidity }) => liquidity === 'low');
    const high = found.find(({ liquidity }) => liquidity === 'high');
    expect(Math.abs((high?.model.parameters.y ?? 0) - 1)).toBeLessThan(0.15);
    expect(low?.model.parameters.y).toBeGreaterThan(high?.model.parameters.y ?? 0);
    expect(low?.model.parameters.y).toBeLessThan(3);
  });

  it('says how well the model did: bias, ranges that held, and orders by their estimate', () => {
    const { accuracy } = only(simulate(6_000, { phi: 0.8, y: 1.1 }));
    expect(accuracy?.count).toBe(1_200);
    expect(Math.abs(accuracy?.bias ?? 99)).toBeLessThan(4 * (accuracy?.biasError ?? 0));
    expect(accuracy?.coverage80).toBeGreaterThan(0.76);
    expect(accuracy?.coverage80).toBeLessThan(0.84);
    expect(accuracy?.coverageLow).toBeLessThan(accuracy?.coverage80 ?? 0);
    expect(accuracy?.coverageHigh).toBeGreaterThan(accuracy?.coverage80 ?? 1);
    expect(accuracy?.zSd).toBeCloseTo(1, 1);
    const inside = accuracy?.held.map((range) => range.inside) ?? [];
    expect(inside).toEqual(inside.toSorted((a, b) => a - b));
    expect(accuracy?.bins).toHaveLength(6);
  });

  it('counts what it leaves out, and why', () => {
    const [first, second, third, ...rest] = simulate(400, { phi: 0.5, y: 0.7 });
    if (first === undefined || second === undefined || third === undefined) throw new Error('too few');
    const found = only([
      { ...first, isLimitConstrained: true },
      { ...second, wasHalted: true },
      { ...third, filled: 0.4 * third.quantity },
      ...rest,
    ]);
    expect(found.excluded).toEqual({ limited: 1, halted: 1, 'under-filled': 1, incomplete: 0 });
  });

  it('keeps back the newest fifth of the days', () => {
    expect(firstUnseenDay(simulate(60, { phi: 0.5, y: 0.7 }))).toBe('2026-09-25');
    expect(firstUnseenDay([])).toBeNull();
  });
});
