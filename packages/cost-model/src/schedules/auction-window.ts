/** The times of one auction, ascending. */
export type AuctionWindow = {
  /** Deadline for orders on the auction (MOO, MOC). */
  readonly entryCutoffMs: number;
  /** No cancels from here to the uncross. */
  readonly freezeFromMs: number;
  /** No lit or dark orders from here to the uncross. */
  readonly continuousStopMs: number;
  readonly uncrossMs: number;
};

export type AuctionPermissions = {
  readonly mayEnter: boolean;
  readonly mayCancel: boolean;
  readonly mayWorkContinuous: boolean;
};

/** What an algorithm may do about an auction at a time. After the uncross it is over. */
export function auctionPermissions(window: AuctionWindow, nowMs: number): AuctionPermissions {
  const isOver = nowMs >= window.uncrossMs;
  return {
    mayEnter: nowMs < window.entryCutoffMs,
    mayCancel: nowMs < window.freezeFromMs,
    mayWorkContinuous: isOver || nowMs < window.continuousStopMs,
  };
}
