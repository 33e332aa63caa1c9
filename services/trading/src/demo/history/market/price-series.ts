import type { Instrument } from '../../../reference/instrument.ts';
import { NIGHT_DAYS } from '../../../venues/simulator/flow/market-volatility.ts';
import type { HistoryPlan } from '../history-plan.ts';
import { at } from '../../../history/slots.ts';
import { movesOf, type PriceSource, type PriceSources, wildnessOf } from './price-sources.ts';

/** Daily opens and closes of an outright without own orders, as logarithms of the price. */
export type PriceSeries = {
  readonly logOpen: Float64Array;
  readonly logClose: Float64Array;
  /** Volatility of each day from open to close, as a fraction. */
  readonly volatility: Float64Array;
  /** Close of the day before the first. */
  readonly firstPreviousClose: number;
};

/** The volatility of a night, as a share of a day's. */
const NIGHT_SHARE = Math.sqrt(NIGHT_DAYS);
/** The move of one expiry against the one before, as a share of the volatility. */
export const EXPIRY_SHARE = 0.05;

type Moves = { readonly days: Float64Array; readonly nights: Float64Array };

/** Drawn backwards from the first lived day, so that the past leads up to it. */
function seriesTo(lastClose: number, sigma: number, moves: Moves, wildness: Float64Array): PriceSeries {
  const count = moves.days.length;
  const logOpen = new Float64Array(count);
  const logClose = new Float64Array(count);
  const volatility = wildness.map((factor) => sigma * factor);
  let level = Math.log(lastClose);
  for (let day = count - 1; day >= 0; day -= 1) {
    logClose[day] = level;
    level -= at(volatility, day) * at(moves.days, day);
    logOpen[day] = level;
    level -= NIGHT_SHARE * at(volatility, day) * at(moves.nights, day);
  }
  return { logOpen, logClose, volatility, firstPreviousClose: Math.exp(level) };
}

/** Expiries of one root move together, each with a small own part. */
function withExpiry(moves: Moves, own: PriceSource, share: number): Moves {
  const plus = (key: keyof Moves) => moves[key].map((move, day) => move + share * at(own[key], day));
  return { days: plus('days'), nights: plus('nights') };
}

/** The position of each outright among the expiries of its root, 0 being the front. */
export function expiryPlaces(instruments: readonly Instrument[]): ReadonlyMap<number, number> {
  const outrights = instruments.filter(({ assetClass, legs }) => assetClass === 'FUTURE' && legs === null);
  const byRoot = Map.groupBy(outrights, ({ baseSymbol }) => baseSymbol);
  return new Map([...byRoot.values()].flatMap((expiries) => expiries.map(({ index }, nth) => [index, nth] as const)));
}

/** By instrument index. Null for calendar spreads, whose price follows from their legs. */
export function priceSeries(plan: HistoryPlan, sources: PriceSources): readonly (PriceSeries | null)[] {
  const { instruments } = plan.universe;
  const places = expiryPlaces(instruments);
  return instruments.map((instrument) => {
    if (instrument.legs !== null) return null;
    const mix = sources.mixOf(instrument);
    const together = { days: movesOf(mix, 'days'), nights: movesOf(mix, 'nights') };
    const share = EXPIRY_SHARE * (places.get(instrument.index) ?? 0);
    const moves = share === 0 ? together : withExpiry(together, sources.of(instrument.exchangeSymbol), share);
    const lastClose = instrument.previousCloseTicks * instrument.tickSize;
    return seriesTo(lastClose, instrument.dailyVolatility, moves, wildnessOf(mix, plan.dayCount));
  });
}
