import { DESTINATIONS } from './destinations.ts';
import { buildEquities } from './equities/build-equities.ts';
import { buildFutures } from './futures/build-futures.ts';
import { USD_PER_CURRENCY } from './fx-rates.ts';
import { MARKET_DATA_VENDORS } from './market-data-vendors.ts';
import type { Reference } from '../../reference/reference.ts';
import { VENUES } from './venues.ts';

export type DemoUniverseOptions = {
  readonly seed: number | string;
  /**
   * YYYY-MM-DD. Listed expiries lie after it. Keep the first date over restarts; otherwise contracts change their
   * positions.
   */
  readonly tradingDate: string;
};

/** The demo world's instruments, venues and destinations. The same seed and date give the same world. */
export function demoUniverse({ seed, tradingDate }: DemoUniverseOptions): Reference {
  const equities = buildEquities(seed);
  return {
    instruments: [...equities, ...buildFutures(seed, tradingDate, equities.length)],
    venues: VENUES,
    destinations: DESTINATIONS,
    vendors: MARKET_DATA_VENDORS,
    sessions: null,
    rates: Object.entries(USD_PER_CURRENCY).map(([currency, usd]) => ({ currency, usd, atMs: null })),
  };
}
