import { estimateOrder } from '@meridian/cost-model/estimates/estimate-order';
import type { OrderToEstimate } from '@meridian/cost-model/estimates/work-plan';
import type { InstrumentFacts } from '@meridian/domain/entities/instrument-facts';
import { sideSign } from '@meridian/domain/order-side';
import { parseJsonRecord } from '@meridian/domain/json-text';
import type { ParameterValue } from '@meridian/domain/strategies/parameter-definition';
import type { NewRow } from '@meridian/history/tables/history-tables';
import type { RangeOutcome } from '@meridian/storage/range-outcomes/range-outcome-store';
import { priceOfTicks, tickSizeAtPrice } from '../../kernel/price-units.ts';
import type { TradingDay } from '../../market/market-port.ts';
import { OPENING_CALL_MS } from '../../market/session-calendar.ts';
import { impactFactsOf } from '../../reference/impact-facts.ts';
import type { Instrument } from '../../reference/instrument.ts';

/** What its ticket was, and how it went. */
export type MeasuredOrder = Pick<
  NewRow<'parent_orders'>,
  | 'parent_order_numeric_id'
  | 'account'
  | 'alloc_account'
  | 'order_side'
  | 'order_qty'
  | 'limit_price'
  | 'strategy_parameters'
  | 'start_time'
  | 'end_time'
  | 'must_finish'
  | 'part_rate'
  | 'volume_cap'
  | 'arrival_mid'
  | 'avg_fill_price'
  | 'complete_percent'
  | 'was_halted'
  | 'strat'
>;

/** Its day, as far as a ticket depends on it. */
export type OrderMarket = {
  readonly instrument: Instrument;
  readonly day: TradingDay;
  /** Of the near leg for a spread. Null when unknown. */
  readonly previousClose: number | null;
  readonly receivedMs: number;
};

/** The level of the compared range. */
const LEVEL = 0.8;
/** A smaller fill says little about the cost of the whole order. */
const MIN_FILLED_PERCENT = 50;

/** The market at the order's arrival. Its price is the benchmark of the cost. */
function factsOf(
  { instrument, day, previousClose, receivedMs: atMs }: OrderMarket,
  arrivalMid: number,
): InstrumentFacts | null {
  if (previousClose === null) return null;
  const { tickSize, lotSize } = instrument;
  const isBefore = atMs < day.openMs;
  const isCalling = isBefore && atMs >= day.openMs - OPENING_CALL_MS;
  return {
    exchange_symbol: instrument.exchangeSymbol,
    description: instrument.description,
    asset_class: instrument.assetClass,
    asset_sub_class: instrument.assetSubClass,
    country: instrument.country,
    trade_currency: instrument.currency,
    tick_size: tickSizeAtPrice(arrivalMid, instrument),
    tick_bands: [],
    quote_convention: instrument.quoteConvention,
    lot_size: lotSize,
    multiplier: instrument.multiplier,
    expiry_month: instrument.expiryMonth,
    last_trading_date: instrument.lastTradingDate,
    previous_close: arrivalMid,
    avg_daily_volume: instrument.averageDailyLots * lotSize,
    avg_spread: priceOfTicks(instrument.averageSpreadTicks, tickSize),
    usd_rate: null,
    notional_price: null,
    session: {
      trade_date: day.date,
      open_ms: day.openMs,
      close_ms: day.closeMs,
      now_ms: atMs,
      phase: isCalling ? 'opening-auction' : isBefore ? 'closed' : 'continuous',
    },
    quote: null,
    impact: impactFactsOf(instrument, previousClose),
    legs: [],
  };
}

function isValue(value: unknown): value is ParameterValue {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

function orderOf({ strat, ...row }: MeasuredOrder): OrderToEstimate {
  const sent = Object.entries(parseJsonRecord(row.strategy_parameters) ?? {}).filter(([, value]) => isValue(value));
  const values: Record<string, ParameterValue> = Object.fromEntries(
    sent.flatMap(([key, value]) => (isValue(value) ? [[key, value] as const] : [])),
  );
  const own = { st: row.start_time, et: row.end_time, mf: row.must_finish, pr: row.part_rate, vc: row.volume_cap };
  for (const [key, value] of Object.entries(own)) if (isValue(value)) values[key] = value;
  const { order_side, order_qty, limit_price } = row;
  return { order_side, order_qty, limit_price, strat, values };
}

/** An unchanged order's cost against its ticket's range. Null without a range, or when it was stopped on its way. */
export function orderRange(row: MeasuredOrder, market: OrderMarket): RangeOutcome | null {
  const { arrival_mid, avg_fill_price, was_halted, complete_percent } = row;
  if (arrival_mid === null || avg_fill_price === null) return null;
  if (was_halted || (complete_percent ?? 0) < MIN_FILLED_PERCENT) return null;
  const { instrument, day } = market;
  const facts = factsOf(market, arrival_mid);
  const order = orderOf(row);
  const estimate = facts === null ? null : estimateOrder(facts, order);
  if (facts === null || estimate?.kind !== 'estimated') return null;
  // It is an order that filled.
  const range = estimate.filledRanges.find(({ level }) => level === LEVEL);
  if (range === undefined) return null;
  return {
    trade_date: day.date,
    parent_order_numeric_id: row.parent_order_numeric_id,
    account: row.account,
    alloc_account: row.alloc_account,
    exchange_symbol: instrument.exchangeSymbol,
    asset_class: instrument.assetSubClass ?? instrument.assetClass,
    strat: order.strat,
    low_ticks: range.low.ticks,
    high_ticks: range.high.ticks,
    cost_ticks: (sideSign(row.order_side) * (avg_fill_price - arrival_mid)) / facts.tick_size,
  };
}
