import { createHash } from 'node:crypto';
import { implementationShortfall } from '@meridian/domain/implementation-shortfall';
import { costFields } from '@meridian/domain/slippage';
import type { NewRow } from '../tables/history-tables.ts';
import type { ExecutionLine } from './execution-line.ts';

type Parent = NewRow<'parent_orders'>;
type Child = NewRow<'child_orders'>;
type Execution = NewRow<'executions'>;

/** Above the numbers of the desk's own orders, and still exact as a number. */
const FIRST_ID = 4_000_000_000_000_000n;
const ID_RANGE = 4_000_000_000_000_000n;

/** The condition that finds what imports brought, among the orders that the desk traded itself. */
export const IMPORTED_ORDERS = `parent_order_numeric_id >= ${FIRST_ID}`;

/** The same order of the same account has the same number in every import. */
export function importedId(...parts: readonly string[]): number {
  const hash = createHash('sha256').update(JSON.stringify(parts)).digest();
  return Number(FIRST_ID + (hash.readBigUInt64BE() % ID_RANGE));
}

export function parentIdOf({ trade_date, account, order_id }: ExecutionLine): number {
  return importedId('order', trade_date, account, order_id);
}

function childIdOf(line: ExecutionLine): number {
  return importedId('child', line.trade_date, line.account, line.order_id, line.child_order_id ?? '');
}

/** What tells two executions apart. */
export function executionKey(row: { readonly exec_broker: string | null; readonly broker_exec_id: string }): string {
  return JSON.stringify([row.exec_broker, row.broker_exec_id]);
}

const NO_MIDS = {
  mid_after_50ms: null,
  mid_after_100ms: null,
  mid_after_500ms: null,
  mid_after_10s: null,
  mid_after_30s: null,
  mid_after_60s: null,
  mid_after_300s: null,
  mid_after_600s: null,
} as const;

export function importedExecution(line: ExecutionLine): Execution {
  const { numbers, texts } = line;
  const multiplier = numbers.multiplier ?? 1;
  return {
    ...NO_MIDS,
    broker_exec_id: line.execution_id,
    report_receive_time_since_epoch_milliseconds: line.atMs,
    parent_order_numeric_id: parentIdOf(line),
    child_order_numeric_id: childIdOf(line),
    client_order_id: line.order_id,
    account: line.account,
    alloc_account: line.alloc_account,
    strat: strategyOf(line),
    bestex_id: line.symbol,
    exchange_symbol: line.symbol,
    outright_symbol: line.symbol,
    country: texts.country?.toUpperCase() ?? null,
    trade_currency: line.currency,
    asset_class: line.asset_class,
    asset_sub_class: null,
    leg_type: null,
    order_side: line.side,
    time_in_force: 'DAY',
    limit_price: numbers.limit_price ?? null,
    order_qty: numbers.order_quantity ?? line.quantity,
    send_time: line.startMs,
    reflection_id: null,
    exec_broker: texts.broker ?? null,
    destination_name: texts.destination ?? null,
    last_fill_qty: line.quantity,
    last_fill_price: line.price,
    last_market: texts.venue ?? null,
    liquidity: line.liquidity,
    contra_owner: texts.contra_owner ?? null,
    contra_account: texts.contra_account ?? null,
    fill_usd: Math.abs(line.quantity * line.price * multiplier * line.fx_rate),
    fee_usd: numbers.fee_usd ?? 0,
    snap_bid: numbers.bid ?? null,
    snap_bid_size: null,
    snap_ask: numbers.ask ?? null,
    snap_ask_size: null,
    mid_after_1s: numbers.mid_1s ?? null,
    mid_after_5s: numbers.mid_5s ?? null,
    mid_close: numbers.close ?? null,
  };
}

function strategyOf({ texts }: ExecutionLine): string {
  return texts.strategy?.toLowerCase() ?? 'unknown';
}

function instrumentOf({ symbol, currency, asset_class, texts, numbers }: ExecutionLine) {
  return {
    bestex_id: symbol,
    exchange_symbol: symbol,
    outright_symbol: symbol,
    exchange_base_symbol: texts.base_symbol ?? symbol,
    country: texts.country?.toUpperCase() ?? null,
    trade_currency: currency,
    asset_class,
    asset_sub_class: null,
    description: null,
    category: null,
    sub_category: null,
    expiry_month: null,
    multiplier: numbers.multiplier ?? 1,
    tick_size: numbers.tick_size ?? null,
    last_trading_date: null,
  } as const;
}

/** What a file of executions does not say about an order, and what is counted afterwards. */
const NOT_SAID = {
  start_time: null,
  end_time: null,
  must_finish: false,
  part_rate: null,
  volume_cap: null,
  strategy_parameters: null,
  setting_name: null,
  setting_version: null,
  group_name: null,
  algo_machine_name: null,
  is_limit_constrained: false,
  was_halted: false,
  min_qty: null,
  filled_qty: 0,
  remaining_qty: 0,
  complete_percent: null,
  percent_of_adv: null,
  '%Volume': null,
  child_count: 0,
  fill_count: 0,
  filled_usd: 0,
  target_usd: null,
  avg_daily_notional: null,
  fees_usd: 0,
  avg_fill_price: null,
  avg_fill_tick: null,
  ivwap_ex_own: null,
  twap: null,
  previous_close: null,
  day_open: null,
  day_volume: null,
  avg_spread_ticks: null,
  cost_arrival_mid_bps: null,
  cost_arrival_mid_ticks: null,
  cost_ivwap_bps: null,
  cost_ivwap_ticks: null,
  cost_dvwap_bps: null,
  cost_dvwap_ticks: null,
  delay_usd: null,
  trading_usd: null,
  opportunity_usd: null,
  shortfall_usd: null,
  shortfall_bps: null,
} as const;

/** The order as its first line tells it. What its fills add up to is counted afterwards. */
export function importedParent(line: ExecutionLine): Parent {
  const { numbers, texts } = line;
  const { day_vwap = null, close: day_close = null } = numbers;
  const spread = numbers.spread_bps ?? null;
  const reference = numbers.arrival_mid ?? line.price;
  return {
    ...NOT_SAID,
    parent_order_numeric_id: parentIdOf(line),
    client_id: line.account,
    client_order_id: line.order_id,
    account: line.account,
    alloc_account: line.alloc_account,
    trader_id: texts.trader ?? 'IMPORT',
    list_name: texts.list_name ?? null,
    decision_id: texts.decision_id ?? null,
    status: 'FILLED',
    diagnostic_info: null,
    order_receive_time_since_epoch_milliseconds: line.startMs ?? line.atMs,
    last_update_timestamp: line.endMs ?? line.atMs,
    order_side: line.side,
    order_type: line.order_type,
    limit_price: numbers.limit_price ?? null,
    time_in_force: 'DAY',
    strat: strategyOf(line),
    start_timestamp: line.startMs,
    end_timestamp: line.endMs,
    // Zero stands for what its fills add up to.
    order_qty: numbers.order_quantity ?? 0,
    original_order_qty: numbers.order_quantity ?? 0,
    fx_rate: line.fx_rate,
    decision_price: numbers.decision_price ?? null,
    arrival_mid: numbers.arrival_mid ?? null,
    ivwap: numbers.interval_vwap ?? null,
    end_mid: numbers.end_mid ?? null,
    volume_since_start: numbers.market_volume ?? null,
    day_close,
    day_vwap,
    adv: numbers.adv ?? 0,
    volatility: (numbers.volatility_percent ?? 0) / 100,
    avg_spread: spread === null ? null : (spread * reference) / 10_000,
    avg_spread_bps: spread,
    ...instrumentOf(line),
  };
}

function sumOf<Row>(rows: readonly Row[], value: (row: Row) => number): number {
  return rows.reduce((total, row) => total + value(row), 0);
}

/** An order with what its fills add up to; the same fills in any order give the same row. */
export function countedParent(parent: Parent, fills: readonly Execution[]): Parent {
  const filled = sumOf(fills, (fill) => fill.last_fill_qty);
  const paid = sumOf(fills, (fill) => fill.last_fill_qty * fill.last_fill_price) / filled;
  const ordered = Math.max(parent.original_order_qty, filled);
  const times = fills.map((fill) => fill.report_receive_time_since_epoch_milliseconds);
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const volume = parent.volume_since_start;
  const unit = (parent.multiplier ?? 1) * parent.fx_rate;
  const counted = {
    ...parent,
    status: filled < ordered ? ('PARTIAL_OUT' as const) : ('FILLED' as const),
    start_timestamp: Math.min(parent.start_timestamp ?? first, first),
    end_timestamp: Math.max(parent.end_timestamp ?? last, last),
    last_update_timestamp: Math.max(parent.last_update_timestamp, last),
    order_qty: ordered,
    filled_qty: filled,
    remaining_qty: ordered - filled,
    complete_percent: (100 * filled) / ordered,
    percent_of_adv: parent.adv > 0 ? (100 * ordered) / parent.adv : null,
    '%Volume': volume === null || volume <= 0 ? null : (100 * filled) / volume,
    child_count: new Set(fills.map((fill) => fill.child_order_numeric_id)).size,
    fill_count: fills.length,
    filled_usd: sumOf(fills, (fill) => fill.fill_usd),
    target_usd: Math.abs(ordered * (parent.arrival_mid ?? paid) * unit),
    fees_usd: sumOf(fills, (fill) => fill.fee_usd),
    avg_fill_price: paid,
    avg_fill_tick: parent.tick_size,
    ...costFields({ ...parent, avg_fill_price: paid, avg_fill_tick: parent.tick_size }, parent),
  };
  const shortfall = implementationShortfall({
    ...counted,
    arrival_price: counted.arrival_mid,
    end_price: counted.end_mid,
    multiplier: counted.multiplier ?? 1,
    usdPerUnit: counted.fx_rate,
  });
  return shortfall === null ? counted : { ...counted, ...shortfall };
}

/** The child orders that the fills of an order name. */
export function countedChildren(parent: Parent, fills: readonly Execution[]): readonly Child[] {
  return [...Map.groupBy(fills, (fill) => fill.child_order_numeric_id)].map(([id, own]) => {
    const [first] = own;
    const filled = sumOf(own, (fill) => fill.last_fill_qty);
    const times = own.map((fill) => fill.report_receive_time_since_epoch_milliseconds);
    return {
      child_order_numeric_id: id,
      parent_order_numeric_id: parent.parent_order_numeric_id,
      account: parent.account,
      alloc_account: parent.alloc_account,
      bestex_id: parent.bestex_id,
      exchange_symbol: parent.exchange_symbol,
      asset_class: parent.asset_class,
      status: 'FILLED',
      diagnostic_info: null,
      order_side: parent.order_side,
      order_type: parent.order_type,
      limit_price: parent.limit_price,
      time_in_force: parent.time_in_force,
      order_qty: filled,
      filled_qty: filled,
      remaining_qty: 0,
      min_fill_qty: null,
      display_qty: null,
      avg_fill_price: sumOf(own, (fill) => fill.last_fill_qty * fill.last_fill_price) / filled,
      special_order_instruction: null,
      intended_broker: first?.exec_broker ?? null,
      exec_broker: first?.exec_broker ?? null,
      intended_venue: first?.last_market ?? null,
      last_market: first?.last_market ?? null,
      peg_type: null,
      destination_name: first?.destination_name ?? null,
      reflection_id: null,
      send_time_since_epoch_milliseconds: Math.min(parent.start_timestamp ?? Math.min(...times), ...times),
      last_update_timestamp: Math.max(...times),
      snap_bid: first?.snap_bid ?? null,
      snap_bid_size: null,
      snap_ask: first?.snap_ask ?? null,
      snap_ask_size: null,
    };
  });
}
