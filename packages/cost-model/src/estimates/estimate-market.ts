import type { InstrumentFacts } from '@meridian/domain/entities/instrument-facts';
import { tickOf } from '@meridian/domain/price-tick';
import { clamp } from '../clamp.ts';
import type { CostMarket } from '../curves/cost-market.ts';
import { cumulativeShare } from '../volume/cumulative-volume.ts';
import { makeVolumeProfile, type VolumeProfile } from '../volume/volume-profile.ts';

const MINUTE_MS = 60_000;

/** An instrument as an estimate needs it. Volumes are of other traders, in lots. */
export type EstimateMarket = {
  readonly cost: CostMarket;
  readonly profile: VolumeProfile;
  readonly dailyLots: number;
  readonly lotSize: number;
  readonly tickSize: number;
  readonly usdRate: number | null;
  readonly country: string;
  readonly assetClass: InstrumentFacts['asset_class'];
  readonly assetSubClass: InstrumentFacts['asset_sub_class'];
  readonly day: { readonly openMs: number; readonly closeMs: number };
  readonly nowMs: number;
  /** Whether the opening call has begun, so that its indicative price is known. */
  readonly isCalling: boolean;
};

/** The mid, else the last price, else the previous close. */
function priceOf({ quote, previous_close }: InstrumentFacts): number {
  if (quote === null) return previous_close;
  const { current_bid, current_ask, current_last } = quote;
  if (current_bid !== null && current_ask !== null) return (current_bid + current_ask) / 2;
  return current_last ?? previous_close;
}

/** Null without the market-impact permission. */
export function estimateMarket(facts: InstrumentFacts): EstimateMarket | null {
  const { impact, session, avg_daily_volume, lot_size } = facts;
  if (impact === null) return null;
  const dayMinutes = (session.close_ms - session.open_ms) / MINUTE_MS;
  const amounts = {
    openAuction: impact.opening_auction_share,
    buckets: impact.volume_shares,
    closeAuction: impact.closing_auction_share,
  };
  return {
    cost: {
      price: priceOf(facts),
      spread: impact.avg_spread,
      dailyMove: impact.daily_move,
      adv: avg_daily_volume,
      multiplier: facts.multiplier,
      dayMinutes,
    },
    profile: makeVolumeProfile(amounts, dayMinutes / impact.volume_shares.length),
    dailyLots: avg_daily_volume / lot_size,
    lotSize: lot_size,
    tickSize: tickOf(priceOf(facts), facts),
    usdRate: facts.usd_rate,
    country: facts.country,
    assetClass: facts.asset_class,
    assetSubClass: facts.asset_sub_class,
    day: { openMs: session.open_ms, closeMs: session.close_ms },
    nowMs: session.now_ms,
    isCalling: session.phase === 'opening-auction',
  };
}

export function msOfMinute({ day }: EstimateMarket, minute: number): number {
  return day.openMs + minute * MINUTE_MS;
}

/** Share of the day's volume up to a time, including the opening auction but not the closing one. */
export function shareAt(market: EstimateMarket, ms: number): number {
  const { profile, day } = market;
  return clamp(cumulativeShare(profile, (ms - day.openMs) / MINUTE_MS), profile.openAuction, 1 - profile.closeAuction);
}

/** Expected lots of other traders between two times, without auctions. */
export function othersLots(market: EstimateMarket, fromMs: number, toMs: number): number {
  return Math.max(0, shareAt(market, toMs) - shareAt(market, fromMs)) * market.dailyLots;
}
