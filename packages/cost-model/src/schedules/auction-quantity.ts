import { isAmount, isPositiveAmount } from '../is-amount.ts';
import { assertWholeLots, lotsAt } from './cumulative-lots.ts';

/** The exchange's published imbalance. Null before the first message. */
export type AuctionImbalance = {
  readonly pairedLots: number;
  readonly imbalanceLots: number;
  /** The side of the excess relative to our order. We can trade against `contra`. */
  readonly side: 'contra' | 'same';
};

const AUCTION_SHARE = 0.2;
const IMBALANCE_EFFECT = 0.5;
const MIN_FACTOR = 0.3;
/** Work before the auction grows towards it. The square puts three quarters into its second half. */
const WORK_EXPONENT = 2;

function imbalanceFactor(imbalance: AuctionImbalance | null): number {
  // Without paired volume there is nothing to compare the imbalance with.
  if (imbalance === null || !isPositiveAmount(imbalance.pairedLots) || !isAmount(imbalance.imbalanceLots)) return 1;
  const effect = (IMBALANCE_EFFECT * imbalance.imbalanceLots) / imbalance.pairedLots;
  return imbalance.side === 'contra' ? 1 + effect : Math.max(MIN_FACTOR, 1 - effect);
}

/** Whole lots for the auction: a share of its expected volume, more against an imbalance and less on its side. */
export function auctionLots(lots: number, expectedAuctionLots: number, imbalance: AuctionImbalance | null): number {
  assertWholeLots(lots);
  if (!isAmount(expectedAuctionLots)) return 0;
  return Math.min(lots, Math.floor(AUCTION_SHARE * expectedAuctionLots * imbalanceFactor(imbalance) + 1e-9));
}

/** The target lots before the auction, after a share of that time. */
export function beforeAuctionGoal(lots: number, progress: number): number {
  assertWholeLots(lots);
  return lotsAt(lots, Math.max(0, progress) ** WORK_EXPONENT);
}
