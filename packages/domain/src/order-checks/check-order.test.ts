import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CheckContext, checkOrder, type OrderToCheck } from './check-order.ts';

const LIMITS = {
  warn_order_usd: 10_000_000,
  max_order_usd: 50_000_000,
  warn_percent_of_adv: 10,
  max_percent_of_adv: 50,
  max_gross_usd: 400_000_000,
};

const ORDER: OrderToCheck = { order_side: 'BUY', order_type: 'LIMIT', limit_price: 100, order_qty: 1_000 };

const MARKET = {
  referencePrice: 100,
  averageSpread: 0.02,
  priceTerms: { tick_size: 0.01 },
  averageDailyVolume: 1_000_000,
  unitUsd: 100,
  isSpread: false,
};

function context(changes: Partial<CheckContext> = {}): CheckContext {
  return { market: MARKET, use: { limits: LIMITS, gross_usd: 0 }, alike: [], ...changes };
}

function found(order: Partial<OrderToCheck>, changes?: Partial<CheckContext>) {
  return checkOrder({ ...ORDER, ...order }, context(changes)).map(({ level, message }) => `${level}: ${message}`);
}

/** More and worse findings rank higher. */
function rank(order_qty: number): number {
  const findings = checkOrder({ ...ORDER, order_qty }, context());
  return findings.reduce((sum, { level }) => sum + (level === 'error' ? 10 : 1), 0);
}

describe('checks of an order', () => {
  it('finds nothing wrong with an ordinary one', () => {
    expect(found({})).toEqual([]);
  });

  it.each([
    [{ limit_price: 105 }, []],
    [{ limit_price: 106 }, ['warning: The limit is 6.0% above the market: more than the usual 5%']],
    [{ limit_price: 121 }, ['error: The limit is 21.0% above the market: at most 20% is allowed']],
    [{ limit_price: 70 }, ['warning: The limit is 30.0% below the market: more than the usual 5%']],
    [{ order_side: 'SELL', limit_price: 70 }, ['error: The limit is 30.0% below the market: at most 20% is allowed']],
    [
      { order_side: 'SELL SHORT', limit_price: 130 },
      ['warning: The limit is 30.0% above the market: more than the usual 5%'],
    ],
    [{ order_type: 'MARKET', limit_price: null }, []],
  ] as const)('measures the limit of %j from the market', (order, expected) => {
    expect(found(order)).toEqual(expected);
  });

  it("counts a spread's band in average spreads, since its price may be zero", () => {
    const market = { ...MARKET, referencePrice: 0, averageSpread: 0.05, isSpread: true };
    expect(found({ limit_price: -1 }, { market })).toEqual([]);
    expect(found({ limit_price: 2 }, { market })).toEqual([
      'warning: The limit is 40 spreads above the market: more than the usual 20 spreads',
    ]);
    const tooFar = ['error: The limit is 120 spreads above the market: at most 100 spreads is allowed'];
    expect(found({ limit_price: 6 }, { market })).toEqual(tooFar);
  });

  it('says that there is no price to compare with', () => {
    const market = { ...MARKET, referencePrice: null, unitUsd: null };
    expect(found({}, { market })).toEqual(['warning: No market price to compare the limit with']);
  });

  it('measures the size against the account and against a day of volume', () => {
    expect(found({ order_qty: 150_000 })).toEqual([
      "warning: $15.0M is above this account's usual $10.0M",
      'warning: Large order: 15.0% of average daily volume',
    ]);
    expect(found({ order_qty: 510_000 })).toEqual([
      "error: $51.0M is above this account's limit of $50.0M per order",
      'error: Large order: 51.0% of average daily volume: at most 50% is allowed',
    ]);
  });

  it('lets an account use up its limit and no more', () => {
    const use = { limits: LIMITS, gross_usd: 399_900_000 };
    expect(found({ order_qty: 1_000 }, { use })).toEqual([]);
    expect(found({ order_qty: 1_001 }, { use })).toEqual([
      'error: This account has $100,000 left of its $400.0M daily limit',
    ]);
  });

  it('warns of the same order a moment ago', () => {
    const alike = [{ parent_order_numeric_id: 42, ageMs: 12_345 }];
    expect(found({}, { alike })).toEqual(['warning: Same as order 42, sent 12 s ago']);
    expect(found({}, { alike: [{ row: 2 }, ...alike] })).toEqual(['warning: Same as row 3 of this list']);
  });

  it('never finds less in a larger order', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e7 }), fc.integer({ min: 0, max: 1e7 }), (qty, more) => {
        expect(rank(qty + more)).toBeGreaterThanOrEqual(rank(qty));
      }),
    );
  });
});
