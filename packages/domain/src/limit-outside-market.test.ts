import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLimitOutsideMarket, type LimitFields, passesLimitFilter } from './limit-outside-market.ts';
import type { OrderSide } from './order-side.ts';
import { isMarketOrder } from './order-type.ts';

function row(order_side: OrderSide, limit_price: number | null, bid: number | null, ask: number | null): LimitFields {
  return { order_side, order_type: 'LIMIT', limit_price, current_bid: bid, current_ask: ask };
}

describe('isLimitOutsideMarket', () => {
  it.each([
    ['BUY', 99.99, true],
    ['BUY', 100, false],
    ['BUY', 100.05, false],
    ['BUY COVER', 99.99, true],
    ['BUY COVER', 100, false],
    ['SELL', 100.11, true],
    ['SELL', 100.1, false],
    ['SELL', 99, false],
    ['SELL SHORT', 100.11, true],
    ['SELL SHORT', 100.1, false],
  ] as const)('%s at %d against 100.00 / 100.10 is %s', (side, limit, outside) => {
    expect(isLimitOutsideMarket(row(side, limit, 100, 100.1))).toBe(outside);
  });

  it.each([
    ['BUY', -0.25, 0, 0.25, true],
    ['BUY', 0, 0, 0.25, false],
    ['BUY', -1, -0.5, -0.25, true],
    ['BUY', 0, 0.25, 0.5, true],
    ['SELL', 0.25, -0.25, 0, true],
    ['SELL', 0, -0.5, -0.25, true],
    ['SELL SHORT', -0.5, -0.5, -0.25, false],
  ] as const)(
    'counts zero and negative prices of a spread: %s %d against %d / %d',
    (side, limit, bid, ask, outside) => {
      expect(isLimitOutsideMarket(row(side, limit, bid, ask))).toBe(outside);
    },
  );

  it('ignores market orders, whatever price they carry', () => {
    expect(isLimitOutsideMarket({ ...row('BUY', 1, 100, 101), order_type: 'MARKET' })).toBe(false);
  });

  it('is false without a limit, a quote or a side', () => {
    expect(isLimitOutsideMarket(row('BUY', null, 100, 101))).toBe(false);
    expect(isLimitOutsideMarket(row('BUY', 1, null, 101))).toBe(false);
    expect(isLimitOutsideMarket(row('SELL', 200, 100, null))).toBe(false);
    expect(isLimitOutsideMarket({ order_type: 'LIMIT', limit_price: 1, current_bid: 2, current_ask: 3 })).toBe(false);
  });

  it('is symmetric: a buy below the bid is a sell above the negated ask', () => {
    const price = fc.integer({ min: -500, max: 500 });
    fc.assert(
      fc.property(price, price, fc.nat(20), (limit, bid, spread) => {
        const ask = bid + spread;
        expect(isLimitOutsideMarket(row('BUY', limit, bid, ask))).toBe(
          isLimitOutsideMarket(row('SELL', -limit, -ask, -bid)),
        );
      }),
    );
  });

  it('is the basis of the limit filter', () => {
    const outside = row('BUY', 1, 2, 3);
    expect(passesLimitFilter({ yes: true, no: false }, outside)).toBe(true);
    expect(passesLimitFilter({ yes: false, no: true }, outside)).toBe(false);
    expect(passesLimitFilter({ yes: false, no: true }, { order_type: 'MARKET' })).toBe(true);
  });
});

describe('isMarketOrder', () => {
  it.each(['MARKET', 'Market', 'mkt', ' MKT '])('takes %s', (type) => {
    expect(isMarketOrder(type)).toBe(true);
  });

  it.each(['LIMIT', 'MARKETABLE', '', null, undefined])('does not take %s', (type) => {
    expect(isMarketOrder(type)).toBe(false);
  });
});
