import { describe, expect, it } from 'vitest';
import { bookLines, midPegs } from './book-lines.ts';

const DEPTH = { bid_1: 99.98, bid_size_1: 500, bid_2: 99.97, bid_size_2: 300, ask_1: 100, ask_size_1: 400 };
const CHILD = { order_side: 'SELL', limit_price: 100, open_qty: 150, peg_type: 'None', intended_venue: 'XNAS' };

describe('the book beside an order', () => {
  it('goes from the highest ask to the lowest bid, as deep as the market is', () => {
    expect(bookLines(DEPTH, [], 0.01).map(({ side, price }) => `${side} ${price}`)).toEqual([
      'sell 100',
      'buy 99.98',
      'buy 99.97',
    ]);
  });

  it('marks what of a level is our own: open, on that side, at that price', () => {
    const children = [
      CHILD,
      { ...CHILD, open_qty: 0 },
      { ...CHILD, order_side: 'BUY' },
      { ...CHILD, limit_price: 101 },
    ];
    expect(bookLines(DEPTH, children, 0.01)[0]).toEqual({ side: 'sell', price: 100, size: 400, own: 150 });
    expect(bookLines(DEPTH, [{ ...CHILD, open_qty: 9_999 }], 0.01)[0]?.own).toBe(400);
  });

  it('shows orders at the mid apart, by venue', () => {
    const peg = { ...CHILD, peg_type: 'Mid', intended_venue: 'CRSX', open_qty: 200 };
    expect(midPegs([peg, peg, CHILD])).toEqual([{ venue: 'CRSX', quantity: 400 }]);
    expect(bookLines(DEPTH, [peg], 0.01)[0]?.own).toBe(0);
  });
});
