import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_LIMITS } from './account-limits.ts';
import { checkChange } from './check-change.ts';
import { type CheckContext, checkOrder, type OrderToCheck } from './check-order.ts';

const CONTEXT: CheckContext = {
  market: {
    referencePrice: 100,
    averageSpread: 0.02,
    priceTerms: { tick_size: 0.01 },
    averageDailyVolume: 1_000_000,
    unitUsd: 100,
    isSpread: false,
  },
  use: {
    account: 'ALDGATE',
    alloc_account: 'ALDGATE-CORE',
    limits: {
      ...NO_LIMITS,
      warn_order_usd: 10_000_000,
      max_order_usd: 50_000_000,
      warn_percent_of_adv: 10,
      max_percent_of_adv: 50,
      max_gross_usd: 400_000_000,
    },
    gross_usd: 0,
    day_qty: 0,
    whole_account: { limits: NO_LIMITS, gross_usd: 0, day_qty: 0 },
  },
  isAdmin: false,
  alike: [],
  opposite: null,
};

const PLACE = { asset_class: 'EQUITY', country: 'US', strategy: 'vwap' } as const;

const LIMIT: OrderToCheck = {
  order_side: 'BUY',
  order_type: 'LIMIT',
  limit_price: 100,
  order_qty: 1_000,
  percent_of_volume: null,
  ...PLACE,
};
const MARKET: OrderToCheck = { ...LIMIT, order_type: 'MARKET', limit_price: null };

function found(before: OrderToCheck, after: Partial<OrderToCheck>) {
  return checkChange(before, { ...before, ...after }, CONTEXT).map(({ level, message }) => `${level}: ${message}`);
}

const anOrder: fc.Arbitrary<OrderToCheck> = fc.record({
  order_side: fc.constantFrom('BUY', 'SELL', 'BUY COVER', 'SELL SHORT'),
  order_type: fc.constant('LIMIT'),
  limit_price: fc.integer({ min: 1, max: 300 }),
  order_qty: fc.integer({ min: 1, max: 600_000 }),
  percent_of_volume: fc.constant(null),
  asset_class: fc.constant('EQUITY'),
  country: fc.constant('US'),
  strategy: fc.constant('vwap'),
});

describe('a modification', () => {
  it('from MARKET to a limit outside the band is refused like a new order', () => {
    const error = 'error: The limit is 30.0% above the market: at most 20% is allowed';
    expect(found(MARKET, { order_type: 'LIMIT', limit_price: 130 })).toEqual([error]);
    const never = 'warning: The limit is 40.0% below the market: more than the usual 5%';
    expect(found(MARKET, { order_type: 'LIMIT', limit_price: 60 })).toEqual([never]);
    expect(found(MARKET, { order_type: 'LIMIT', limit_price: 101 })).toEqual([]);
  });

  it('from LIMIT to MARKET warns that the price is no longer bounded', () => {
    const warning = 'warning: LIMIT to MARKET removes the limit of 100.00: the order trades at any price';
    expect(found(LIMIT, { order_type: 'MARKET', limit_price: null })).toEqual([warning]);
    expect(found(MARKET, { order_qty: 900 })).toEqual([]);
  });

  it('towards the market or to a smaller size is always allowed', () => {
    expect(found({ ...LIMIT, limit_price: 130 }, { limit_price: 125 })).toEqual([]);
    expect(found({ ...LIMIT, limit_price: 60 }, { limit_price: 65 })).toEqual([]);
    expect(found({ ...LIMIT, order_qty: 600_000 }, { order_qty: 590_000 })).toEqual([]);
  });

  it('that makes the order faster is refused like a new order, and one that makes it slower never', () => {
    const error = "error: Fast order: 90.0% of the volume expected in its time is above ALDGATE-CORE's limit of 50%";
    const slow = { ...LIMIT, percent_of_volume: 9 };
    // Ten times the quantity, or a tenth of the time.
    expect(found(slow, { order_qty: 10_000, percent_of_volume: 90 })).toContain(error);
    expect(found(slow, { percent_of_volume: 90 })).toEqual([error]);
    expect(found({ ...LIMIT, percent_of_volume: 95 }, { percent_of_volume: 90 })).toEqual([]);
    expect(found({ ...LIMIT, percent_of_volume: 90 }, { percent_of_volume: 90, limit_price: 100.5 })).toEqual([]);
    expect(found(LIMIT, { percent_of_volume: 90 })).toEqual([error]);
  });

  it('away from the market or to a larger size gets the findings of a new order', () => {
    fc.assert(
      fc.property(anOrder, anOrder, (before, other) => {
        const after = { ...other, order_side: before.order_side, order_qty: before.order_qty + other.order_qty };
        const isAway =
          Math.abs((after.limit_price ?? 0) - 100) > Math.abs((before.limit_price ?? 0) - 100) ||
          Math.sign((after.limit_price ?? 0) - 100) * Math.sign((before.limit_price ?? 0) - 100) < 0;
        fc.pre(isAway);
        expect(checkChange(before, after, CONTEXT)).toEqual(checkOrder(after, CONTEXT));
      }),
    );
  });
});
