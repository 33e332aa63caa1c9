import { expect, it } from 'vitest';
import { type Evidence, weighEvidence } from './evidence.ts';

const bid = {
  order_side: 'BUY',
  price: 99.9,
  quantity: 40,
  filled: 0,
  ended_ms: 1_200,
  is_cancelled: true,
  strat: 'pov',
};
const sell = { ...bid, order_side: 'SELL', price: 100, quantity: 10, filled: 10, is_cancelled: false, strat: 'vwap' };
const layering: Evidence = {
  at_ms: 1_000,
  orders: [sell, bid, { ...bid, ended_ms: 1_400 }, { ...bid, ended_ms: 1_500 }],
  fills: [{ order_side: 'SELL', at_ms: 1_000, price: 100, quantity: 10 }],
  market: [
    { at_ms: 0, mid: 99.9 },
    { at_ms: 900, mid: 100 },
    { at_ms: 3_000, mid: 99.88 },
  ],
};

it('says what speaks for layering: equal sizes, cancelled together, a better fill, and a mid that turned back', () => {
  expect(weighEvidence(layering)).toEqual({
    supports: [
      'All 3 opposite orders have the same size',
      '3 orders were cancelled within 0.30 s',
      'The fill was 10.0 bps better than the mid before',
      'The mid moved back 12.0 bps within 10 s',
    ],
    against: [],
  });
});

it('says what speaks against it: opposite fills, a mid that stood, and one strategy for all orders', () => {
  const orders = layering.orders.map((order) => ({ ...order, strat: 'pov' }));
  const quiet = {
    ...layering,
    orders: [...orders, { ...bid, quantity: 30, filled: 30, is_cancelled: false }],
    market: [{ at_ms: 0, mid: 100 }],
  };
  expect(weighEvidence(quiet)).toEqual({
    supports: ['3 orders were cancelled within 0.30 s'],
    against: [
      'The fill was no better than the mid before',
      'The mid did not move before the fill',
      '30 of the opposite orders filled',
      'All orders came from one strategy, POV',
    ],
  });
});

it('says nothing about a case that kept no market', () => {
  expect(weighEvidence({ at_ms: 0, orders: [], fills: [], market: [] })).toEqual({ supports: [], against: [] });
});
