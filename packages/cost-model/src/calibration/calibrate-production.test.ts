import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PRODUCTION_PARAMETERS, productionCost } from '../models/production-cost.ts';
import { standardNormal } from '../random/standard-normal.ts';
import { seededRng } from '../sfc32.ts';
import { calibrateProduction, type ProductionCalibration } from './calibrate-production.ts';
import { type CalibrationOrder, isCalibrationOrder } from './calibration-order.ts';
import { capLeverage } from './leverage-cap.ts';
import { shrink } from './shrink.ts';

const truth = { ...PRODUCTION_PARAMETERS, phi: 0.4, y: 0.9 };

/** Orders whose cost is the model's plus timing risk, with occasional outliers. */
function history(count: number, noise: number): CalibrationOrder[] {
  const rng = seededRng('history');
  return Array.from({ length: count }, (_, index) => {
    const size = 0.001 + 0.1 * rng.unit() ** 3;
    const participation = 0.02 + 0.2 * rng.unit();
    const days = size / participation;
    const market = {
      quantity: size,
      adv: 1,
      participation,
      spread: 2 + 20 * rng.unit(),
      sigma: 100 + 100 * rng.unit(),
    };
    const shock = noise * market.sigma * Math.sqrt(days / 3) * standardNormal(rng);
    const wild = index % 100 === 99 ? 2000 * noise : 0;
    return {
      ...market,
      day: `day ${index % 60}`,
      symbol: index % 5 === 0 ? 'AAA' : 'BBB',
      filled: size,
      days,
      cost: (productionCost(market, truth)?.total ?? Number.NaN) + shock + wild,
      isLimitConstrained: false,
      wasHalted: false,
    };
  });
}

const plan = () => ({ rng: seededRng('plan'), rounds: 40 });

function calibrated(orders: readonly CalibrationOrder[]): ProductionCalibration {
  const found = calibrateProduction(orders, PRODUCTION_PARAMETERS, plan());
  if (found.kind !== 'calibrated') throw new Error(found.kind);
  return found;
}

describe('calibration', () => {
  it('recovers the parameters from noisy orders within its stated error', () => {
    const found = calibrated(history(1500, 0.3));
    const sdY = Math.sqrt(found.covariance?.[1]?.[1] ?? Number.NaN);
    const sdPhi = Math.sqrt(found.covariance?.[0]?.[0] ?? Number.NaN);
    expect(Math.abs(found.parameters.y - truth.y)).toBeLessThan(4 * sdY);
    expect(Math.abs(found.parameters.phi - truth.phi)).toBeLessThan(4 * sdPhi);
    expect(sdY).toBeLessThan(0.15);
    expect(found.parameters.delta).toBe(PRODUCTION_PARAMETERS.delta);
    expect([...found.yBySymbol.keys()].sort()).toEqual(['AAA', 'BBB']);
  });

  it('is close to the truth without noise, apart from capped sizes', () => {
    const found = calibrated(history(400, 0));
    expect([found.used, found.dropped]).toEqual([400, 0]);
    expect([found.parameters.phi, found.parameters.y].map((value) => value.toFixed(2))).toEqual(['0.40', '0.90']);
  });

  it('drops orders shaped by a limit, a halt or a small fill', () => {
    const [order] = history(1, 0);
    if (order === undefined) throw new Error('no order');
    expect(isCalibrationOrder(order)).toBe(true);
    expect(isCalibrationOrder({ ...order, filled: order.quantity * 0.49 })).toBe(false);
    expect(isCalibrationOrder({ ...order, filled: order.quantity * 0.5 })).toBe(true);
    for (const wrong of [
      { isLimitConstrained: true },
      { wasHalted: true },
      { sigma: 0 },
      { days: 0 },
      { cost: Number.NaN },
    ]) {
      expect(isCalibrationOrder({ ...order, ...wrong })).toBe(false);
    }
  });

  it('reports when the orders determine no parameter', () => {
    expect(calibrateProduction([], PRODUCTION_PARAMETERS, plan())).toEqual({
      kind: 'undetermined',
      used: 0,
      dropped: 0,
    });
    const halted = history(5, 0).map((order) => Object.assign(order, { wasHalted: true }));
    expect(calibrateProduction(halted, PRODUCTION_PARAMETERS, plan())).toMatchObject({
      kind: 'undetermined',
      dropped: 5,
    });
  });
});

describe('shrinkage', () => {
  it('weighs a symbol by n/(n + 50)', () => {
    expect(shrink(2, 1, 0)).toBe(1);
    expect(shrink(2, 1, 50)).toBe(1.5);
    expect(shrink(2, 1, 150)).toBe(1.75);
  });

  it('lies between the two estimates', () => {
    const value = fc.double({ min: 0, max: 10, noNaN: true });
    fc.assert(
      fc.property(value, value, fc.nat(100_000), (own, group, orders) => {
        const shrunk = shrink(own, group, orders);
        expect(shrunk).toBeGreaterThanOrEqual(Math.min(own, group) - 1e-9);
        expect(shrunk).toBeLessThanOrEqual(Math.max(own, group) + 1e-9);
      }),
    );
  });
});

describe('leverage cap', () => {
  it('changes only values beyond the 99th percentile', () => {
    const sizes = [...Array.from({ length: 100 }, (_, index) => index), 1e6];
    const capped = capLeverage(sizes);
    expect(capped.slice(0, 100)).toEqual(sizes.slice(0, 100));
    expect(capped[100]).toBe(99);
    expect(capLeverage([])).toEqual([]);
  });
});
