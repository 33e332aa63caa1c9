import type { StrategyName } from '@meridian/domain/strategies/strategy-names';
import { auctionLots } from '../schedules/auction-quantity.ts';
import { type EstimateMarket, shareAt } from './estimate-market.ts';

export type AuctionWish = {
  readonly strategy: StrategyName;
  readonly lots: number;
  readonly startMs: number;
  readonly endMs: number;
  readonly cap: number | null;
  /** The trader's target quantities. Null leaves them to the strategy. */
  readonly openingQty: number | null;
  readonly closingQty: number | null;
};

/** The strategy's own quantity for the closing auction. */
function closingByStrategy(market: EstimateMarket, { strategy, lots, startMs }: AuctionWish): number {
  if (strategy === 'moc') return lots;
  if (strategy !== 'vwap' && strategy !== 'close') return 0;
  const { closeAuction } = market.profile;
  const fair = auctionLots(lots, closeAuction * market.dailyLots, null);
  if (strategy === 'close') return fair;
  const volumeLeft = 1 - shareAt(market, startMs);
  return volumeLeft > 0 ? Math.min(fair, Math.round((lots * closeAuction) / volumeLeft)) : fair;
}

/** The quantity for each auction. Zero when the order's times exclude it or the auction is over. */
export function auctionParts(market: EstimateMarket, wish: AuctionWish) {
  const { strategy, lots, startMs, endMs, cap } = wish;
  const { profile, day, dailyLots, lotSize, nowMs } = market;
  const most = (share: number) => (cap === null ? lots : Math.floor(cap * share * dailyLots));
  const joinsOpening = nowMs < day.openMs && startMs <= day.openMs && profile.openAuction > 0;
  const joinsClosing = endMs >= day.closeMs && profile.closeAuction > 0;
  const wished = strategy === 'moo' ? lots : Math.floor((wish.openingQty ?? 0) / lotSize);
  const openingLots = joinsOpening ? Math.min(lots, wished, most(profile.openAuction)) : 0;
  const target = wish.closingQty === null ? closingByStrategy(market, wish) : Math.floor(wish.closingQty / lotSize);
  const closingLots = joinsClosing ? Math.min(lots - openingLots, target, most(profile.closeAuction)) : 0;
  return { openingLots, closingLots };
}
