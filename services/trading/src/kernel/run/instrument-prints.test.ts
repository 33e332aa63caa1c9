import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Parent } from '../state/parent.ts';
import { LiveOrders } from './live-orders.ts';

const step = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({ lots: fc.nat(900), price: fc.integer({ min: 190, max: 210 }), isLit: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.constant('look' as const) },
  { weight: 1, arbitrary: fc.record({ limit: fc.option(fc.integer({ min: 95, max: 105 })) }) },
);

/** Only what LiveOrders reads of an order. */
function order(side: 'BUY' | 'SELL', limitTicks: number | null): Parent {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the rest is not read
  return { id: 1, plan: null, countableLots: 0, terms: { instrument: 3, side, limitTicks } } as unknown as Parent;
}

it('prints that are added up late come to the same as at once, whatever the limit was meanwhile', () => {
  fc.assert(
    fc.property(fc.constantFrom('BUY' as const, 'SELL' as const), fc.array(step, { maxLength: 300 }), (side, steps) => {
      const live = new LiveOrders(1);
      let parent = order(side, null);
      const counted = live.of(parent);
      const atOnce = { lots: 0, value: 0 };
      for (const each of steps) {
        if (each === 'look') live.countPrints(parent);
        else if ('limit' in each) {
          live.countPrints(parent);
          parent = order(side, each.limit);
        } else {
          const print = { instrument: 3, atMs: 0, venue: 'XNAS', ownChildId: null } as const;
          live.trade(
            { ...print, lots: each.lots, priceHalfTicks: each.price, isCountable: each.isLit },
            null,
            () => parent,
          );
          const { limitTicks } = parent.terms;
          const isBeyond =
            limitTicks !== null && (side === 'BUY' ? each.price > 2 * limitTicks : each.price < 2 * limitTicks);
          if (!each.isLit || isBeyond) continue;
          atOnce.lots += each.lots;
          atOnce.value += each.lots * each.price;
        }
      }
      live.countPrints(parent);
      expect({ lots: counted.marketableLots, value: counted.marketableValue }).toEqual(atOnce);
    }),
  );
});

it('an instrument with very many prints between two looks loses none', () => {
  const live = new LiveOrders(1);
  const parent = order('BUY', null);
  const counted = live.of(parent);
  const print = { instrument: 3, atMs: 0, venue: 'XNAS', ownChildId: null, lots: 1, priceHalfTicks: 200 } as const;
  for (let nth = 0; nth < 10_000; nth += 1) live.trade({ ...print, isCountable: true }, null, () => parent);
  live.countPrints(parent);
  expect(counted.marketableLots).toBe(10_000);
});
