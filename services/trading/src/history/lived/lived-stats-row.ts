import type { NewRow } from '@meridian/history/tables/history-tables';
import { priceOfHalfTicks, priceOfTicks, priceOrNull } from '../../kernel/price-units.ts';
import { halfTickPrice } from '../../kernel/rows/amounts.ts';
import { instrumentIn } from '../../kernel/rows/row-context.ts';
import type { Instrument } from '../../reference/instrument.ts';
import { volumeProfileOf } from '../../reference/volume-profiles.ts';
import { hasBps, instrumentFields } from '../instrument-fields.ts';
import type { DayFigures } from '../recording/day-figures.ts';
import type { RecordedLine } from '../recording/recorded-line.ts';
import { BUCKET_MINUTES, MINUTE_MS, MINUTES, total } from '../slots.ts';
import type { LivedContext } from './lived-context.ts';
import { restoreVolumes } from './restore-volumes.ts';

type Facts = {
  readonly instrument: Instrument;
  readonly line: RecordedLine;
  readonly figures: DayFigures;
  readonly context: LivedContext;
};

/** After a kill the market may know slightly less volume than was recorded. */
function dayTotal({ line, figures }: Facts) {
  const seenLots = total(line.sums.lots);
  if (figures.dayLots >= seenLots) return { lots: figures.dayLots, valueHalfTicks: 2 * figures.dayTurnover };
  return { lots: seenLots, valueHalfTicks: total(line.sums.value) };
}

function volumesOf(facts: Facts) {
  const { instrument, line, context } = facts;
  const { lots } = dayTotal(facts);
  const seenLots = total(line.sums.lots);
  const { market } = context;
  const { openMs } = market.day;
  const gaps = market.gaps();
  const volumes = restoreVolumes({
    day: market.day,
    seen: line.sums.lots,
    dayLots: lots,
    gaps,
    isOpenSeen: !gaps.some(({ fromMs }) => fromMs <= openMs),
    isCloseSeen: market.hasClose,
    profile: volumeProfileOf(instrument),
  });
  const quantity = (some: number) => some * instrument.lotSize;
  return {
    day_volume: quantity(lots),
    trade_imbalance: seenLots > 0 ? (line.boughtLots - line.soldLots) / seenLots : null,
    trade_count: line.tradeCount,
    open_auction_volume: quantity(volumes.openAuction),
    close_auction_volume: quantity(volumes.closeAuction),
    volume_buckets: volumes.buckets.map(quantity),
  };
}

function quotesOf({ instrument, line }: Facts) {
  const { sums } = line;
  const quotedMs = total(sums.quotedMs);
  if (quotedMs === 0) return { avg_spread: null, avg_spread_bps: null, avg_depth: null };
  const spreadTicks = total(sums.spreadMs) / quotedMs;
  const midHalfTicks = total(sums.midMs) / quotedMs;
  const isProportional = hasBps(instrument) && midHalfTicks > 0;
  return {
    avg_spread: priceOfTicks(spreadTicks, instrument.tickSize),
    avg_spread_bps: isProportional ? (2e4 * spreadTicks) / midHalfTicks : null,
    avg_depth: (total(sums.depthMs) / quotedMs) * instrument.lotSize,
  };
}

/** Changes of the mid over five minutes, where both ends were seen. */
function changesOf({ line, context }: Facts): readonly number[] {
  const { openMs } = context.market.day;
  const mids = Array.from({ length: MINUTES / BUCKET_MINUTES + 1 }, (_, bucket) =>
    line.path.at(openMs + bucket * BUCKET_MINUTES * MINUTE_MS),
  );
  return mids.flatMap((mid, index) => {
    const before = mids[index - 1] ?? null;
    return mid === null || before === null ? [] : [mid - before];
  });
}

/**
 * For the whole session, estimated from the seen part, as a fraction of the last close (the near leg's for a spread).
 */
function volatilityOf(facts: Facts): number | null {
  const { instrument, context } = facts;
  const changes = changesOf(facts);
  const near = instrument.legs === null ? instrument : instrumentIn(context, instrument.legs[0]);
  const reference = priceOrNull(context.figuresOf(near.index)?.previousCloseTicks ?? null, near.tickSize);
  if (changes.length === 0 || reference === null || reference <= 0) return null;
  const meanSquare = changes.reduce((sum, change) => sum + change ** 2, 0) / changes.length;
  const ofDay = Math.sqrt(meanSquare * (MINUTES / BUCKET_MINUTES));
  return priceOfHalfTicks(ofDay, instrument.tickSize) / reference;
}

function pricesOf(facts: Facts) {
  const { instrument, line, figures, context } = facts;
  const { tickSize, index } = instrument;
  const { openMs, closeMs } = context.market.day;
  const mids = line.midRange(openMs, closeMs);
  const { lots, valueHalfTicks } = dayTotal(facts);
  const firstMid = line.path.firstIn(openMs, closeMs);
  const lastMid = context.market.hasClose ? line.path.lastUntil(closeMs) : null;
  return {
    previous_close: priceOrNull(figures.previousCloseTicks, tickSize),
    day_open: priceOrNull(figures.openTicks, tickSize) ?? halfTickPrice(firstMid, tickSize),
    day_close: priceOrNull(context.closeTicksOf(index), tickSize) ?? halfTickPrice(lastMid, tickSize),
    day_high: priceOrNull(figures.highTicks, tickSize),
    day_low: priceOrNull(figures.lowTicks, tickSize),
    day_high_mid: halfTickPrice(mids?.high ?? null, tickSize),
    day_low_mid: halfTickPrice(mids?.low ?? null, tickSize),
    day_vwap: lots > 0 ? priceOfHalfTicks(valueHalfTicks / lots, tickSize) : null,
    volatility: volatilityOf(facts),
  };
}

/** The day of an instrument. Null when neither recording nor journal knows it. */
export function livedStatsRow(instrument: Instrument, context: LivedContext): NewRow<'day_stats'> | null {
  const figures = context.figuresOf(instrument.index);
  if (figures === null) return null;
  const facts = { instrument, figures, context, line: context.market.line(instrument.index) };
  return {
    ...instrumentFields(instrument),
    fx_rate: context.fx(instrument.currency),
    ...volumesOf(facts),
    ...quotesOf(facts),
    ...pricesOf(facts),
    session_open_ms: context.market.day.openMs,
    session_close_ms: context.market.day.closeMs,
    seen_percent: context.market.seenPercent,
  };
}
