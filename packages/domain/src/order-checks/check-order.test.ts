import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AccountLimits, type AccountUse, type LimitUse, NO_LIMITS } from './account-limits.ts';
import { type CheckContext, checkOrder, MAX_ALIKE, type OrderToCheck } from './check-order.ts';

const LIMITS: AccountLimits = {
  ...NO_LIMITS,
  warn_order_usd: 10_000_000,
  max_order_usd: 50_000_000,
  warn_percent_of_adv: 10,
  max_percent_of_adv: 50,
  max_gross_usd: 400_000_000,
};

const PLACE = { asset_class: 'EQUITY', country: 'US', strategy: 'vwap' } as const;

const ORDER: OrderToCheck = {
  order_side: 'BUY',
  order_type: 'LIMIT',
  limit_price: 100,
  order_qty: 1_000,
  percent_of_volume: null,
  ...PLACE,
};

const MARKET = {
  referencePrice: 100,
  averageSpread: 0.02,
  priceTerms: { tick_size: 0.01 },
  averageDailyVolume: 1_000_000,
  unitUsd: 100,
  isSpread: false,
};

function context(changes: Partial<CheckContext> = {}): CheckContext {
  return { market: MARKET, use: useOf(), alike: [], opposite: null, isAdmin: false, ...changes };
}

/** The allocation account's limits, under an account without limits unless given. */
function useOf(own: Partial<LimitUse> = {}, whole: Partial<LimitUse> = {}): AccountUse {
  return {
    account: 'ALDGATE',
    alloc_account: 'ALDGATE-CORE',
    limits: LIMITS,
    gross_usd: 0,
    day_qty: 0,
    ...own,
    whole_account: { limits: NO_LIMITS, gross_usd: 0, day_qty: 0, ...whole },
  };
}

function found(order: Partial<OrderToCheck>, changes?: Partial<CheckContext>) {
  return checkOrder({ ...ORDER, ...order }, context(changes)).map(({ level, message }) => `${level}: ${message}`);
}

/** Ranks more and worse findings higher. */
function rank(order_qty: number): number {
  const findings = checkOrder({ ...ORDER, order_qty }, context());
  return findings.reduce((sum, { level }) => sum + (level === 'error' ? 10 : 1), 0);
}

describe('checks of an order', () => {
  it('finds nothing in an ordinary order', () => {
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

  it('reports a missing reference price', () => {
    const market = { ...MARKET, referencePrice: null, unitUsd: null };
    expect(found({}, { market })).toEqual(['warning: No market price to compare the limit with']);
  });

  it('measures the size against the account and against a day of volume', () => {
    expect(found({ order_qty: 150_000 })).toEqual([
      "warning: $15.0M is above ALDGATE-CORE's usual $10.0M",
      "warning: Large order: 15.0% of average daily volume is above ALDGATE-CORE's usual 10%",
    ]);
    expect(found({ order_qty: 510_000 })).toEqual([
      "error: $51.0M is above ALDGATE-CORE's limit of $50.0M per order",
      "error: Large order: 51.0% of average daily volume is above ALDGATE-CORE's limit of 50%",
    ]);
  });

  it('warns of an order above a quarter of the volume expected in its time, and refuses one above half', () => {
    expect(found({ percent_of_volume: 25 })).toEqual([]);
    expect(found({ percent_of_volume: 27.5 })).toEqual([
      "warning: Fast order: 27.5% of the volume expected in its time is above ALDGATE-CORE's usual 25%",
    ]);
    expect(found({ percent_of_volume: 90.9 })).toEqual([
      "error: Fast order: 90.9% of the volume expected in its time is above ALDGATE-CORE's limit of 50%",
    ]);
  });

  it('goes by the share of volume that the account allows, where it has its own', () => {
    const own = { ...LIMITS, warn_percent_of_volume: 5, max_percent_of_volume: 8 };
    const use = useOf({ limits: own });
    expect(found({ percent_of_volume: 6 }, { use })).toHaveLength(1);
    expect(found({ percent_of_volume: 9 }, { use })[0]).toContain('error: Fast order');
    const wide = { limits: { ...LIMITS, warn_percent_of_volume: 95, max_percent_of_volume: 95 } };
    expect(found({ percent_of_volume: 90.9 }, { use: useOf(wide) })).toEqual([]);
    const whole = { limits: { ...NO_LIMITS, max_percent_of_volume: 8 } };
    expect(found({ percent_of_volume: 90.9 }, { use: useOf(wide, whole) })[0]).toContain("above ALDGATE's limit of 8%");
  });

  it('allows an account to use its limit fully but not to exceed it', () => {
    const use = useOf({ gross_usd: 399_900_000 });
    expect(found({ order_qty: 1_000 }, { use })).toEqual([]);
    expect(found({ order_qty: 1_001 }, { use })).toEqual([
      'error: ALDGATE-CORE has $100,000 left of its $400.0M daily limit',
    ]);
  });

  it('warns about an identical order a moment ago', () => {
    const alike = [{ parent_order_numeric_id: 42, ageMs: 12_345 }];
    expect(found({}, { alike })).toEqual(['warning: Same as order 42, sent 12 s ago']);
    expect(found({}, { alike: [{ row: 2 }, ...alike] })).toEqual(['warning: Same as row 3 of this list']);
  });

  it("warns of the sender's own working orders on the other side", () => {
    const opposite = { symbol: 'MSFT', left_qty: 5_000 };
    expect(found({ order_side: 'BUY' }, { opposite })).toEqual(['warning: You have SELL 5,000 MSFT working']);
    expect(found({ order_side: 'SELL SHORT' }, { opposite })).toEqual(['warning: You have BUY 5,000 MSFT working']);
  });

  it('refuses the eleventh identical order within a minute, whatever the reason', () => {
    const alike = Array.from({ length: MAX_ALIKE }, (_, n) => ({ parent_order_numeric_id: 52 - n, ageMs: 1_000 * n }));
    expect(found({}, { alike: alike.slice(1) })).toEqual(['warning: Same as order 51, sent 1 s ago']);
    expect(found({}, { alike })).toEqual(['error: 10 orders like this one came within a minute: no more are taken']);
  });

  it('never finds less in a larger order', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e7 }), fc.integer({ min: 0, max: 1e7 }), (qty, more) => {
        expect(rank(qty + more)).toBeGreaterThanOrEqual(rank(qty));
      }),
    );
  });

  it('applies the limits of the whole account too', () => {
    const use = useOf({}, { limits: { ...NO_LIMITS, max_gross_usd: 600_000_000 }, gross_usd: 599_950_000 });
    expect(found({}, { use })).toEqual(['error: ALDGATE has $50,000 left of its $600.0M daily limit']);
  });

  it.each([
    [{ max_order_qty: 999 }, "error: 1,000 is above ALDGATE-CORE's limit of 999 per order"],
    [{ max_day_qty: 1_500 }, 'error: ALDGATE-CORE has 500 left of its 1,500 shares and contracts for the day'],
    [{ strategies: ['pov'] }, 'error: ALDGATE-CORE may not use vwap'],
    [{ countries: ['GB'] }, 'error: ALDGATE-CORE may not trade in US'],
    [{ asset_classes: ['FUTURE'] }, 'error: ALDGATE-CORE may not trade EQUITY'],
  ] as const)('holds an order to %j', (limits, expected) => {
    const use = useOf({ limits: { ...LIMITS, ...limits }, day_qty: 1_000 });
    expect(found({}, { use })).toEqual([expected]);
  });

  it('refuses all orders of an account without limits', () => {
    const none = ['error: ALDGATE has no limits: an administrator must set them first'];
    expect(found({}, { use: useOf({}, { limits: null }) })).toEqual(none);
  });

  it("measures a limit price by the account's own band, the narrowest first", () => {
    const use = useOf(
      { limits: { ...LIMITS, max_price_percent: 3 } },
      { limits: { ...NO_LIMITS, max_price_percent: 8 } },
    );
    expect(found({ limit_price: 103 }, { use })).toEqual([]);
    const tooFar = ['error: The limit is 4.0% above the market: at most 3% is allowed'];
    expect(found({ limit_price: 104 }, { use })).toEqual(tooFar);
  });

  it.each([
    [
      'administrators',
      false,
      'error: The limit is 6.0% above the market: more than the usual 5% (only an administrator can override this)',
    ],
    ['administrators', true, 'warning: The limit is 6.0% above the market: more than the usual 5%'],
    ['nobody', true, 'error: The limit is 6.0% above the market: more than the usual 5% (nobody can override this)'],
  ] as const)('leaves overriding to %s', (may_override, isAdmin, expected) => {
    const use = useOf({}, { limits: { ...NO_LIMITS, may_override } });
    expect(found({ limit_price: 106 }, { use, isAdmin })).toEqual([expected]);
  });

  it('never lets an account or allocation account exceed its limits of the day', () => {
    const limit = fc.option(fc.integer({ min: 0, max: 500_000 }), { nil: null });
    const day = fc.record({ max_gross_usd: limit, max_day_qty: limit });
    const orders = fc.array(fc.integer({ min: 1, max: 2_000 }), { maxLength: 40 });
    fc.assert(
      fc.property(day, day, orders, (own, whole, quantities) => {
        const [inner, outer] = [
          { ...NO_LIMITS, ...own },
          { ...NO_LIMITS, ...whole },
        ];
        let qty = 0;
        for (const order_qty of quantities) {
          const used = { gross_usd: 100 * qty, day_qty: qty };
          const use = useOf({ limits: inner, ...used }, { limits: outer, ...used });
          if (checkOrder({ ...ORDER, order_qty }, context({ use })).every(({ level }) => level !== 'error'))
            qty += order_qty;
        }
        for (const { max_gross_usd, max_day_qty } of [own, whole]) {
          expect(100 * qty).toBeLessThanOrEqual(max_gross_usd ?? Infinity);
          expect(qty).toBeLessThanOrEqual(max_day_qty ?? Infinity);
        }
      }),
    );
  });
});
