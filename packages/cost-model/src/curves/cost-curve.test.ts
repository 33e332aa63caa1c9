import { COST_CURVE_ORDER_SIZES } from '@meridian/domain/entities/cost-curve-row';
import { describe, expect, it } from 'vitest';
import { type CostCurvePoint, costCurve } from './cost-curve.ts';
import { type CostMarket, dailyMove } from './cost-market.ts';
import type { CostPace } from './cost-estimate.ts';

const future: CostMarket = {
  price: 5000,
  spread: 0.25,
  dailyMove: dailyMove(0.01, 5000) ?? Number.NaN,
  adv: 1_500_000,
  multiplier: 50,
  dayMinutes: 390,
};

function pointsOf(market: CostMarket, pace: CostPace): readonly CostCurvePoint[] {
  const curve = costCurve(market, pace);
  return curve.kind === 'curve' ? curve.points : [];
}

const atSize = (points: readonly CostCurvePoint[], size: number) => points.find((point) => point.order_size === size);
const fixedFive: CostPace = { kind: 'participation', participation: 0.05 };
const fixedHour: CostPace = { kind: 'duration', minutes: 60 };

describe('cost curve', () => {
  it('has a row for each order size of the desk', () => {
    expect(pointsOf(future, fixedFive).map((point) => point.order_size)).toEqual([...COST_CURVE_ORDER_SIZES]);
  });

  it.each([
    [10, 0.052, 0.402, 10.05, 80.397, 0.667],
    [100, 0.52, 0.731, 18.265, 146.122, 2.108],
    [1000, 5.2, 1.77, 44.246, 353.966, 6.667],
    [10_000, 52, 5.056, 126.403, 1011.225, 21.082],
  ])('%i contracts at 5 %% of the volume', (size, minutes, bps, contract, pctSpread, risk) => {
    const point = atSize(pointsOf(future, fixedFive), size);
    expect(point?.minutes).toBeCloseTo(minutes, 3);
    expect(point?.cost_bps).toBeCloseTo(bps, 3);
    expect(point?.cost_contract).toBeCloseTo(contract, 3);
    expect(point?.cost_pct_spread).toBeCloseTo(pctSpread, 3);
    expect(point?.timingRisk.bps).toBeCloseTo(risk, 3);
    expect(point?.cost_ivwap_bps).toBeCloseTo(0.2375, 10);
    expect(point?.cost_ivwap_contract).toBeCloseTo(5.9375, 10);
    expect(point?.cost_ivwap_pct_spread).toBeCloseTo(47.5, 10);
  });

  it.each([
    [10, 0.004, 0.276, 6.902, 55.215],
    [100, 0.043, 0.397, 9.916, 79.328],
    [1000, 0.433, 1.075, 26.866, 214.926],
    [10_000, 4.333, 4.887, 122.181, 977.445],
  ])('%i contracts within an hour', (size, participationPct, bps, contract, pctSpread) => {
    const point = atSize(pointsOf(future, fixedHour), size);
    expect((point?.participation ?? 0) * 100).toBeCloseTo(participationPct, 3);
    expect(point?.cost_bps).toBeCloseTo(bps, 3);
    expect(point?.cost_contract).toBeCloseTo(contract, 3);
    expect(point?.cost_pct_spread).toBeCloseTo(pctSpread, 3);
    expect(point?.timingRisk.bps).toBeCloseTo(22.646, 3);
  });

  it('shows its 50 % and 80 % ranges in every unit', () => {
    const point = atSize(pointsOf(future, fixedFive), 1000);
    const [half, wide] = point?.ranges ?? [];
    expect(half?.high.bps).toBeCloseTo(1.77 + 0.67449 * 6.667, 2);
    expect(wide?.low.contract).toBeCloseTo(44.246 - 1.28155 * 6.667 * 25, 1);
    expect(wide?.high.pctSpread).toBeGreaterThan(half?.high.pctSpread ?? Number.NaN);
  });

  it('has no bps for a calendar spread at or below zero, but still contracts and a share of the spread', () => {
    for (const price of [0, -1.25]) {
      const point = atSize(pointsOf({ ...future, price }, fixedFive), 1000);
      expect([point?.cost_bps, point?.cost_ivwap_bps, point?.sd.bps]).toEqual([null, null, null]);
      expect(point?.cost_contract).toBeCloseTo(44.246, 3);
      expect(point?.cost_pct_spread).toBeCloseTo(353.966, 3);
    }
  });

  it('has no share of an unknown or zero spread', () => {
    for (const spread of [null, 0]) {
      const point = atSize(pointsOf({ ...future, spread }, fixedFive), 1000);
      expect([point?.cost_pct_spread, point?.cost_ivwap_bps]).toEqual([null, 0]);
    }
  });

  it('says why there is none', () => {
    expect(costCurve({ ...future, adv: 0 }, fixedFive)).toEqual({ kind: 'unavailable', reason: 'no-volume' });
    expect(costCurve({ ...future, price: Number.NaN }, fixedFive)).toMatchObject({ reason: 'invalid-input' });
  });
});
