import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_LIMITS } from './account-limits.ts';
import { checkOrder, type CheckContext, type OrderToCheck } from './check-order.ts';
import { withoutMarketNumbers } from './without-market-numbers.ts';

const LIMITS = { ...NO_LIMITS, warn_order_usd: 1, max_order_usd: 50_000_000 };
const USE = { limits: LIMITS, gross_usd: 0, day_qty: 0 };

const ORDER: OrderToCheck = {
  order_side: 'BUY',
  order_type: 'LIMIT',
  limit_price: 100,
  order_qty: 1_000,
  percent_of_volume: null,
  asset_class: 'EQUITY',
  country: 'US',
  strategy: 'vwap',
};

function contextAt(referencePrice: number, isSpread: boolean): CheckContext {
  const market = {
    referencePrice,
    averageSpread: 0.02,
    priceTerms: { tick_size: 0.01 },
    averageDailyVolume: 1_000_000,
    unitUsd: referencePrice,
    isSpread,
  };
  const use = { account: 'ALDGATE', alloc_account: 'ALDGATE-CORE', ...USE, whole_account: USE };
  return { market, use, alike: [], opposite: null, isAdmin: false };
}

describe('withoutMarketNumbers', () => {
  it.each([
    [
      'The limit is 6.0% above the market: more than the usual 5%',
      'The limit is above the market: more than the usual 5%',
    ],
    [
      'The limit is 1,200 spreads below the market: at most 100 spreads is allowed',
      'The limit is below the market: at most 100 spreads is allowed',
    ],
    ["$52.2M is above ALDGATE's usual $25.0M", "The order is worth more than ALDGATE's usual $25.0M"],
    ['Large order: 10.8% of average daily volume', 'Large order: 10.8% of average daily volume'],
    [
      "Fast order: 90.9% of the volume expected in its time is above ALDGATE's limit of 50%",
      "Fast order: its share of the volume expected in its time is above ALDGATE's limit of 50%",
    ],
    ['No market price to compare the limit with', 'No market price to compare the limit with'],
  ])('%j becomes %j', (text, told) => {
    expect(withoutMarketNumbers(text)).toBe(told);
  });

  it('a check reports the same for two markets on the same side of the same bounds', () => {
    const price = fc.double({ min: 60, max: 140, noNaN: true });
    fc.assert(
      fc.property(price, price, fc.boolean(), (one, other, isSpread) => {
        const [first, second] = [one, other].map((at) => checkOrder(ORDER, contextAt(at, isSpread)));
        const kinds = (findings = first) => findings?.map(({ code, level }) => `${code} ${level}`).join();
        fc.pre(kinds(first) === kinds(second) && one > 100 === other > 100);
        const told = (findings = first) => findings?.map(({ message }) => withoutMarketNumbers(message));
        expect(told(second)).toEqual(told(first));
      }),
    );
  });
});
