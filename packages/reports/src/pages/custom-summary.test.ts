import { describe, expect, it } from 'vitest';
import { neverStartedLine } from '../orders/idle-orders.ts';
import { shortfallLine } from './custom-summary.ts';

const PARTS = { delay: 253_000, execution: 1_236_000, opportunity: 101_000, fees: 51_000, intendedUsd: 1e9, orders: 9 };

describe('what a report says of the shortfall', () => {
  it('is its parts in percent where they add up to it', () => {
    expect(shortfallLine({ ...PARTS, total: 1_641_000 })).toContain('$1.64M: 75% from execution, 15% from delay');
  });

  it('is its parts in dollars where they cancel out: no percentages of a total near zero', () => {
    const line = shortfallLine({ ...PARTS, delay: -1_380_000, total: 8_000 });
    expect(line).not.toContain('%');
    expect(line).toContain('Total shortfall was $8,000: $1.24M from execution, −$1.38M from delay');
  });
});

describe('what a report says of orders that never started', () => {
  const order = { exchange_symbol: 'AAPL', order_side: 'BUY', order_qty: 5_000 } as const;

  it('counts and names them, the first few', () => {
    expect(neverStartedLine([{ ...order, count: 1 }])).toBe('1 order never started and has no cost: AAPL BUY 5,000.');
    expect(neverStartedLine([{ ...order, count: 7 }])).toMatch(/^7 orders never .* and 6 more\.$/);
  });

  it('says nothing where all began', () => {
    expect(neverStartedLine([])).toBeNull();
  });
});
