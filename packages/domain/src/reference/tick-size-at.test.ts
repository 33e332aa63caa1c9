import { describe, expect, it } from 'vitest';
import { tickSizeAt } from './tick-size-at.ts';

describe('tick size at a price', () => {
  const bands = [
    [0, 0.1],
    [3000, 1],
    [1000, 0.5],
  ].map(([from_price = 0, tick_size = 0]) => ({ tick_table: 'JP', from_price, tick_size }));

  it.each([
    [999.9, 0.1],
    [1000, 0.5],
    [2999.5, 0.5],
    [3000, 1],
    [-1500, 0.5],
  ])('%d has tick %d', (price, tick) => {
    expect(tickSizeAt(bands, price)).toBe(tick);
  });

  it('is unknown without a table', () => {
    expect(tickSizeAt([], 10)).toBeNull();
  });
});
