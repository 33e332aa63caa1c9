import type { StuckReason } from '@meridian/domain/entities/stuck-order';

/** This long without getting anywhere, and an order counts as stuck; a desk may set it otherwise. */
export const STUCK_AFTER_MS = 120_000;

/** What the rule looks at. */
export type OrderFacts = {
  /** Active, with its own and the global auto-trading on. */
  readonly isTrading: boolean;
  readonly isInsideTimes: boolean;
  readonly isMarketOpen: boolean;
  readonly isBehindFloor: boolean;
  /** A venue has a child order of it. */
  readonly hasLiveChild: boolean;
  /** When something of it last moved: its start, a fill, a child that came or ended. */
  readonly lastMoveMs: number;
};

export type StuckState = {
  readonly behindSinceMs: number | null;
  /** Null while the order is not stuck. */
  readonly stuckSinceMs: number | null;
};

export const NOT_STUCK: StuckState = { behindSinceMs: null, stuckSinceMs: null };

/**
 * An order that should be trading is stuck when it has been behind its floor, or without a fill and a live child, for
 * that long. Only how long it has been behind needs remembering.
 */
export function assessStuck(
  before: StuckState,
  facts: OrderFacts,
  nowMs: number,
  afterMs = STUCK_AFTER_MS,
): StuckState {
  if (!facts.isTrading || !facts.isInsideTimes || !facts.isMarketOpen) return NOT_STUCK;
  const behindSinceMs = facts.isBehindFloor ? (before.behindSinceMs ?? nowMs) : null;
  const idleSinceMs = facts.hasLiveChild ? null : facts.lastMoveMs;
  const long = [behindSinceMs, idleSinceMs].filter(
    (sinceMs): sinceMs is number => sinceMs !== null && nowMs - sinceMs >= afterMs,
  );
  return { behindSinceMs, stuckSinceMs: long.length === 0 ? null : Math.min(...long) };
}

/** What may hold an order or a child back, as far as it can be seen. */
export type ReasonFacts = {
  readonly hasMarketData: boolean;
  readonly isDestinationDown: boolean;
  /** The algorithm's own word. */
  readonly heldBackBy: StuckReason | null;
  readonly isLimitAway: boolean;
  readonly isRejected: boolean;
  readonly isVolumeCapConstrained: boolean;
  readonly isAuctionOnly: boolean;
};

/** A broken line comes first, because nothing else that is seen can be trusted then; after it the algorithm's word. */
export function stuckReason(facts: ReasonFacts): StuckReason {
  if (!facts.hasMarketData) return 'no market data';
  if (facts.isDestinationDown) return 'destination down';
  if (facts.heldBackBy !== null) return facts.heldBackBy;
  if (facts.isLimitAway) return 'limit away';
  if (facts.isRejected) return 'venue rejects';
  if (facts.isVolumeCapConstrained) return 'volume cap';
  if (facts.isAuctionOnly) return 'auction only';
  return 'no liquidity';
}
