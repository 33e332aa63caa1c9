import { DESTINATIONS, type DestinationReference } from './destinations.ts';
import { buildEquities } from './equities/build-equities.ts';
import { buildFutures } from './futures/build-futures.ts';
import type { Instrument } from './instrument.ts';
import { MARKET_DATA_VENDORS } from './market-data-vendors.ts';
import { VENUES, type Venue } from './venues.ts';

/** Everything that is known before the market opens. */
export type Universe = {
  readonly instruments: readonly Instrument[];
  readonly venues: readonly Venue[];
  readonly destinations: readonly DestinationReference[];
  readonly vendors: readonly string[];
};

export type DemoUniverseOptions = {
  readonly seed: number | string;
  /** YYYY-MM-DD: the expiries on offer lie after it. Keep the first one over restarts, or contracts change places. */
  readonly tradingDate: string;
};

/** The demo world's instruments and ways to trade them: the same seed and date give the same world. */
export function demoUniverse({ seed, tradingDate }: DemoUniverseOptions): Universe {
  const equities = buildEquities(seed);
  return {
    instruments: [...equities, ...buildFutures(seed, tradingDate, equities.length)],
    venues: VENUES,
    destinations: DESTINATIONS,
    vendors: MARKET_DATA_VENDORS,
  };
}
