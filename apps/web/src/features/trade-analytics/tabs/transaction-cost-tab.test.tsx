import { describe, expect, it } from 'vitest';
import { textOf } from '../../../lib/markup.fixture.ts';
import { orderFacts } from '../order-facts.ts';
import { TransactionCostTab } from './transaction-cost-tab.tsx';

const SPREAD = {
  order_side: 'BUY',
  asset_class: 'FUTURE',
  asset_sub_class: 'CALENDAR SPREAD',
  order_qty: 20,
  filled_qty: 20,
  filled_usd: 20 * 1_000 * 110.5,
  avg_fill_price: 0.0625,
  avg_fill_tick: 1 / 64,
  multiplier: 1_000,
  fx_rate: 1,
  ivwap: 0.0625 + 0.5 / 64,
  cost_ivwap_ticks: -0.5,
  avg_spread_ticks: 1,
};

describe('transaction cost tab', () => {
  it('a spread that is filled has its cost in ticks and dollars, and is not called unfilled', () => {
    const text = textOf(<TransactionCostTab facts={orderFacts(SPREAD)} hasMarketData />);
    expect(text).not.toContain('Nothing is filled yet');
    expect(text).toContain('−$156');
    expect(text).toContain('−0.5');
  });

  it('says that nothing is filled only when nothing is', () => {
    const text = textOf(<TransactionCostTab facts={orderFacts({ ...SPREAD, filled_qty: 0 })} hasMarketData />);
    expect(text).toContain('Nothing is filled yet');
  });
});
