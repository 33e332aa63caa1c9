import { snapFields } from '../audit/audit-row.ts';
import { exposedLots } from '../children/exposure.ts';
import { midHalfTicks } from '../market-snap.ts';
import { priceOrNull } from '../price-units.ts';
import type { Instrument } from '../../reference/instrument.ts';
import type { Child } from '../state/child.ts';
import type { Parent } from '../state/parent.ts';
import { childOrderStatus, isInDoubt, isOpenChild } from '../status/child-status.ts';
import { closePrice, halfTickPrice, lastPrice, usdOf } from './amounts.ts';
import { benchmarkFields } from './benchmark-fields.ts';
import { type Benchmarks, benchmarksOf } from './benchmarks.ts';
import { childSide, childTimeInForce, displayedLots, pegTypeOf, specialInstructionOf } from './child-words.ts';
import { costsOf } from './costs.ts';
import { instrumentFields, quoteFields } from './instrument-fields.ts';
import { LEG_TYPES } from './leg-type.ts';
import { AGGREGATION_STATUS, identityFields, strategyFields, switchFields } from './parent-row.ts';
import { instrumentIn, partsOf, type RowContext } from './row-context.ts';

/**
 * The fields of a child order's row, with its parent's, in parts. Always the same ones; a later part has the last word.
 * Its arrival is the mid at its decision. Interval and day are its parent's, except on a leg, which has another market.
 */
export function childParts(
  parent: Parent,
  child: Child,
  context: RowContext,
  moves = childMoves(parent, child, context),
) {
  const instrument = instrumentIn(context, child.terms.instrument);
  return [
    identityFields(parent),
    {
      child_order_numeric_id: child.id,
      leg_type: LEG_TYPES[child.terms.lane],
      aggregation_status: AGGREGATION_STATUS,
      event_log: false,
      new_logs: false,
      order_receive_time_since_epoch_milliseconds: child.createdMs,
      order_side: childSide(parent, child),
      order_type: child.terms.limitTicks === null ? ('MARKET' as const) : ('LIMIT' as const),
      limit_price: priceOrNull(child.terms.limitTicks, instrument.tickSize),
      time_in_force: childTimeInForce(child.terms),
      arrival_mid: halfTickPrice(midHalfTicks(child.snap), instrument.tickSize),
      attributes_json: null,
    },
    sizeFields(child, instrument),
    strategyFields(parent),
    instrumentFields(instrument),
    routeFields(child, context),
    snapFields(child.snap, instrument),
    ...moves,
  ] as const;
}

/** The fields that change while its parent keeps its terms and route, in parts. Always the same ones. */
export function childMoves(parent: Parent, child: Child, context: RowContext) {
  const instrument = instrumentIn(context, child.terms.instrument);
  const view = context.view(instrument.index);
  const benchmarks = childBenchmarks(parent, child, context);
  const averageHalfTicks = child.filledLots === 0 ? null : child.filledValue / child.filledLots;
  const arrivalHalfTicks = midHalfTicks(child.snap);
  const cost = { instrument, side: childSide(parent, child), averageHalfTicks, arrivalHalfTicks };
  return [
    switchFields(parent, context),
    stateFields(child),
    quantityFields(child, benchmarks, instrument),
    amountFields(child, averageHalfTicks, context),
    benchmarkFields({ instrument, view, benchmarks, averageHalfTicks }),
    costsOf(cost, benchmarks),
    quoteFields(view, instrument),
  ] as const;
}

function childBenchmarks(parent: Parent, child: Child, context: RowContext): Benchmarks {
  const ofParent = benchmarksOf(partsOf(parent, context), context);
  if (child.terms.lane === 'own') return ofParent;
  const view = context.view(child.terms.instrument);
  const dayVwapHalfTicks = view.dayLots > 0 ? (2 * view.dayTurnover) / view.dayLots : null;
  return { ...ofParent, interval: null, dayLots: view.dayLots, dayVwapHalfTicks };
}

function stateFields(child: Child) {
  return {
    status: childOrderStatus(child),
    diagnostic_info: diagnosticOf(child),
    last_update_timestamp: child.updatedMs,
    special_order_instruction: specialInstructionOf(child),
    last_market: lastMarketOf(child),
    send_time_since_epoch_milliseconds: child.sentMs,
  };
}

function diagnosticOf(child: Child): string | null {
  if (isInDoubt(child)) return 'In doubt: the venue has not said what became of it since the engine was away';
  return child.reason === '' ? null : child.reason;
}

function sizeFields({ terms }: Child, { lotSize, averageDailyLots }: Instrument) {
  const { lots, minimumLots } = terms;
  return {
    order_qty: lots * lotSize,
    original_order_qty: lots * lotSize,
    min_qty: minimumLots * lotSize,
    min_fill_qty: minimumLots * lotSize,
    display_qty: displayedLots(terms) * lotSize,
    percent_of_adv: averageDailyLots > 0 ? (100 * lots) / averageDailyLots : null,
  };
}

function quantityFields(child: Child, { interval }: Benchmarks, { lotSize }: Instrument) {
  const { lots } = child.terms;
  const complete = (100 * child.filledLots) / lots;
  return {
    open_qty: exposedLots(child) * lotSize,
    filled_qty: child.filledLots * lotSize,
    // A child that is out has no remainder: screens that show open children drop such rows.
    remaining_qty: isOpenChild(child) ? (lots - child.filledLots) * lotSize : 0,
    complete_percent: complete,
    original_complete_percent: complete,
    '%Volume': interval !== null && interval.lots > 0 ? (100 * child.filledLots) / interval.lots : null,
    last_fill_qty: child.lastFillLots === null ? null : child.lastFillLots * lotSize,
  };
}

/** As for its parent: a spread's price may be zero, so its near leg's is used. */
function amountFields(child: Child, averageHalfTicks: number | null, context: RowContext) {
  const instrument = instrumentIn(context, child.terms.instrument);
  const { tickSize, legs, averageDailyLots } = instrument;
  const usd = usdOf(instrument, context);
  const close = closePrice(instrument, context);
  const own = (halfTicks: number | null) => (legs === null ? halfTickPrice(halfTicks, tickSize) : null);
  const limit = child.terms.limitTicks === null ? null : own(2 * child.terms.limitTicks);
  const last = lastPrice(instrument, context);
  const leaves = isOpenChild(child) ? child.terms.lots - child.filledLots : 0;
  return {
    filled_usd: usd(child.filledLots, own(averageHalfTicks) ?? close),
    // Not at the last price, which needs the market-data permission.
    target_usd: usd(child.terms.lots, limit ?? own(midHalfTicks(child.snap)) ?? close),
    open_usd: usd(exposedLots(child), limit ?? last),
    remaining_usd: usd(leaves, limit ?? last),
    avg_daily_notional: usd(averageDailyLots, close),
    last_fill_price: halfTickPrice(child.lastFillHalfTicks, tickSize),
  };
}

/** Where its last fill printed; null before the first. */
export function lastMarketOf({ lastFillLots, lastFillVenue, terms }: Child): string | null {
  return lastFillLots === null ? null : (lastFillVenue ?? terms.venue);
}

function routeFields(child: Child, context: RowContext) {
  const { destination, intended = destination, venue, tactic, kind } = child.terms;
  return {
    intended_broker: context.brokerOf(intended),
    exec_broker: context.brokerOf(destination),
    intended_venue: venue,
    peg_type: pegTypeOf(kind),
    destination_name: destination,
    reflection_id: tactic,
  };
}
