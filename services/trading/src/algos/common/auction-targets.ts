import { type AuctionImbalance, auctionLots } from '@meridian/cost-model/schedules/auction-quantity';
import type { AlgoInput } from '../../kernel/algo.ts';
import { type AuctionTargets, joinsAuction } from './auction-children.ts';
import { remainingLots } from './quantities.ts';
import { type Auction, auctionWindow, expectedAuctionLots, workStartMs } from './session.ts';
import { auctionCapLots } from './volume-cap.ts';

/** The auction's imbalance seen from our side. Null before the first message. */
function imbalanceFor({ market, side }: AlgoInput): AuctionImbalance | null {
  if (market.auction === null) return null;
  const { pairedLots, imbalanceLots } = market.auction;
  return { pairedLots, imbalanceLots: Math.abs(imbalanceLots), side: side * imbalanceLots > 0 ? 'same' : 'contra' };
}

/** A fifth of the auction's expected volume, more against an imbalance, and never above the cap. */
export function fairAuctionLots(input: AlgoInput, auction: Auction): number {
  const expected = expectedAuctionLots(input, auction);
  const fair = auctionLots(input.totalLots, expected, imbalanceFor(input));
  return Math.min(fair, auctionCapLots(input, expected));
}

/** The closing auction's share of the volume from the order's start to the close, in lots. */
export function curveClosingLots(input: AlgoInput, lots: number): number {
  const { volumeShareAt, day } = input;
  const atStop = volumeShareAt(auctionWindow(day, 'closing').continuousStopMs);
  const window = 1 - volumeShareAt(workStartMs(input));
  const share = window > 0 ? Math.max(0, 1 - atStop) / window : 0;
  return Math.min(Math.round(lots * Math.min(1, share)), fairAuctionLots(input, 'closing'));
}

/** The trader's targets if given, else the strategy's. Null when the order's times exclude the auction. */
export function auctionTargets(input: AlgoInput, byStrategy: { opening: number; closing: number }): AuctionTargets {
  const { openAuctionLots, closeAuctionLots } = input.parameters;
  const opening = Math.min(input.totalLots, openAuctionLots ?? byStrategy.opening);
  const closing = Math.min(input.totalLots - opening, closeAuctionLots ?? byStrategy.closing);
  return {
    opening: opening > 0 && joinsAuction(input, 'opening') ? opening : null,
    closing: closing > 0 && joinsAuction(input, 'closing') ? closing : null,
  };
}

/** After continuous work ends, a must-finish order puts everything left into the auction. */
export function withRest(input: AlgoInput, targets: AuctionTargets): AuctionTargets {
  const isOver = input.nowMs >= auctionWindow(input.day, 'closing').continuousStopMs;
  if (!isOver || !input.parameters.mustFinish || !joinsAuction(input, 'closing')) return targets;
  return { ...targets, closing: remainingLots(input) };
}

/** Lots to work between the auctions. */
export function workedLots(input: AlgoInput, { opening, closing }: AuctionTargets, baseLots = 0): number {
  return Math.max(0, input.totalLots - baseLots - (opening ?? 0) - (closing ?? 0));
}
