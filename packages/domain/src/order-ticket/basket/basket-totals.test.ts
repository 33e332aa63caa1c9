import { expect, it } from 'vitest';
import { A_SHARE } from '../instrument-facts.fixture.ts';
import { basketTotals } from './basket-totals.ts';

it('adds up buys and sells, also by country', () => {
  const us = { ...A_SHARE, quote: null, previous_close: 100 };
  const jp = { ...us, country: 'JP', usd_rate: 0.01 };
  const unknown = { ...jp, usd_rate: null };
  const totals = basketTotals([
    { order: { order_side: 'BUY', order_qty: 10 }, facts: us },
    { order: { order_side: 'SELL SHORT', order_qty: 5 }, facts: us },
    { order: { order_side: 'BUY COVER', order_qty: 100 }, facts: jp },
    { order: { order_side: 'BUY', order_qty: 7 }, facts: unknown },
  ]);
  expect(totals).toEqual({
    orders: 4,
    buyUsd: 1_100,
    sellUsd: 500,
    unvalued: 1,
    byCountry: [
      { country: 'US', orders: 2, buyUsd: 1_000, sellUsd: 500 },
      { country: 'JP', orders: 2, buyUsd: 100, sellUsd: 0 },
    ],
  });
});
