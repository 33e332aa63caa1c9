import type { NewRow } from '@meridian/history/tables/history-tables';
import { usdPer } from '../../universe/fx-rates.ts';
import type { WorkedOrder } from '../fills/worked-order.ts';
import { at, BUCKET_MINUTES, CLOSING_SLOT, MINUTES, OPENING_SLOT, total } from '../../../history/slots.ts';
import { exact, type Tape, toHalfTick } from '../market/tape.ts';
import type { DayContext } from './day-context.ts';
import { hasBps, instrumentFields } from '../../../history/instrument-fields.ts';

/** Lots of a usual print, as a share of the average daily volume. It gives the number of prints. */
const LOTS_A_PRINT_OF_ADV = 1 / 4_000;

function bucketsOf({ lots }: Tape, lotSize: number): number[] {
  return Array.from({ length: MINUTES / BUCKET_MINUTES }, (_, bucket) => {
    const first = bucket * BUCKET_MINUTES + 1;
    return total(lots, first, first + BUCKET_MINUTES) * lotSize;
  });
}

type Range = { readonly high: number; readonly low: number };

function midRange(mids: Float64Array): Range {
  let high = -Infinity;
  let low = Infinity;
  for (let minute = 0; minute <= MINUTES; minute += 1) {
    const mid = at(mids, minute);
    if (mid > high) high = mid;
    if (mid < low) low = mid;
  }
  return { high, low };
}

function rangeWith(range: Range, values: readonly number[]): Range {
  return { high: Math.max(range.high, ...values), low: Math.min(range.low, ...values) };
}

/** Realised volatility of five-minute moves and the closing auction, as a fraction of the reference price. */
function volatilityOf({ mids, close, market }: Tape): number {
  let squares = (close - at(mids, MINUTES)) ** 2;
  for (let minute = BUCKET_MINUTES; minute <= MINUTES; minute += BUCKET_MINUTES) {
    squares += (at(mids, minute) - at(mids, minute - BUCKET_MINUTES)) ** 2;
  }
  return Math.sqrt(squares) / market.referencePrice;
}

/** The mids of the session, including those around own fills. */
function midsOf(tape: Tape, orders: readonly WorkedOrder[]): Range {
  const { tickSize } = tape.market.instrument;
  const { high, low } = midRange(tape.mids);
  const session = { high: toHalfTick(high, tickSize), low: toHalfTick(low, tickSize) };
  const atFills = orders.flatMap(({ fills }) => fills.map(({ bid, ask }) => exact((bid + ask) / 2)));
  return rangeWith(session, atFills);
}

function volumesOf(tape: Tape) {
  const { lotSize, averageDailyLots } = tape.market.instrument;
  const dayLots = total(tape.lots);
  return {
    day_volume: dayLots * lotSize,
    trade_imbalance: dayLots > 0 ? tape.market.imbalance : null,
    trade_count: Math.ceil(dayLots / Math.max(1, averageDailyLots * LOTS_A_PRINT_OF_ADV)),
    open_auction_volume: at(tape.lots, OPENING_SLOT) * lotSize,
    close_auction_volume: at(tape.lots, CLOSING_SLOT) * lotSize,
    volume_buckets: bucketsOf(tape, lotSize),
  };
}

function pricesOf(context: DayContext, tape: Tape, orders: readonly WorkedOrder[]) {
  const { instrument } = tape.market;
  const dayLots = total(tape.lots);
  const mids = midsOf(tape, orders);
  const prints = orders.flatMap(({ fills }) => fills.map(({ price }) => price));
  const traded = rangeWith(mids, [tape.open, tape.close, ...prints]);
  return {
    previous_close: context.previousCloses[instrument.index] ?? null,
    day_open: tape.open,
    day_close: tape.close,
    day_high: traded.high,
    day_low: traded.low,
    day_high_mid: mids.high,
    day_low_mid: mids.low,
    day_vwap: dayLots > 0 ? exact(total(tape.value) / dayLots) : null,
    volatility: volatilityOf(tape),
  };
}

/** The statistics of one instrument's day. */
export function statsRow(context: DayContext, tape: Tape, orders: readonly WorkedOrder[]): NewRow<'day_stats'> {
  const { instrument, spreadTicks, depthLots } = tape.market;
  const spread = exact(spreadTicks * instrument.tickSize);
  const prices = pricesOf(context, tape, orders);
  const bps = hasBps(instrument) && prices.day_vwap !== null ? (1e4 * spread) / prices.day_vwap : null;
  return {
    ...instrumentFields(instrument),
    fx_rate: usdPer(instrument.currency),
    ...volumesOf(tape),
    avg_spread: spread,
    avg_spread_bps: bps,
    avg_depth: Math.round(depthLots * instrument.lotSize),
    ...prices,
    session_open_ms: context.day.openMs,
    session_close_ms: context.day.closeMs,
    seen_percent: 100,
  };
}
