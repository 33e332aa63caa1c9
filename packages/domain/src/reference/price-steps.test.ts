import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOnStep, nearestStep, priceSteps, priceUnit, stepAt, stepAway, stepCeil, stepFloor } from './price-steps.ts';
import { tickSizeAt } from './tick-size-at.ts';

const band = (from_price: number, tick_size: number) => ({ from_price, tick_size });

const TABLES = {
  europe: [band(0, 0.0001), band(20, 0.005), band(50, 0.01), band(100, 0.02), band(200, 0.05), band(500, 0.1)],
  japan: [band(0, 0.1), band(1_000, 0.5), band(3_000, 1), band(10_000, 5), band(30_000, 10)],
  odd: [band(0, 0.01), band(10, 0.03), band(20.005, 0.05)],
  cents: [band(0, 0.01)],
} as const;

/** For the European tick table. */
const units = (price: number) => Math.round(price * 10_000);

const tables = fc.constantFrom(...Object.values(TABLES));

describe('the unit of a tick table', () => {
  it('counts every tick of the table in whole numbers', () => {
    expect(priceUnit(TABLES.europe)).toBe(0.0001);
    expect(priceUnit(TABLES.japan)).toBe(0.1);
    expect(priceUnit([band(0, 0.02), band(10, 0.05)])).toBe(0.01);
    expect(priceUnit([band(0, 1 / 64)])).toBe(1 / 64);
    expect(priceUnit([])).toBeNull();
  });

  it('is one step when one tick applies to all prices', () => {
    expect(priceSteps(TABLES.cents, 0.01)).toEqual([{ fromUnits: 0, units: 1 }]);
  });

  it('leaves out prices that an older unit cannot express', () => {
    expect(priceSteps([band(0, 0.01), band(100, 0.02), band(200, 0.05)], 0.02)).toEqual([
      { fromUnits: 0, units: 1 },
      { fromUnits: 10_000, units: 5 },
    ]);
  });
});

describe('a price that crosses a band', () => {
  const steps = priceSteps(TABLES.europe, 0.0001);

  it('rises by the finer tick up to the edge, and then by the coarser one', () => {
    expect(stepAway(steps, units(99.99), 1)).toBe(units(100));
    expect(stepAway(steps, units(100), 1)).toBe(units(100.02));
    expect(stepAway(steps, units(100), -1)).toBe(units(99.99));
    expect(stepAway(steps, units(199.98), 1)).toBe(units(200));
    expect(stepAway(steps, units(200.05), -1)).toBe(units(200));
  });

  it('is rounded by the tick at its place', () => {
    expect(stepFloor(steps, units(100.01))).toBe(units(100));
    expect(stepCeil(steps, units(100.01))).toBe(units(100.02));
    expect(stepCeil(steps, units(99.995))).toBe(units(100));
    expect(nearestStep(steps, units(200.04))).toBe(units(200.05));
    expect(isOnStep(steps, units(99.99))).toBe(true);
    expect(isOnStep(steps, units(100.01))).toBe(false);
  });

  it('is never a negative zero', () => {
    for (const price of [-0, -0.4]) expect(stepCeil(steps, price)).toBe(0);
    for (const price of [-0, 0.4]) expect(stepFloor(steps, price)).toBe(0);
  });

  it('has the same ticks below zero', () => {
    expect(stepFloor(steps, -units(100.01))).toBe(-units(100.02));
    expect(stepCeil(steps, -units(100.01))).toBe(-units(100));
  });
});

describe('every table', () => {
  it('has a valid price next to every number, on its own tick', () => {
    fc.assert(
      fc.property(tables, fc.double({ min: -40_000, max: 40_000, noNaN: true }), (bands, price) => {
        const unit = priceUnit(bands) ?? 1;
        const steps = priceSteps(bands, unit);
        const wanted = price / unit;
        const [below, above] = [stepFloor(steps, wanted), stepCeil(steps, wanted)];
        expect(below).toBeLessThanOrEqual(wanted);
        expect(above).toBeGreaterThanOrEqual(wanted);
        for (const found of [below, above]) expect(isOnStep(steps, found)).toBe(true);
        expect(stepAway(steps, below, 1)).toBeGreaterThan(below);
        expect(stepAway(steps, stepAway(steps, below, 1), -1)).toBe(below);
      }),
    );
  });

  it('gives the same tick in units as in prices', () => {
    fc.assert(
      fc.property(tables, fc.integer({ min: 0, max: 4_000_000 }), (bands, units) => {
        const unit = priceUnit(bands) ?? 1;
        const step = stepAt(priceSteps(bands, unit), units);
        expect(step * unit).toBeCloseTo(tickSizeAt(bands, Number((units * unit).toFixed(8))) ?? 0, 9);
      }),
    );
  });
});
