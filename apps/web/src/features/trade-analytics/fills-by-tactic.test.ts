import { describe, expect, it } from 'vitest';
import { fillsByTactic } from './fills-by-tactic.ts';

function fill(reflection_id: string | null, side: string, last_fill_qty: number, last_fill_price: number) {
  return { reflection_id, order_side: side, last_fill_qty, last_fill_price, snap_bid: 99, snap_ask: 101 };
}

describe('fillsByTactic', () => {
  it('sums by tactic, the largest first, and tells passive from the rest on either side', () => {
    const fills = [
      fill('join-touch', 'BUY', 100, 99),
      fill('join-touch', 'BUY', 50, 100),
      fill('cross', 'SELL SHORT', 400, 99),
      fill('cross', 'SELL', 200, 101),
      fill(null, 'BUY', 1, 101),
    ];
    expect(fillsByTactic(fills)).toEqual([
      { tactic: 'cross', qty: 600, passiveQty: 200, fills: 2 },
      { tactic: 'join-touch', qty: 150, passiveQty: 100, fills: 2 },
      { tactic: 'none named', qty: 1, passiveQty: 0, fills: 1 },
    ]);
  });

  it('calls nothing passive without a market to compare with', () => {
    expect(fillsByTactic([{ ...fill('x', 'BUY', 5, 1), snap_bid: null }])[0]?.passiveQty).toBe(0);
  });
});
