import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { anEstimate } from './an-estimate.fixture.ts';
import { KeyFigures } from './key-figures.tsx';

type Estimate = ReturnType<typeof anEstimate>;
type Order = NonNullable<Estimate['order']>;

/** Each figure as its name, its value and what is said about it. */
function figures(order: Partial<Order> = {}, market: Partial<Estimate['market']> = {}): readonly string[] {
  const usual = anEstimate();
  if (usual.order === null) throw new Error('the estimate has an order');
  const estimate = { ...usual, order: { ...usual.order, ...order }, market: { ...usual.market, ...market } };
  const parts = renderToStaticMarkup(<KeyFigures estimate={estimate} />).match(/<div>.*?<\/div>/g) ?? [];
  return parts.map((part) =>
    part
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );
}

describe('the key figures of an estimate', () => {
  it('say cost, its range, its parts and its risk', () => {
    expect(figures()).toEqual([
      'Expected cost 1.00 bps 80% range −1.0 to +3.0',
      'Per share $0.0100 10 USD for 1,000',
      'Of the spread 50% Spread 0.02',
      'Spread + impact 0.25 + 0.75 bps Peak 1.00, permanent 0.50',
      'vs IVWAP 0.50 bps Shared impact cancels',
      'Timing risk 2.00 bps 52 min at 5.0%',
    ]);
  });

  it('say a whole spread without a point behind it, and a tiny one not as zero', () => {
    expect(figures({}, { spread: 5 })[2]).toBe('Of the spread 50% Spread 5');
    expect(figures({}, { spread: 0.00005 })[2]).toBe('Of the spread 50% Spread 0.00005');
    expect(figures({ cost_pct_spread: null }, { spread: null })[2]).toBe('Of the spread –');
  });

  it('say in this order that an order takes the whole market for its time', () => {
    expect(figures({ is_stretched: true })[5]).toBe('Timing risk 2.00 bps The whole market for 52 min');
  });

  it('say what a limit does to the chance to finish instead of the risk', () => {
    const limit = { limit_price: 99, finish_percent: 40, lowered_by_percent: 60, cost: null, ranges: [] };
    expect(figures({ limit })[5]).toBe('Chance to finish 40% Limit out of reach');
    const cost = { bps: 1, contract: 0.01, pct_spread: 50 };
    expect(figures({ limit: { ...limit, cost } })[5]).toBe('Chance to finish 40% Limit lowers it by 60%');
  });

  it('are not there without an order', () => {
    expect(renderToStaticMarkup(<KeyFigures estimate={anEstimate({ order: null })} />)).not.toContain('<dt>');
  });
});
