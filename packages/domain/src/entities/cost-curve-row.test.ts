import { describe, expect, it } from 'vitest';
import { COST_CURVE_ORDER_SIZES } from './cost-curve-row.ts';

describe('cost curve order sizes', () => {
  it("are the desk's ten, ascending", () => {
    expect(COST_CURVE_ORDER_SIZES).toHaveLength(10);
    expect([...COST_CURVE_ORDER_SIZES].sort((a, b) => a - b)).toEqual([...COST_CURVE_ORDER_SIZES]);
    expect(COST_CURVE_ORDER_SIZES[0]).toBe(10);
    expect(COST_CURVE_ORDER_SIZES.at(-1)).toBe(10_000);
  });
});
