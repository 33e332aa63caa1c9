import { MARKET_PHASES, type MarketPhase } from '@meridian/domain/entities/market-data';
import { finiteNumber } from '@meridian/domain/finite-number';
import { formatQuantity } from '@meridian/domain/number-format';
import type { OrderRecord } from './order-facts.ts';

export type AuctionName = 'opening' | 'closing';

/** A running call auction. */
export type AuctionCall = {
  readonly indicative: number | null;
  readonly paired: number;
  /** Positive when buyers are more. */
  readonly imbalance: number;
};

/** The state of one auction: its call runs, it comes later, it is over, or the day is closed. */
export type AuctionState =
  | { readonly kind: 'running'; readonly call: AuctionCall }
  | { readonly kind: 'later' | 'over' | 'closed' | 'unknown' };

const CALLS: Readonly<Record<AuctionName, MarketPhase>> = { opening: 'opening-auction', closing: 'closing-auction' };

export function auctionStateOf(auction: AuctionName, market: OrderRecord): AuctionState {
  const phase = MARKET_PHASES.find((known) => known === market['phase']);
  if (phase === undefined) return { kind: 'unknown' };
  if (phase === CALLS[auction]) {
    const call = {
      indicative: finiteNumber(market['auction_indicative_price']),
      paired: finiteNumber(market['auction_paired_qty']) ?? 0,
      imbalance: finiteNumber(market['auction_imbalance']) ?? 0,
    };
    return { kind: 'running', call };
  }
  if (phase === 'closed') return { kind: 'closed' };
  return { kind: auction === 'closing' ? 'later' : 'over' };
}

/** `12,300 to buy` */
export function imbalanceText(imbalance: number): string {
  if (imbalance === 0) return 'Balanced';
  return `${formatQuantity(Math.abs(imbalance))} to ${imbalance > 0 ? 'buy' : 'sell'}`;
}

/** What the imbalance means for an order, by the rule that sizes its part. */
export function imbalanceEffect({ imbalance }: AuctionCall, look: 'buy' | 'sell'): string {
  if (imbalance === 0) return 'Nothing: both sides are equal.';
  const isSame = imbalance > 0 === (look === 'buy');
  return isSame
    ? 'It is on our side: the target is smaller.'
    : 'It is against our side: the auction takes more, so the target is larger.';
}

/** The imbalance beside what pairs, 0 to 1. Null without either. */
export function imbalanceShare({ imbalance, paired }: AuctionCall): number | null {
  const whole = Math.abs(imbalance) + paired;
  return whole === 0 ? null : Math.abs(imbalance) / whole;
}
