import { estimateOrder } from '@meridian/cost-model/estimates/estimate-order';
import { SOME_SHARE } from '@meridian/cost-model/estimates/testing/some-facts';
import { describe, expect, it } from 'vitest';
import { costText, endText, unfilledText, unitOf, usdText } from './cost-unit.ts';
import { spreadNote } from './spread-note.ts';

describe('costs in words', () => {
  it('are in bps, or in ticks where a fraction means nothing', () => {
    const cost = { bps: 9.66, ticks: 13.2, usd: 16_530.4 };
    expect(`${costText(cost, unitOf(cost))} ${unitOf(cost)}`).toBe('9.7 bps');
    expect(unitOf({ ...cost, bps: null })).toBe('ticks');
    expect(usdText(cost)).toBe('$16,530');
    expect(usdText({ ...cost, usd: -20 })).toBe('−$20');
    expect(usdText({ ...cost, usd: null })).toBe('');
  });

  it('say how much is done when not all of it is', () => {
    const order = { order_side: 'BUY', order_qty: 2_000_000, strat: 'pov', values: { pr: 5 } } as const;
    const estimate = estimateOrder(SOME_SHARE, order);
    if (estimate.kind === 'unavailable') throw new Error(estimate.message);
    expect(endText(estimate, order.order_qty)).toMatch(/^1\d% done$/);
  });
});

function noteAt(current_ask: number | null): string | null {
  const { quote } = SOME_SHARE;
  return spreadNote({ avg_spread: 0.02, quote: quote === null ? null : { ...quote, current_ask } });
}

describe('what a limit leaves', () => {
  it('is said with what it costs, and not said of a market order', () => {
    const order = { order_side: 'BUY', order_qty: 100_000, strat: 'vwap', values: {} } as const;
    const textAt = (limit_price: number | null) => {
      const estimate = estimateOrder(SOME_SHARE, { ...order, limit_price });
      if (estimate.kind === 'unavailable') throw new Error(estimate.message);
      return unfilledText(estimate, 'bps');
    };
    expect(textAt(null)).toBeNull();
    expect(textAt(138.05)).toMatch(
      /^The limit leaves \d+% unfilled\. Its move until the end is in the cost: \d+\.\d bps\.$/u,
    );
  });
});

describe('spread note', () => {
  it('compares with the average', () => {
    expect(noteAt(138.08)).toBe('The spread is as wide as on average.');
    expect(noteAt(138.1)).toBe('The spread is 2.0x its average: crossing it now costs more than estimated.');
    expect(noteAt(138.07)).toBe('The spread is 0.5x its average.');
  });

  it('says nothing without a quote', () => {
    expect(noteAt(null)).toBeNull();
    expect(spreadNote({ avg_spread: 0.02, quote: null })).toBeNull();
    expect(noteAt(138)).toBeNull();
  });
});
