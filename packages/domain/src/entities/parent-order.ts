import type { OrderSide } from '../order-side.ts';
import type { OrderStatus } from '../order-status.ts';
import type { OrderType, TimeInForce } from '../order-type.ts';
import type { InstrumentFields } from './instrument.ts';
import type { CurrentQuote } from './quote.ts';

export type OrderIdentity = {
  readonly parent_order_numeric_id: number;
  readonly client_id: string;
  readonly client_order_id: string;
  readonly account: string;
  readonly alloc_account: string;
  readonly trader_id: string;
  readonly list_name: string | null;
  /** YYYY-MM-DD in the exchange's time zone. */
  readonly trade_date: string;
};

export type OrderState = {
  /** Null shows as WORKING. */
  readonly status: OrderStatus | null;
  readonly auto_trading_status: boolean;
  readonly global_auto_trading_status: boolean;
  readonly aggregation_status: boolean;
  /** The reject reason. Null without one. */
  readonly diagnostic_info: string | null;
  /** Whether the row has event log entries. */
  readonly event_log: boolean;
  readonly new_logs: boolean;
  readonly order_receive_time_since_epoch_milliseconds: number;
  /** Epoch milliseconds. */
  readonly last_update_timestamp: number;
};

export type OrderTerms = {
  readonly order_side: OrderSide;
  readonly order_type: OrderType;
  /** Null for market orders. */
  readonly limit_price: number | null;
  readonly time_in_force: TimeInForce | null;
};

export type OrderQuantities = {
  readonly order_qty: number;
  /** The quantity first sent, before any modification. */
  readonly original_order_qty: number;
  readonly min_qty: number | null;
  readonly open_qty: number;
  readonly filled_qty: number;
  readonly remaining_qty: number;
  /** Percents are 0–100 throughout. */
  readonly complete_percent: number | null;
  readonly original_complete_percent: number | null;
  readonly percent_of_adv: number | null;
  readonly '%Volume': number | null;
};

/** Null without a currency rate or without fills. */
export type OrderAmounts = {
  readonly filled_usd: number | null;
  readonly target_usd: number | null;
  readonly open_usd: number | null;
  readonly remaining_usd: number | null;
  readonly avg_daily_notional: number | null;
};

export type OrderBenchmarks = {
  readonly avg_fill_price: number | null;
  readonly previous_close: number | null;
  readonly arrival_mid: number | null;
  /** VWAP of the market since the order started. */
  readonly ivwap: number | null;
  readonly volume_since_start: number | null;
  readonly day_volume: number | null;
  readonly day_vwap: number | null;
  readonly avg_spread: number | null;
};

/** A positive value is a cost on either side. Bps are null where a price may be zero or negative. */
export type OrderCosts = {
  readonly avg_spread_bps: number | null;
  readonly avg_spread_ticks: number | null;
  readonly cost_ivwap_bps: number | null;
  readonly cost_ivwap_ticks: number | null;
  readonly cost_arrival_mid_bps: number | null;
  readonly cost_arrival_mid_ticks: number | null;
  readonly cost_dvwap_bps: number | null;
  readonly cost_dvwap_ticks: number | null;
};

/** The loss against a paper portfolio at the decision price (Perold). Parts and fees add up to the cent. */
export type OrderShortfall = {
  /** The mid when the order came, else the last price. */
  readonly decision_price: number | null;
  readonly delay_usd: number | null;
  readonly trading_usd: number | null;
  readonly opportunity_usd: number | null;
  readonly fees_usd: number | null;
  readonly shortfall_usd: number | null;
  readonly shortfall_bps: number | null;
};

/** What turns the order's prices into ticks and dollars. */
export type OrderRates = {
  /** US dollars for one unit of the trade currency. Null without a rate. */
  readonly fx_rate: number | null;
  /** The exchange's tick at the average price paid. Null without a fill. */
  readonly avg_fill_tick: number | null;
};

/** A GTC order fills on several days. */
export type OrderDayFills = {
  /** The trading day of its last fill, YYYY-MM-DD. Null without a fill. */
  readonly last_fill_date: string | null;
  /** What filled on that day. */
  readonly last_fill_date_qty: number;
};

export type OrderStrategy = {
  readonly strat: string | null;
  /** Text, because codes such as -1 and 0 share the field with clock times. */
  readonly start_time: string | null;
  /** Text, because codes and "+90" minutes share the field with clock times. */
  readonly end_time: string | null;
  /** The resolved `end_time` on its trading day. Null until the order is routed. */
  readonly end_time_since_epoch_milliseconds: number | null;
  readonly must_finish: boolean;
  readonly part_rate: number | null;
  readonly volume_cap: number | null;
  /** JSON text with short keys, kept as sent, so that an invalid text can still be shown. */
  readonly strategy_parameters: string | null;
  /** JSON text that the algorithm writes while it works. */
  readonly attributes_json: string | null;
};

export type ParentOrder = OrderIdentity &
  OrderState &
  OrderTerms &
  OrderQuantities &
  OrderAmounts &
  OrderBenchmarks &
  OrderCosts &
  OrderShortfall &
  OrderRates &
  OrderDayFills &
  OrderStrategy &
  InstrumentFields &
  CurrentQuote;
