import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { niceTicks, priceSpan, sceneBars, sceneSpan, shareOfSide } from './case-scene.ts';

const order = {
  child_order_numeric_id: 1,
  order_side: 'BUY',
  price: 99.5,
  quantity: 80,
  placed_ms: 1_000,
  ended_ms: 4_000,
  is_cancelled: true,
  visible: 20,
};
const sell = { ...order, child_order_numeric_id: 2, order_side: 'SELL', price: null, quantity: 10 };
const fill = { child_order_numeric_id: 2, order_side: 'SELL', at_ms: 3_000, price: 100, quantity: 10 };
const scene = {
  orders: [order, sell],
  fills: [fill],
  market: [{ at_ms: 2_000, bid: 99.4, ask: 100.2, mid: 99.8 }],
  from_ms: 1_000,
  to_ms: 4_000,
  at_ms: 3_000,
};

it('places a market order at the price of its fill, and leaves out one without a price', () => {
  expect(sceneBars(scene).map(({ price }) => price)).toEqual([99.5, 100]);
  expect(sceneBars({ ...scene, fills: [] }).map(({ price }) => price)).toEqual([99.5]);
});

it('shows five seconds around the moment, the case, or all that was seen', () => {
  expect(sceneSpan(scene, 'near')).toEqual({ from: -2_000, to: 8_000 });
  expect(sceneSpan(scene, 'case')).toEqual({ from: 0, to: 5_000 });
  expect(sceneSpan({ ...scene, market: [{ at_ms: 9_000, bid: null, ask: null, mid: 1 }] }, 'all').to).toBe(10_000);
});

it('keeps every price that is shown inside of the chart', () => {
  const { from, to } = priceSpan(scene, { from: 0, to: 5_000 });
  expect(from).toBeLessThan(99.4);
  expect(to).toBeGreaterThan(100.2);
});

it('takes the own part of the visible side from the opposite orders, and none where nobody saw the book', () => {
  expect(shareOfSide(scene)).toEqual([
    { at_ms: 1_000, percent: 80 },
    { at_ms: 4_000, percent: 0 },
  ]);
  expect(shareOfSide({ ...scene, orders: [{ ...order, visible: null }] })).toEqual([]);
});

it('puts round marks between the ends, never too many', () => {
  expect(niceTicks({ from: 99.4, to: 100.2 }, 4)).toEqual([99.4, 99.6, 99.8, 100, 100.2]);
  fc.assert(
    fc.property(
      fc.double({ min: 0.001, max: 1e6, noNaN: true }),
      fc.double({ min: 0, max: 1e6, noNaN: true }),
      (size, from) => {
        const ticks = niceTicks({ from, to: from + size }, 5);
        expect(ticks.length).toBeLessThanOrEqual(7);
      },
    ),
  );
});
