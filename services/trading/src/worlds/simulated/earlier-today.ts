import { standardNormal } from '@meridian/cost-model/random/standard-normal';
import { nearestStep, type PriceSteps } from '@meridian/domain/reference/price-steps';
import { seededRng } from '@meridian/cost-model/sfc32';
import type { MarketPort, MarketView } from '../../market/market-port.ts';
import type { Instrument } from '../../reference/instrument.ts';
import type { FirstRecorded, PriceMinute } from '../../market/price-minute.ts';

const MINUTE_MS = 60_000;
/** The mean range of a path between two fixed ends, in its standard deviations: √(π/2). */
const RANGE_IN_SD = 1.2533;

export type EarlierTodayOptions = {
  readonly market: Pick<MarketPort, 'view' | 'day'>;
  readonly instruments: readonly Pick<Instrument, 'index' | 'steps'>[];
  readonly seed: number;
  readonly nowMs: number;
  /** The ends of the paths. What was never recorded ends at its current price. */
  readonly firstRecorded: FirstRecorded;
};

/**
 * Prices between the open and the moment from which an instrument's market was lived. The simulated market leaps over
 * that time; these paths match its open, high, low and last price, and are the same for the same seed.
 */
export function earlierToday(options: EarlierTodayOptions): readonly PriceMinute[] {
  const { market, instruments, seed, nowMs, firstRecorded } = options;
  const { date, openMs } = market.day();
  const paths = instruments.map(({ index, steps }) => {
    const first = firstRecorded(index);
    const count = Math.floor(((first?.atMs ?? nowMs) - openMs) / MINUTE_MS);
    if (count < 1) return null;
    return pathOf(endingAt(market.view(index), first?.lastTicks), steps, count, `${seed} ${date} ${index}`);
  });
  const count = paths.reduce((most, path) => Math.max(most, path?.length ?? 0), 0);
  return Array.from({ length: count }, (_, minute) => ({
    atMs: openMs + minute * MINUTE_MS,
    lastTicks: paths.map((path) => path?.[minute] ?? null),
  }));
}

type Ends = Pick<MarketView, 'openTicks' | 'highTicks' | 'lowTicks' | 'lastTicks'>;

function endingAt(view: MarketView, lastTicks: number | undefined): Ends {
  const { openTicks, highTicks, lowTicks } = view;
  return { openTicks, highTicks, lowTicks, lastTicks: lastTicks ?? view.lastTicks };
}

/** Null for an instrument without a trade today. */
function pathOf(ends: Ends, steps: PriceSteps, count: number, stream: string): readonly number[] | null {
  const { openTicks, highTicks, lowTicks, lastTicks } = ends;
  if (openTicks === null || highTicks === null || lowTicks === null || lastTicks === null) return null;
  const rng = seededRng('earlier today', stream);
  const stepSd = (highTicks - lowTicks) / RANGE_IN_SD / Math.sqrt(count);
  const path: number[] = [];
  let at = openTicks;
  for (let minute = 0; minute < count; minute += 1) {
    at = reflected(at, lowTicks, highTicks);
    path.push(nearestStep(steps, at));
    // Each step goes a part of the way to the last price, so that the path ends there.
    at += (lastTicks - at) / (count - minute) + stepSd * standardNormal(rng);
  }
  return path;
}

/** Reflects a step beyond the day's range back into it. */
function reflected(ticks: number, low: number, high: number): number {
  const inside = ticks > high ? 2 * high - ticks : ticks < low ? 2 * low - ticks : ticks;
  return Math.min(Math.max(inside, low), high);
}
