import type { InstrumentFields } from '@meridian/domain/entities/instrument';
import type { OrderAmounts, OrderBenchmarks, OrderCosts, OrderStrategy } from '@meridian/domain/entities/parent-order';
import type { OrderIdentity, OrderQuantities, OrderState, OrderTerms } from '@meridian/domain/entities/parent-order';
import type { CurrentQuote, SnapQuote } from '@meridian/domain/entities/quote';
import type { Natures } from './field-nature.ts';

export const IDENTITY = {
  client_id: 'plain',
  client_order_id: 'plain',
  account: 'plain',
  alloc_account: 'plain',
  trader_id: 'plain',
  list_name: 'plain',
  trade_date: 'plain',
} as const satisfies Natures<Omit<OrderIdentity, 'parent_order_numeric_id'>>;

export const STATE = {
  status: 'urgent',
  auto_trading_status: 'urgent',
  global_auto_trading_status: 'urgent',
  aggregation_status: 'plain',
  diagnostic_info: 'plain',
  event_log: 'plain',
  new_logs: 'plain',
  order_receive_time_since_epoch_milliseconds: 'plain',
  last_update_timestamp: 'plain',
} as const satisfies Natures<OrderState>;

export const TERMS = {
  order_side: 'plain',
  order_type: 'plain',
  limit_price: 'plain',
  time_in_force: 'plain',
} as const satisfies Natures<OrderTerms>;

export const QUANTITIES = {
  order_qty: 'plain',
  original_order_qty: 'plain',
  min_qty: 'plain',
  open_qty: 'plain',
  filled_qty: 'urgent',
  remaining_qty: 'plain',
  complete_percent: 'plain',
  original_complete_percent: 'plain',
  percent_of_adv: 'plain',
  '%Volume': 'plain',
} as const satisfies Natures<OrderQuantities>;

/** What is still to come is valued at the last price: divided by the quantity beside it, the amount is the price. */
export const AMOUNTS = {
  filled_usd: 'plain',
  target_usd: 'plain',
  open_usd: 'market',
  remaining_usd: 'market',
  avg_daily_notional: 'plain',
} as const satisfies Natures<OrderAmounts>;

export const BENCHMARKS = {
  avg_fill_price: 'plain',
  previous_close: 'plain',
  arrival_mid: 'plain',
  ivwap: 'plain',
  volume_since_start: 'plain',
  day_volume: 'plain',
  day_vwap: 'plain',
  avg_spread: 'plain',
} as const satisfies Natures<OrderBenchmarks>;

export const COSTS = {
  avg_spread_bps: 'plain',
  avg_spread_ticks: 'plain',
  cost_ivwap_bps: 'plain',
  cost_ivwap_ticks: 'plain',
  cost_arrival_mid_bps: 'plain',
  cost_arrival_mid_ticks: 'plain',
  cost_dvwap_bps: 'plain',
  cost_dvwap_ticks: 'plain',
} as const satisfies Natures<OrderCosts>;

export const STRATEGY = {
  strat: 'plain',
  start_time: 'plain',
  end_time: 'plain',
  must_finish: 'plain',
  part_rate: 'plain',
  volume_cap: 'plain',
  strategy_parameters: 'plain',
  attributes_json: 'plain',
} as const satisfies Natures<OrderStrategy>;

export const INSTRUMENT = {
  exchange_symbol: 'plain',
  outright_symbol: 'plain',
  exchange_base_symbol: 'plain',
  country: 'plain',
  trade_currency: 'plain',
  asset_class: 'plain',
  asset_sub_class: 'plain',
  description: 'plain',
  category: 'plain',
  sub_category: 'plain',
  expiry_month: 'plain',
  multiplier: 'plain',
  tick_size: 'plain',
  quote_convention: 'plain',
  last_trading_date: 'plain',
} as const satisfies Natures<InstrumentFields>;

export const QUOTE = {
  current_last: 'market',
  current_last_size: 'market',
  current_bid: 'market',
  current_bid_size: 'market',
  current_ask: 'market',
  current_ask_size: 'market',
} as const satisfies Natures<CurrentQuote>;

export const SNAP = {
  snap_bid: 'market',
  snap_bid_size: 'market',
  snap_ask: 'market',
  snap_ask_size: 'market',
} as const satisfies Natures<SnapQuote>;
