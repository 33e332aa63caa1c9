import { type FillFields, fillTotals } from '@meridian/domain/fill-totals';
import type { GridSummary } from '@meridian/live-client/grid/grid-model';
import { describe, expect, it } from 'vitest';
import { textOf } from '../../lib/markup.fixture.ts';
import { FILL_FIGURES } from './fill-figures.tsx';

const FILL: FillFields = {
  exchange_symbol: 'NVDA',
  order_side: 'BUY',
  trade_currency: 'USD',
  asset_class: 'EQUITY',
  tick_size: 0.01,
  quote_convention: 'decimal',
  last_fill_qty: 600,
  last_fill_price: 138,
};

function shown(fills: readonly FillFields[] | null): string {
  const totals = fills === null ? null : fillTotals(fills);
  const summary: GridSummary = { totals: {}, counts: {}, limitedOut: null, quick: null, fills: totals, sections: {} };
  return textOf(<>{FILL_FIGURES.footer(summary)}</>);
}

describe('the totals below the executions', () => {
  it('give quantity and average price of each side', () => {
    const text = shown([FILL, { ...FILL, last_fill_price: 140 }, { ...FILL, order_side: 'SELL', last_fill_qty: 100 }]);
    expect(text).toMatch(/^BUY .*1,200.*139.* SELL .*100.*138/);
  });

  it('count several instruments, whose prices have no average', () => {
    expect(shown([FILL, { ...FILL, exchange_symbol: 'TSLA', last_fill_price: 240 }])).toMatch(/^BUY 2 instruments/);
  });

  it('say nothing before the first fill', () => {
    expect(shown([])).toBe('');
    expect(shown(null)).toBe('');
    expect(textOf(<>{FILL_FIGURES.footer(null)}</>)).toBe('');
  });
});
