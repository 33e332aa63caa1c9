import { describe, expect, it } from 'vitest';
import { dayChange, isAuction, phaseText, priceDecimals, spreadBps } from './market-data-record.ts';

describe('what a market row says', () => {
  it('compares the last price with the previous close', () => {
    expect(dayChange({ current_last: 101, previous_close: 100 })).toEqual({ percent: 1, amount: 1 });
    expect(dayChange({ current_last: null, previous_close: 100 })).toBeNull();
  });

  it('measures the spread, where prices are above zero', () => {
    expect(spreadBps({ current_bid: 99.5, current_ask: 100.5 })).toBeCloseTo(100);
    expect(spreadBps({ current_bid: -1, current_ask: 0.5 })).toBeNull();
  });

  it('gives all prices the decimals of the longest', () => {
    expect(priceDecimals({ current_last: 0.722, current_bid: 0.7219, previous_close: 0.718 })).toBe(4);
    expect(priceDecimals({ current_last: 101 })).toBe(2);
  });

  it('names the phase, one that it does not know too', () => {
    expect(phaseText({ phase: 'opening-auction' })).toBe('Opening auction');
    expect(phaseText({ phase: 'halted' })).toBe('halted');
    expect(isAuction({ phase: 'closing-auction' })).toBe(true);
  });
});
