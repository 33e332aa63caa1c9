import { describe, expect, it } from 'vitest';
import { type FillFields, fillTotals, fillTotalText } from './fill-totals.ts';

const TSLA: FillFields = {
  exchange_symbol: 'TSLA',
  order_side: 'SELL',
  trade_currency: 'USD',
  asset_class: 'EQUITY',
  tick_size: 0.01,
  last_fill_qty: 100,
  last_fill_price: 295.5,
};

function texts(fills: readonly FillFields[]): readonly string[] {
  return fillTotals(fills).map((total) => `${total.side} ${fillTotalText(total)}`);
}

describe('fill totals', () => {
  it('give quantity, average price and money of one instrument', () => {
    expect(texts([TSLA, { ...TSLA, last_fill_qty: 300, last_fill_price: 296.5 }])).toEqual([
      'SELL 400 at 296.2500 · USD 118,500',
    ]);
  });

  it('keep sides apart', () => {
    expect(texts([TSLA, { ...TSLA, order_side: 'BUY', last_fill_price: 295 }])).toEqual([
      'BUY 100 at 295.0000 · USD 29,500',
      'SELL 100 at 295.5000 · USD 29,550',
    ]);
  });

  it('have no average over several instruments, and do not add different currencies', () => {
    const vod = { ...TSLA, exchange_symbol: 'VOD', trade_currency: 'GBP', last_fill_price: 0.72, last_fill_qty: 5e6 };
    expect(texts([TSLA, vod])).toEqual(['SELL 2 instruments · GBP 3.60M, USD 29,550']);
  });

  it('have no amount for contracts, because a fill has no multiplier', () => {
    const note: FillFields = {
      ...TSLA,
      exchange_symbol: 'ZN',
      outright_symbol: 'ZNZ6',
      asset_class: 'FUTURE',
      tick_size: 1 / 64,
      last_fill_qty: 3,
      last_fill_price: 110.5,
    };
    expect(texts([note])).toEqual([`SELL 3 at ${(110.5).toFixed(8)}`]);
  });

  it('are empty without fills, and leave out rows without a price', () => {
    expect(fillTotals([])).toEqual([]);
    expect(fillTotals([{ ...TSLA, last_fill_price: null }])).toEqual([]);
  });
});
