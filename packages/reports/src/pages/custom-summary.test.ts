import { describe, expect, it } from 'vitest';
import { neverStartedLine, shortfallLine } from './custom-summary.ts';

const PARTS = { delay: 253_000, execution: 1_236_000, opportunity: 101_000, fees: 51_000, intendedUsd: 1e9, orders: 9 };

describe('what a report says of the shortfall', () => {
  it('is its parts in percent where they add up to it', () => {
    expect(shortfallLine({ ...PARTS, total: 1_641_000 })).toContain('$1.6M: 75% from execution, 15% from delay');
  });

  it('is its parts in dollars where they cancel out: no percentages of a total near zero', () => {
    const line = shortfallLine({ ...PARTS, delay: -1_380_000, total: 8_000 });
    expect(line).not.toContain('%');
    expect(line).toContain('Total shortfall was $8,000: $1.2M from execution, −$1.4M from delay');
  });
});

function order(change: object) {
  return {
    start_timestamp: null,
    filled_qty: 0,
    exchange_symbol: 'AAPL',
    order_side: 'BUY' as const,
    order_qty: 5_000,
    ...change,
  };
}

describe('what a report says of orders that never started', () => {
  it('counts and names them, the first few', () => {
    expect(neverStartedLine([order({}), order({ start_timestamp: 1 })])).toBe(
      '1 order never started and has no cost: AAPL BUY 5,000.',
    );
    expect(neverStartedLine(Array.from({ length: 7 }, () => order({})))).toMatch(/^7 orders never .* and 2 more\.$/);
  });

  it('says nothing where all began', () => {
    expect(neverStartedLine([order({ start_timestamp: 1 })])).toBeNull();
  });
});
