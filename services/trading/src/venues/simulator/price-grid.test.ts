import { isOnStep, ONE_STEP, priceSteps, stepAt, stepAway } from '@meridian/domain/reference/price-steps';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PriceGrid } from './price-grid.ts';

const band = (from_price: number, tick_size: number) => ({ from_price, tick_size });
const STEPS = priceSteps([band(0, 1), band(1_000, 5), band(3_000, 10), band(10_000, 50)], 1);

describe('the grid of a simulated exchange', () => {
  it('counts units for a table with one tick', () => {
    const grid = new PriceGrid({ steps: ONE_STEP, previousCloseTicks: 500 });
    expect([grid.units(17.5), grid.halfUnits(35), grid.level(-3), grid.levelOfLimit(8)]).toEqual([17.5, 35, -3, 8]);
  });

  it('has a level for each valid price, one tick apart in every band', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20_000 }), fc.integer({ min: -200, max: 200 }), (close, away) => {
        const grid = new PriceGrid({ steps: STEPS, previousCloseTicks: close });
        const level = Math.round(grid.level(close)) + away;
        const units = grid.units(level);
        if (units <= 0) return;
        expect(isOnStep(STEPS, units)).toBe(true);
        expect(grid.level(units)).toBe(level);
        expect(grid.units(level + 1)).toBe(stepAway(STEPS, units, 1));
        expect(grid.halfUnits(2 * level + 1)).toBe(units + stepAway(STEPS, units, 1));
      }),
    );
  });

  it('counts in ticks of the band of the close, so that percentages agree', () => {
    for (const close of [200, 2_000, 5_000, 20_000]) {
      const grid = new PriceGrid({ steps: STEPS, previousCloseTicks: close });
      expect(grid.level(close)).toBe(close / stepAt(STEPS, close));
    }
  });

  it('has no level for a limit between two ticks', () => {
    const grid = new PriceGrid({ steps: STEPS, previousCloseTicks: 2_000 });
    expect(Number.isInteger(grid.levelOfLimit(2_005))).toBe(true);
    expect(Number.isInteger(grid.levelOfLimit(2_003))).toBe(false);
    expect(Number.isInteger(grid.levelOfLimit(999))).toBe(true);
  });
});
