import type { ChildOrder } from '@meridian/domain/entities/child-order';
import { legId } from '@meridian/domain/entities/calendar-spread';
import type { MarketData } from '@meridian/domain/entities/market-data';
import type { ParentOrder } from '@meridian/domain/entities/parent-order';
import type { AuditRow, ExecutionRow, LegRow } from '../fields/table-records.ts';

/** A working order of account ALPHA. All its fields have consistent values. */
export function sampleParent(id: number, overrides: Partial<ParentOrder> = {}): ParentOrder {
  return { ...SHARED, parent_order_numeric_id: id, client_order_id: `C-${id}`, ...overrides };
}

export function sampleChild(id: number, parentId: number, overrides: Partial<ChildOrder> = {}): ChildOrder {
  return {
    ...SHARED,
    ...SNAP,
    parent_order_numeric_id: parentId,
    child_order_numeric_id: id,
    leg_type: null,
    special_order_instruction: 'None',
    intended_broker: 'ALGO',
    exec_broker: 'ALGO',
    intended_venue: 'XNYS',
    peg_type: null,
    destination_name: 'ALGO-DMA-1',
    reflection_id: 'passive-peg',
    min_fill_qty: null,
    display_qty: 100,
    last_fill_qty: null,
    last_fill_price: null,
    last_market: null,
    send_time_since_epoch_milliseconds: 1_000,
    ...overrides,
  };
}

export function sampleExecution(id: string, parentId: number, overrides: Partial<ExecutionRow> = {}): ExecutionRow {
  return {
    ...pick(SHARED, ['account', 'alloc_account', 'client_order_id', 'exchange_symbol', 'outright_symbol', 'country']),
    ...pick(SHARED, ['trade_currency', 'asset_class', 'asset_sub_class', 'order_side', 'time_in_force']),
    ...pick(SHARED, ['limit_price', 'order_qty', 'tick_size', 'quote_convention']),
    ...SNAP,
    id,
    broker_exec_id: id,
    parent_order_numeric_id: parentId,
    report_receive_time_since_epoch_milliseconds: 2_000,
    send_time: 1_000,
    reflection_id: 'passive-peg',
    last_fill_qty: 100,
    last_fill_price: 100.5,
    last_market: 'XNYS',
    exec_broker: 'ALGO',
    destination_name: 'ALGO-DMA-1',
    leg_type: null,
    ...overrides,
  };
}

export function sampleLeg(parentId: number, leg: 'FRONT' | 'BACK', overrides: Partial<LegRow> = {}): LegRow {
  return {
    ...pick(SHARED, ['account', 'alloc_account', 'client_order_id', 'status', 'auto_trading_status', 'order_side']),
    ...pick(SHARED, ['exchange_symbol', 'outright_symbol', 'exchange_base_symbol', 'expiry_month', 'multiplier']),
    ...pick(SHARED, [
      'tick_size',
      'quote_convention',
      'last_trading_date',
      'category',
      'sub_category',
      'order_qty',
      'open_qty',
    ]),
    ...pick(SHARED, ['filled_qty', 'remaining_qty', 'percent_of_adv', 'complete_percent', 'filled_usd']),
    ...pick(SHARED, ['target_usd', 'open_usd', 'remaining_usd']),
    id: legId(parentId, leg),
    leg_type: leg,
    parent_order_numeric_id: parentId,
    ...overrides,
  };
}

export function sampleAudit(id: number, parentId: number, overrides: Partial<AuditRow> = {}): AuditRow {
  return {
    ...SNAP,
    id,
    parent_order_numeric_id: parentId,
    account: SHARED.account,
    alloc_account: SHARED.alloc_account,
    ...pick(SHARED, ['trade_date', 'tick_size', 'quote_convention']),
    transact_ts: 1_000 + id,
    res_type: 'NEW ORDER ACCEPT',
    req_type: null,
    description: null,
    order_qty: 1_000,
    order_type: 'LIMIT',
    limit_price: 101,
    sender_sub_id: null,
    min_qty: null,
    peg_type: null,
    display_qty: null,
    filled_qty: null,
    last_fill_price: null,
    last_market: null,
    exec_broker: null,
    avg_fill_price: null,
    working_qty: null,
    broker_exec_id: null,
    diagnostic_info: null,
    caused_by: null,
    request_id: null,
    venue_report: null,
    ...overrides,
  };
}

export function sampleMarket(symbol: string, overrides: Partial<MarketData> = {}): MarketData {
  return {
    exchange_symbol: symbol,
    ...pick(SHARED, ['asset_class', 'asset_sub_class', 'tick_size', 'quote_convention']),
    ...QUOTE,
    day_volume: 500_000,
    day_vwap: 100.4,
    previous_close: 99,
    phase: 'continuous',
    auction_imbalance: null,
    auction_paired_qty: null,
    auction_indicative_price: null,
    last_update_timestamp: 1_000,
    ...overrides,
  };
}

function pick<Key extends keyof ParentOrder>(order: ParentOrder, keys: readonly Key[]): Pick<ParentOrder, Key> {
  const picked: Partial<Pick<ParentOrder, Key>> = {};
  for (const key of keys) picked[key] = order[key];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every key was set in the loop above.
  return picked as Pick<ParentOrder, Key>;
}

const QUOTE = {
  current_last: 100.5,
  current_last_size: 100,
  current_bid: 100.4,
  current_bid_size: 300,
  current_ask: 100.6,
  current_ask_size: 200,
} as const;

const SNAP = { snap_bid: 100.3, snap_bid_size: 100, snap_ask: 100.5, snap_ask_size: 100 } as const;

const SHORTFALL = {
  decision_price: 99.95,
  delay_usd: 20,
  trading_usd: 200,
  opportunity_usd: 330,
  fees_usd: 1.2,
  shortfall_usd: 551.2,
  shortfall_bps: 55.15,
} as const;

const RATES = { fx_rate: 1, avg_fill_tick: 0.01 } as const;

const SHARED: ParentOrder = {
  ...SHORTFALL,
  ...RATES,
  last_fill_date: '2025-03-03',
  last_fill_date_qty: 400,
  ...QUOTE,
  parent_order_numeric_id: 0,
  client_id: 'CLIENT',
  client_order_id: 'C-0',
  account: 'ALPHA',
  alloc_account: 'ALPHA-1',
  trader_id: 'TR',
  list_name: null,
  trade_date: '2025-03-03',
  status: 'WORKING',
  auto_trading_status: true,
  global_auto_trading_status: true,
  aggregation_status: false,
  diagnostic_info: null,
  event_log: false,
  new_logs: false,
  order_receive_time_since_epoch_milliseconds: 0,
  last_update_timestamp: 0,
  order_side: 'BUY',
  order_type: 'LIMIT',
  limit_price: 101,
  time_in_force: 'DAY',
  order_qty: 1_000,
  original_order_qty: 1_000,
  min_qty: null,
  open_qty: 600,
  filled_qty: 400,
  remaining_qty: 600,
  complete_percent: 40,
  original_complete_percent: 40,
  percent_of_adv: 0.2,
  '%Volume': 5,
  filled_usd: 40_200,
  target_usd: 100_000,
  open_usd: 60_000,
  remaining_usd: 60_000,
  avg_daily_notional: 50_000_000,
  avg_fill_price: 100.5,
  previous_close: 99,
  arrival_mid: 100,
  ivwap: 100.25,
  volume_since_start: 8_000,
  day_volume: 500_000,
  day_vwap: 100.4,
  avg_spread: 0.2,
  avg_spread_bps: 20,
  avg_spread_ticks: 20,
  cost_ivwap_bps: 24.9,
  cost_ivwap_ticks: 25,
  cost_arrival_mid_bps: 50,
  cost_arrival_mid_ticks: 50,
  cost_dvwap_bps: 10,
  cost_dvwap_ticks: 10,
  strat: 'vwap',
  start_time: '-1',
  end_time: '0',
  end_time_since_epoch_milliseconds: null,
  must_finish: false,
  part_rate: null,
  volume_cap: null,
  strategy_parameters: null,
  attributes_json: null,
  exchange_symbol: 'VOD',
  outright_symbol: null,
  exchange_base_symbol: 'VOD',
  country: 'US',
  trade_currency: 'USD',
  asset_class: 'EQUITY',
  asset_sub_class: null,
  description: null,
  category: null,
  sub_category: null,
  expiry_month: null,
  multiplier: 1,
  tick_size: 0.01,
  quote_convention: 'decimal',
  last_trading_date: null,
};
