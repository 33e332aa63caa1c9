import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PRODUCTION_PARAMETERS, type ProductionOrder, productionCost } from './production-cost.ts';
import { PRODUCTION_GRADIENT_ORDER, productionGradient } from './production-gradient.ts';

const future: ProductionOrder = { quantity: 10_000, adv: 1_500_000, participation: 0.05, spread: 0.5, sigma: 100 };

const amount = (max: number) => fc.double({ min: 0, max, noNaN: true });
const orders = fc.record({
  quantity: amount(1e9),
  adv: fc.double({ min: 1, max: 1e9, noNaN: true }),
  participation: amount(1),
  spread: amount(1000),
  sigma: amount(1000),
});

describe('production cost', () => {
  it('is half the spread plus the square-root impact', () => {
    const cost = productionCost(future);
    expect(cost?.total).toBeCloseTo(5.056, 3);
    expect(cost?.spread).toBe(0.25);
    expect(cost?.impact).toBeCloseTo(4.806, 3);
  });

  it('splits the impact into a peak, two thirds of it permanent', () => {
    const cost = productionCost(future);
    expect((cost?.peak ?? 0) / (cost?.impact ?? 1)).toBeCloseTo(1.5, 12);
    expect((cost?.permanent ?? 0) / (cost?.peak ?? 1)).toBeCloseTo(2 / 3, 12);
    expect((cost?.permanent ?? 0) + (cost?.temporary ?? 0)).toBeCloseTo(cost?.peak ?? 0, 12);
  });

  it('costs the spread alone when nothing moves or nothing is traded', () => {
    expect(productionCost({ ...future, sigma: 0 })?.total).toBe(0.25);
    expect(productionCost({ ...future, quantity: 0 })?.total).toBe(0.25);
    expect(productionCost({ ...future, participation: 0 })?.total).toBe(0.25);
  });

  it.each([
    { adv: 0 },
    { adv: Number.NaN },
    { quantity: -1 },
    { participation: 1.01 },
    { sigma: Number.NaN },
    { spread: Infinity },
  ])('has no answer for %o', (wrong) => {
    expect(productionCost({ ...future, ...wrong })).toBeNull();
    expect(productionGradient({ ...future, ...wrong })).toBeNull();
  });

  it('never falls as the order grows or hurries, and scales with its unit', () => {
    fc.assert(
      fc.property(orders, fc.double({ min: 1, max: 10, noNaN: true }), (order, factor) => {
        const total = productionCost(order)?.total ?? Number.NaN;
        expect(productionCost({ ...order, quantity: order.quantity * factor })?.total).toBeGreaterThanOrEqual(total);
        const faster = { ...order, participation: Math.min(1, order.participation * factor) };
        expect(productionCost(faster)?.total).toBeGreaterThanOrEqual(total);
        const scaled = productionCost({ ...order, spread: order.spread * 4, sigma: order.sigma * 4 });
        expect(scaled?.total).toBeCloseTo(4 * total, 6);
      }),
    );
  });
});

describe('production gradient', () => {
  it('agrees with finite differences', () => {
    const gradient = productionGradient(future) ?? [];
    PRODUCTION_GRADIENT_ORDER.forEach((name, index) => {
      const step = 1e-6;
      const at = (shift: number) =>
        productionCost(future, { ...PRODUCTION_PARAMETERS, [name]: PRODUCTION_PARAMETERS[name] + shift })?.total ?? 0;
      expect(gradient[index]).toBeCloseTo((at(step) - at(-step)) / (2 * step), 5);
    });
  });

  it('is finite for every order that has a cost', () => {
    fc.assert(
      fc.property(orders, (order) => {
        expect(productionGradient(order)?.every(Number.isFinite)).toBe(true);
      }),
    );
  });
});
