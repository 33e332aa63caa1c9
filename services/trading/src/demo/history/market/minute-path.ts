import type { Instrument } from '../../../reference/instrument.ts';
import { EXPIRY_SHARE, type PriceSeries } from './price-series.ts';
import { minutesOf, type PriceSources } from './price-sources.ts';
import { at, MINUTES } from '../../../history/slots.ts';
import { type VolumeClock, volumeClock } from './volume-clock.ts';

/** The mid at each whole minute after the open, and the price of the closing auction. */
export type MinutePath = { readonly mids: Float64Array; readonly close: number };

/** A random walk in volume time that returns to 0 at the close, in daily volatilities. */
function bridge(news: Float64Array, { clock, steps }: VolumeClock): Float64Array {
  const walk = new Float64Array(MINUTES + 1);
  let level = 0;
  for (let minute = 1; minute <= MINUTES; minute += 1) {
    level += at(steps, minute) * at(news, minute);
    walk[minute] = level;
  }
  const end = level + Math.sqrt(Math.max(0, 1 - at(clock, MINUTES))) * at(news, MINUTES + 1);
  for (let minute = 0; minute <= MINUTES; minute += 1) walk[minute] = at(walk, minute) - at(clock, minute) * end;
  return walk;
}

/** One day of an outright without own orders. The nth expiry of a root follows its front. */
export function outrightPath(
  sources: PriceSources,
  instrument: Instrument,
  series: PriceSeries,
  index: number,
  nth: number,
): MinutePath {
  const volumeTime = volumeClock(instrument);
  const { clock } = volumeTime;
  const shared = bridge(minutesOf(sources, sources.mixOf(instrument), index), volumeTime);
  const own = nth > 0 ? bridge(sources.minutes(index, instrument.exchangeSymbol), volumeTime) : null;
  const open = at(series.logOpen, index);
  const move = at(series.logClose, index) - open;
  const volatility = at(series.volatility, index);
  const mids = new Float64Array(MINUTES + 1);
  for (let minute = 0; minute <= MINUTES; minute += 1) {
    const wander = at(shared, minute) + (own === null ? 0 : EXPIRY_SHARE * nth * at(own, minute));
    mids[minute] = Math.exp(open + move * at(clock, minute) + volatility * wander);
  }
  return { mids, close: Math.exp(at(series.logClose, index)) };
}

/** Near minus far, at every minute. */
export function spreadPath(near: MinutePath, far: MinutePath): MinutePath {
  return {
    mids: near.mids.map((mid, minute) => mid - at(far.mids, minute)),
    close: near.close - far.close,
  };
}
