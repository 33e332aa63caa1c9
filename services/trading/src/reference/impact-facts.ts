import type { ImpactFacts } from '@meridian/domain/entities/instrument-facts';
import type { Instrument } from './instrument.ts';
import { volumeProfileOf } from './volume-profiles.ts';

/** The input of an estimate. `pricedClose` is the previous close, for a spread that of its near leg. */
export function impactFactsOf(instrument: Instrument, pricedClose: number): ImpactFacts {
  const profile = volumeProfileOf(instrument);
  return {
    daily_move: instrument.dailyVolatility * Math.abs(pricedClose),
    avg_spread: instrument.averageSpreadTicks * instrument.tickSize,
    volume_shares: profile.buckets,
    opening_auction_share: profile.openAuction,
    closing_auction_share: profile.closeAuction,
  };
}
