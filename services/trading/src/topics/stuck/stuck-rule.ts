import type { StuckReason } from '@meridian/domain/entities/stuck-order';

/** Time without progress after which an order counts as stuck. A desk may configure another. */
export const STUCK_AFTER_MS = 120_000;

/** The input of the rule. */
export type OrderFacts = {
  /** True for an active order with its own and the global auto-trading on. */
  readonly isTrading: boolean;
  /** True while only its auction part is due and the auction still takes orders. */
  readonly isWaitingForAuction: boolean;
  readonly isInsideTimes: boolean;
  readonly isMarketOpen: boolean;
  readonly isBehindFloor: boolean;
  /** True when it has filled what its plan wants by now, so that it has nothing to do. */
  readonly isOnPlan: boolean;
  /** True when a venue has one of its child orders. */
  readonly hasLiveChild: boolean;
  /** True when venues do not report the state of its child orders, so that a person must decide. */
  readonly isInDoubt: boolean;
  /** The last move: its start, a fill, or a child that was sent or ended. */
  readonly lastMoveMs: number;
};

/** The times that the rule needs of the check before. */
export type StuckTimes = {
  /**
   * The last time the order had nothing to trade for its own reasons: paused, switched off, before its start, market
   * closed, on its plan.
   */
  readonly heldUntilMs: number;
  readonly behindSinceMs: number | null;
  readonly doubtSinceMs: number | null;
};

export type StuckState = StuckTimes & {
  /** Null while the order is not stuck. */
  readonly stuckSinceMs: number | null;
};

export const NOT_STUCK: StuckState = { heldUntilMs: 0, behindSinceMs: null, doubtSinceMs: null, stuckSinceMs: null };

/**
 * An order that should trade is stuck when it was behind its floor, or without a fill and a live child, for that long.
 * Time in which it could not trade, or had nothing to trade by its plan, does not count. An order that waits for a decision is stuck at once.
 */
export function assessStuck(
  before: StuckTimes,
  facts: OrderFacts,
  nowMs: number,
  afterMs = STUCK_AFTER_MS,
): StuckState {
  const isDue = facts.isTrading && facts.isInsideTimes && facts.isMarketOpen;
  const doubtSinceMs = facts.isInDoubt ? (before.doubtSinceMs ?? nowMs) : null;
  if (!isDue) return { ...heldUntil(nowMs), doubtSinceMs, stuckSinceMs: doubtSinceMs };
  const behindSinceMs = facts.isBehindFloor ? (before.behindSinceMs ?? nowMs) : null;
  const hasNothingToDo = facts.isWaitingForAuction || facts.isOnPlan;
  const isIdle = !facts.hasLiveChild && !hasNothingToDo;
  const heldUntilMs = hasNothingToDo ? nowMs : before.heldUntilMs;
  const idleSinceMs = isIdle ? Math.max(facts.lastMoveMs, heldUntilMs) : null;
  const long = [behindSinceMs, idleSinceMs].filter(
    (sinceMs): sinceMs is number => sinceMs !== null && nowMs - sinceMs >= afterMs,
  );
  if (doubtSinceMs !== null) long.push(doubtSinceMs);
  return { heldUntilMs, behindSinceMs, doubtSinceMs, stuckSinceMs: long.length === 0 ? null : Math.min(...long) };
}

/** Not stuck. The time counts from this moment on. */
export function heldUntil(nowMs: number): StuckState {
  return { ...NOT_STUCK, heldUntilMs: nowMs };
}

/** Visible reasons that may hold an order or a child back. */
export type ReasonFacts = {
  readonly hasMarketData: boolean;
  readonly isDestinationDown: boolean;
  /** The algorithm's own reason. */
  readonly heldBackBy: StuckReason | null;
  readonly isLimitAway: boolean;
  readonly isRejected: boolean;
  readonly isVolumeCapConstrained: boolean;
  readonly isAuctionOnly: boolean;
};

/**
 * A decision by a person comes first. A broken connection is next, because nothing else can be trusted then, and the
 * algorithm's own reason follows.
 */
export function stuckReason(facts: ReasonFacts): StuckReason {
  if (facts.heldBackBy === 'in doubt') return facts.heldBackBy;
  if (!facts.hasMarketData) return 'no market data';
  if (facts.isDestinationDown) return 'destination down';
  if (facts.heldBackBy !== null) return facts.heldBackBy;
  if (facts.isLimitAway) return 'limit away';
  if (facts.isRejected) return 'venue rejects';
  if (facts.isVolumeCapConstrained) return 'volume cap';
  if (facts.isAuctionOnly) return 'auction only';
  return 'no liquidity';
}
