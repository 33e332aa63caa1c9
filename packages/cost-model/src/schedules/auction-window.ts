/** The times of one auction, ascending. */
export type AuctionWindow = {
  /** Last moment for an order on the auction (MOO, MOC). */
  readonly entryCutoffMs: number;
  /** From here to the uncross nothing may be cancelled. */
  readonly freezeFromMs: number;
  /** From here to the uncross lit and dark orders rest. */
  readonly continuousStopMs: number;
  readonly uncrossMs: number;
};

export type AuctionPermissions = {
  readonly mayEnter: boolean;
  readonly mayCancel: boolean;
  readonly mayWorkContinuous: boolean;
};

/** What an algorithm may do about an auction at a moment; after the uncross it is over. */
export function auctionPermissions(window: AuctionWindow, nowMs: number): AuctionPermissions {
  const isOver = nowMs >= window.uncrossMs;
  return {
    mayEnter: nowMs < window.entryCutoffMs,
    mayCancel: nowMs < window.freezeFromMs,
    mayWorkContinuous: isOver || nowMs < window.continuousStopMs,
  };
}
