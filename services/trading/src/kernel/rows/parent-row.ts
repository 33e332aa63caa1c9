import type { OrderDayFills, OrderQuantities } from '@meridian/domain/entities/parent-order';
import { heldChangeText } from '@meridian/domain/held-change';
import { doubtText } from '@meridian/domain/order-doubt';
import { averageFillHalfTicks, filledLotsOf, openLotsOf } from '../children/exposure.ts';
import { percentOrNull, priceOrNull } from '../price-units.ts';
import type { Parent } from '../state/parent.ts';
import { doubtOf } from '../run/in-doubt.ts';
import { parentOrderStatus } from '../status/parent-status.ts';
import { amountsOf, halfTickPrice } from './amounts.ts';
import { attributesJson } from './attributes.ts';
import { benchmarkFields } from './benchmark-fields.ts';
import { type Benchmarks, benchmarksOf } from './benchmarks.ts';
import { costsOf, fillTick } from './costs.ts';
import { instrumentFields, quoteFields } from './instrument-fields.ts';
import { type ParentParts, partsOf, type RowContext } from './row-context.ts';
import { shortfallOf } from './shortfall.ts';
import { strategyText } from './strategy-text.ts';

/** The fields of a parent order's row as the desk sees it, in parts. Always the same ones; a later part has the last word. */
export function parentParts(parent: Parent, context: RowContext, moves = parentMoves(parent, context)) {
  const { terms } = parent;
  const { instrument } = partsOf(parent, context);
  return [
    identityFields(parent),
    {
      aggregation_status: AGGREGATION_STATUS,
      order_side: terms.side,
      order_type: terms.orderType,
      limit_price: priceOrNull(terms.limitTicks, instrument.tickSize),
      time_in_force: terms.timeInForce,
    },
    strategyFields(parent),
    instrumentFields(instrument),
    { description: terms.description ?? instrument.description },
    ...moves,
  ] as const;
}

/** The fields that change while the order keeps its terms and route, in parts. Always the same ones. */
export function parentMoves(parent: Parent, context: RowContext) {
  const parts = partsOf(parent, context);
  const { instrument, view } = parts;
  const benchmarks = benchmarksOf(parts, context);
  const averageHalfTicks = averageFillHalfTicks(parent);
  const { arrivalHalfTicks } = parent;
  const cost = { instrument, side: parent.terms.side, averageHalfTicks, arrivalHalfTicks };
  return [
    stateFields(parent),
    switchFields(parent, context),
    quantityFields(parts, benchmarks),
    amountsOf(parts, context),
    benchmarkFields({ instrument, view, benchmarks, averageHalfTicks }),
    costsOf(cost, benchmarks),
    shortfallOf(parts, context),
    quoteFields(view, instrument),
    {
      fx_rate: context.fx(instrument.currency),
      avg_fill_tick: fillTick(averageHalfTicks, instrument),
      arrival_mid: halfTickPrice(arrivalHalfTicks, instrument.tickSize),
      attributes_json: attributesJson(parts, context),
    },
    dayFillFields(parts),
  ] as const;
}

export function identityFields(parent: Parent) {
  const { clientId, clientOrderId, account, allocAccount, traderId, listName } = parent.terms;
  return {
    parent_order_numeric_id: parent.id,
    client_id: clientId,
    client_order_id: clientOrderId,
    account,
    alloc_account: allocAccount,
    trader_id: traderId,
    list_name: listName,
    trade_date: parent.tradeDate,
  };
}

/** OL32: the desk works each order alone, and shares no fill out among several. */
export const AGGREGATION_STATUS = false;

/** What a child order shows of its parent's state. */
export function switchFields(parent: Parent, context: RowContext) {
  return {
    auto_trading_status: parent.isAutoTrading,
    global_auto_trading_status: context.desk().isAutoTrading,
  };
}

function stateFields(parent: Parent) {
  return {
    status: parentOrderStatus(parent),
    diagnostic_info: diagnosticOf(parent),
    event_log: parent.logCount > 0,
    // Whether a log is new depends on the reader. Each user's value is added later.
    new_logs: false,
    order_receive_time_since_epoch_milliseconds: parent.receivedMs,
    last_update_timestamp: parent.updatedMs,
  };
}

export function quantityFields(
  { parent, instrument }: Omit<ParentParts, 'view'>,
  { interval }: Pick<Benchmarks, 'interval'>,
): OrderQuantities {
  const { lotSize, averageDailyLots } = instrument;
  const { quantityLots, minimumLots } = parent.terms;
  const filledLots = filledLotsOf(parent);
  const percentOf = (whole: number) => (whole > 0 ? (100 * filledLots) / whole : null);
  return {
    order_qty: quantityLots * lotSize,
    original_order_qty: parent.originalLots * lotSize,
    min_qty: minimumLots === null ? null : minimumLots * lotSize,
    open_qty: openLotsOf(parent) * lotSize,
    filled_qty: filledLots * lotSize,
    remaining_qty: Math.max(0, quantityLots - filledLots) * lotSize,
    complete_percent: percentOf(quantityLots),
    original_complete_percent: percentOf(parent.originalLots),
    percent_of_adv: averageDailyLots > 0 ? (100 * quantityLots) / averageDailyLots : null,
    '%Volume': percentOf(interval?.lots ?? 0),
  };
}

function dayFillFields({ parent, instrument }: Omit<ParentParts, 'view'>): OrderDayFills {
  const { filledBefore, tradeDate } = parent;
  const lots = filledLotsOf(parent);
  return {
    last_fill_date: lots === 0 ? null : (filledBefore?.date ?? tradeDate),
    last_fill_date_qty: (lots - (filledBefore?.lots ?? 0)) * instrument.lotSize,
  };
}

/**
 * The strategy is the algorithm that works the order. Rates that the order does not set come from its setting or
 * strategy.
 */
export function strategyFields(parent: Parent) {
  const { strat, startTime, endTime, mustFinish, partRate, volumeCap } = parent.terms.strategy;
  const resolved = parent.route?.parameters;
  return {
    strat: parent.route?.algo ?? strat,
    start_time: startTime,
    end_time: endTime,
    end_time_since_epoch_milliseconds: resolved?.endMs ?? null,
    must_finish: mustFinish,
    part_rate: partRate ?? percentOrNull(resolved?.participationRate),
    volume_cap: volumeCap ?? percentOrNull(resolved?.volumeCap),
    strategy_parameters: strategyText(parent),
  };
}

function diagnosticOf(parent: Parent): string | null {
  const doubt = doubtOf(parent);
  if (doubt !== null) return doubtText(doubt);
  const held = parent.heldChange;
  return held === undefined ? parent.diagnostic : heldChangeText(held.review);
}
