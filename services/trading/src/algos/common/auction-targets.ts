import { type AuctionImbalance, auctionLots } from '@meridian/cost-model/schedules/auction-quantity';
import type { AlgoInput } from '../../kernel/algo.ts';
import { type AuctionTargets, joinsAuction } from './auction-children.ts';
import { remainingLots } from './quantities.ts';
import { type Auction, auctionWindow, expectedAuctionLots, workStartMs } from './session.ts';
import { auctionCapLots } from './volume-cap.ts';

/** The running auction's excess as seen from our side; null before the first message. */
function imbalanceFor({ market, side }: AlgoInput): AuctionImbalance | null {
  if (market.auction === null) return null;
  const { pairedLots, imbalanceLots } = market.auction;
  return { pairedLots, imbalanceLots: Math.abs(imbalanceLots), side: side * imbalanceLots > 0 ? 'same' : 'contra' };
}

/** A fifth of what the auction should trade, more against an imbalance, and never over the cap. */
export function fairAuctionLots(input: AlgoInput, auction: Auction): number {
  const expected = expectedAuctionLots(input, auction);
  const fair = auctionLots(input.totalLots, expected, imbalanceFor(input));
  return Math.min(fair, auctionCapLots(input, expected));
}

/** The closing auction's part of the volume from the order's start to the close, as a part of so many lots. */
export function curveClosingLots(input: AlgoInput, lots: number): number {
  const { volumeShareAt, day } = input;
  const atStop = volumeShareAt(auctionWindow(day, 'closing').continuousStopMs);
  const window = 1 - volumeShareAt(workStartMs(input));
  const share = window > 0 ? Math.max(0, 1 - atStop) / window : 0;
  return Math.min(Math.round(lots * Math.min(1, share)), fairAuctionLots(input, 'closing'));
}

/** The trader's targets where given, else the strategy's; null where the order's times keep it out. */
export function auctionTargets(input: AlgoInput, byStrategy: { opening: number; closing: number }): AuctionTargets {
  const { openAuctionLots, closeAuctionLots } = input.parameters;
  const opening = Math.min(input.totalLots, openAuctionLots ?? byStrategy.opening);
  const closing = Math.min(input.totalLots - opening, closeAuctionLots ?? byStrategy.closing);
  return {
    opening: opening > 0 && joinsAuction(input, 'opening') ? opening : null,
    closing: closing > 0 && joinsAuction(input, 'closing') ? closing : null,
  };
}

/** Once the market no longer works, an order that must finish takes all that is left to the auction. */
export function withRest(input: AlgoInput, targets: AuctionTargets): AuctionTargets {
  const isOver = input.nowMs >= auctionWindow(input.day, 'closing').continuousStopMs;
  if (!isOver || !input.parameters.mustFinish || !joinsAuction(input, 'closing')) return targets;
  return { ...targets, closing: remainingLots(input) };
}

/** Lots that are worked between the auctions, out of what was not done before. */
export function workedLots(input: AlgoInput, { opening, closing }: AuctionTargets, baseLots = 0): number {
  return Math.max(0, input.totalLots - baseLots - (opening ?? 0) - (closing ?? 0));
}
