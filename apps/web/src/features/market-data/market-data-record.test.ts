import { describe, expect, it } from 'vitest';
import { dayChange, isAuction, phaseText, priceTerms, spreadBps, spreadTicks } from './market-data-record.ts';

describe('what a market row says', () => {
  it('compares the last price with the previous close', () => {
    expect(dayChange({ current_last: 101, previous_close: 100 })).toEqual({ percent: 1, amount: 1, ticks: null });
    expect(dayChange({ current_last: null, previous_close: 100 })).toBeNull();
  });

  it('measures the spread, where prices are above zero', () => {
    expect(spreadBps({ current_bid: 99.5, current_ask: 100.5 })).toBeCloseTo(100);
    expect(spreadBps({ current_bid: -1, current_ask: 0.5 })).toBeNull();
  });

  it('counts the change and the spread of a future in ticks', () => {
    const future = { asset_class: 'FUTURE', tick_size: 0.25, current_last: 101, previous_close: 100 };
    expect(dayChange(future)).toEqual({ percent: null, amount: 1, ticks: 4 });
    expect(spreadTicks({ ...future, current_bid: -0.5, current_ask: 0.25 })).toBe(3);
    expect(spreadTicks({ tick_size: 0.01, current_bid: 1, current_ask: 2 })).toBeNull();
  });

  it('says how its prices are written', () => {
    expect(priceTerms({ tick_size: 0.03125, quote_convention: '32nds' })).toEqual({
      tick_size: 0.03125,
      quote_convention: '32nds',
    });
  });

  it('names the phase, one that it does not know too', () => {
    expect(phaseText({ phase: 'opening-auction' })).toBe('Opening auction');
    expect(phaseText({ phase: 'halted' })).toBe('halted');
    expect(isAuction({ phase: 'closing-auction' })).toBe(true);
  });
});
