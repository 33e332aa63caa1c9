import { standardNormal } from '@meridian/cost-model/random/standard-normal';
import type { Rng } from '@meridian/cost-model/sfc32';
import { cumulativeShare } from '@meridian/cost-model/volume/cumulative-volume';
import { SESSION_MS, type SessionCalendar } from '../../../market/session-calendar.ts';
import { NIGHT_DAYS } from '../flow/market-volatility.ts';
import type { FairGroup } from '../flow/fair-group.ts';
import type { MarketFactors } from '../flow/market-factors.ts';
import { wholeLots } from '../flow/order-sizes.ts';
import type { InstrumentMarket } from '../instrument-market.ts';
import type { DayStatistics } from './day-statistics.ts';

export type LeapOptions = {
  readonly calendar: SessionCalendar;
  readonly groups: readonly FairGroup[];
  readonly factors: MarketFactors;
  readonly statistics: DayStatistics;
  readonly rng: Rng;
};

const VOLUME_LOG_SD = 0.12;
const MINUTE_MS = 60_000;

/** Moves prices over a night. */
export function overnight({ groups, factors }: Pick<LeapOptions, 'groups' | 'factors'>): void {
  factors.leap(NIGHT_DAYS);
  for (const group of groups) group.leap(NIGHT_DAYS);
}

/** Moves prices and the day's figures from one time to another, without the trades between. */
export function leap(options: LeapOptions, fromMs: number, toMs: number): void {
  const { calendar } = options;
  let at = fromMs;
  while (at < toMs) {
    const boundary = calendar.nextBoundaryAfter(at);
    const end = Math.min(boundary, toMs);
    if (calendar.phaseAt(at) === 'continuous') tradeBetween(options, at, end);
    if (end === boundary) passBoundary(options, boundary);
    at = end;
  }
}

function passBoundary(options: LeapOptions, boundaryMs: number): void {
  const { calendar, groups, statistics } = options;
  const before = calendar.phaseAt(boundaryMs - 1);
  if (calendar.dayIndexAt(boundaryMs) !== calendar.dayIndexAt(boundaryMs - 1)) {
    statistics.roll();
    overnight(options);
  } else if (before === 'opening-auction' || before === 'closing-auction') {
    for (const group of groups) {
      for (const { market } of group.members) uncrossAtFair(options, market, before === 'opening-auction');
    }
  }
}

function volumeOf(market: InstrumentMarket, share: number, rng: Rng): number {
  return Math.round(market.instrument.averageDailyLots * share * Math.exp(VOLUME_LOG_SD * standardNormal(rng)));
}

function uncrossAtFair({ statistics, rng }: LeapOptions, market: InstrumentMarket, isOpening: boolean): void {
  const { openAuction, closeAuction } = market.model.profile;
  const lots = volumeOf(market, isOpening ? openAuction : closeAuction, rng);
  const tick = Math.round(market.fair);
  // An instrument without auctions has an open and a close, too.
  if (lots === 0) statistics.touch(market.instrument.index, tick, 0);
  else statistics.print(market.instrument.index, tick, market.grid.units(tick), lots, true);
}

function tradeBetween(options: LeapOptions, fromMs: number, toMs: number): void {
  const { groups } = options;
  options.factors.leap((toMs - fromMs) / SESSION_MS);
  tradeGroups(options, groups, fromMs, toMs);
}

/** Moves some groups over a part of a session that the factors have lived. */
export function tradeGroups(options: LeapOptions, groups: readonly FairGroup[], fromMs: number, toMs: number): void {
  const { calendar } = options;
  const { openMs } = calendar.dayOf(calendar.dayIndexAt(fromMs));
  const days = (toMs - fromMs) / SESSION_MS;
  for (const group of groups) {
    const before = group.members.map(({ market }) => market.fair);
    group.leap(days);
    for (const [at, { market }] of group.members.entries()) {
      const { profile } = market.model;
      const share =
        cumulativeShare(profile, (toMs - openMs) / MINUTE_MS) - cumulativeShare(profile, (fromMs - openMs) / MINUTE_MS);
      tradeOne(options, market, { startTicks: before[at] ?? market.fair, days, share });
    }
  }
}

type Stretch = { readonly startTicks: number; readonly days: number; readonly share: number };

function tradeOne({ statistics, rng }: LeapOptions, market: InstrumentMarket, stretch: Stretch): void {
  const { index } = market.instrument;
  const { startTicks, days, share } = stretch;
  const endTicks = market.fair;
  const sdTicks = market.model.dailyTicks * Math.sqrt(days) * market.volatilityFactor;
  statistics.touch(index, Math.round(endTicks), wholeLots(market.model.meanLots, market.model.roundLots));
  const reach = () => Math.sqrt((endTicks - startTicks) ** 2 - 2 * sdTicks * sdTicks * Math.log(1 - rng.unit()));
  const middle = (startTicks + endTicks) / 2;
  statistics.stretch(index, Math.round(middle - reach() / 2), Math.round(middle + reach() / 2));
  const lots = volumeOf(market, share, rng);
  statistics.addVolume(index, lots, lots * market.grid.units(middle));
}
