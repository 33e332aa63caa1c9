import { describe, expect, it } from 'vitest';
import { fillsByTactic } from './fills-by-tactic.ts';

function fill(reflection_id: string | null, last_fill_qty: number, last_fill_price: number | null) {
  return { reflection_id, last_fill_qty, last_fill_price };
}

describe('fillsByTactic', () => {
  it('sums by tactic, the largest first, with the average price', () => {
    const fills = [fill('join-bid', 100, 99), fill('sweep', 600, 101), fill('join-bid', 300, 100), fill(null, 1, 101)];
    expect(fillsByTactic(fills)).toEqual([
      { tactic: 'sweep', qty: 600, fills: 1, averagePrice: 101 },
      { tactic: 'join-bid', qty: 400, fills: 2, averagePrice: 99.75 },
      { tactic: 'none named', qty: 1, fills: 1, averagePrice: 101 },
    ]);
  });

  it('averages what has a price', () => {
    expect(fillsByTactic([fill('x', 5, null), fill('x', 5, 10)])[0]?.averagePrice).toBe(10);
    expect(fillsByTactic([fill('x', 5, null)])[0]?.averagePrice).toBeNull();
    expect(fillsByTactic([])).toEqual([]);
  });
});
