import type { FilterableOrder } from './filterable-order.ts';

/** An order with the fields that rules read, for tests. */
export const AN_ORDER: FilterableOrder = {
  account: 'ALDGATE',
  alloc_account: 'ALDGATE-CORE',
  trader_id: 'JKERR',
  list_name: null,
  strat: 'vwap',
  asset_class: 'EQUITY',
  asset_sub_class: null,
  exchange_symbol: 'AAPL',
  exchange_base_symbol: 'AAPL',
  country: 'US',
  trade_currency: 'USD',
  category: 'Equity',
  order_side: 'BUY',
  order_type: 'LIMIT',
  order_qty: 10_000,
  percent_of_adv: 2,
  notional_usd: 2_000_000,
  avg_spread_bps: 1.5,
  volatility: 1.6,
  start_time: 10 * 3600,
  end_time: 16 * 3600,
  must_finish: false,
  part_rate: null,
  volume_cap: null,
};
