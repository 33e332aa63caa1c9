import { describe, expect, it } from 'vitest';
import { changeTone, costTone, limitTone } from './cell-tone.ts';

describe('cell tones', () => {
  it.each([
    [1.5, 'positive', 'negative'],
    [-1.5, 'negative', 'positive'],
    [0, 'neutral', 'neutral'],
    [null, 'neutral', 'neutral'],
    ['x', 'neutral', 'neutral'],
  ])('%j is a %s change and a %s cost', (value, change, cost) => {
    expect(changeTone(value)).toBe(change);
    expect(costTone(value)).toBe(cost);
  });

  it('make a limit outside the market negative', () => {
    const row = {
      order_side: 'BUY COVER',
      order_type: 'LIMIT',
      limit_price: -1,
      current_bid: 0,
      current_ask: 1,
    } as const;
    expect(limitTone(row)).toBe('negative');
    expect(limitTone({ ...row, limit_price: 0 })).toBe('neutral');
    expect(limitTone({ ...row, status: 'WORKING' })).toBe('negative');
    for (const status of ['FILLED', 'OUT', 'PARTIAL_EXPIRED'] as const) {
      expect(limitTone({ ...row, status })).toBe('neutral');
    }
    expect(limitTone({ ...row, order_type: 'MARKET' })).toBe('neutral');
  });
});
