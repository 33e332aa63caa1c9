import { describe, expect, it } from 'vitest';
import { ladderOf } from './ladder-levels.ts';

const BOOK = {
  bids: [
    { price: 99.99, size: 500 },
    { price: 99.98, size: 800 },
  ],
  asks: [
    { price: 100.01, size: 300 },
    { price: 100.02, size: 900 },
  ],
};
const child = (limit_price: number | null, order_qty: number, filled_qty: number, intended_venue: string) => ({
  limit_price,
  order_qty,
  filled_qty,
  intended_venue,
});

describe('where an order is posted', () => {
  it('stands beside the levels of its own side, with what is open there', () => {
    const children = [
      child(99.99, 300, 100, 'XNYS'),
      child(99.99, 50, 0, 'ARCX'),
      child(100.01, 40, 0, 'XNAS'),
      child(null, 60, 0, 'CRSX'),
    ];
    const { levels, elsewhereQty } = ladderOf(BOOK, children, 'buy', 0.01);
    expect(levels.map(({ price }) => price)).toEqual([100.02, 100.01, 99.99, 99.98]);
    expect(levels[2]).toMatchObject({ side: 'bid', ownQty: 250, venues: ['XNYS', 'ARCX'] });
    expect(levels.filter(({ ownQty }) => ownQty > 0)).toHaveLength(1);
    expect(elsewhereQty).toBe(100);
  });

  it('of a sale is among the asks', () => {
    expect(ladderOf(BOOK, [child(100.02, 10, 0, 'XNYS')], 'sell', 0.01).levels[0]).toMatchObject({ ownQty: 10 });
  });
});
