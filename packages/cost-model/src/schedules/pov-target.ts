import { isAmount } from '../is-amount.ts';
import { assertWholeLots } from './cumulative-lots.ts';

/** A trade on the tape, with the flags that decide whether its volume counts. */
export type TapePrint = {
  readonly isOwn: boolean;
  readonly isBlock: boolean;
  readonly isAuction: boolean;
  readonly isOffBook: boolean;
};

export type PovState = {
  /** Own share of the total volume, 0 to 1. */
  readonly participation: number;
  /** Maximum share over five minutes. Null without one. */
  readonly hardCap: number | null;
  /** Others' volume, own fills and own working lots since the start. */
  readonly othersLots: number;
  readonly ownLots: number;
  /** The same over the last five minutes. */
  readonly windowOthersLots: number;
  readonly windowOwnLots: number;
  readonly remainingLots: number;
};

export const POV_WINDOW_MS = 300_000;
/** How much faster than its rate an order may catch up. */
const CATCH_UP_FACTOR = 2;
/** Tolerance for a target that is whole apart from a rounding error. */
const ROUNDING = 1e-9;

export function countsForParticipation(print: TapePrint): boolean {
  return !(print.isOwn || print.isBlock || print.isAuction || print.isOffBook);
}

/** Own lots that reach a share of the total volume for a given volume of others. Infinite for a share of 1. */
export function povTarget(participation: number, othersLots: number): number {
  if (!isAmount(othersLots) || !(participation > 0)) return 0;
  if (participation >= 1) return Infinity;
  return Math.floor((participation / (1 - participation)) * othersLots + ROUNDING);
}

/** Whole lots that may be sent now: up to the target and the catch-up limit. */
export function povAllowance(state: PovState): number {
  const { participation, hardCap, remainingLots } = state;
  assertWholeLots(remainingLots);
  const fastest = Math.min(CATCH_UP_FACTOR * participation, hardCap ?? 1);
  const behind = povTarget(participation, state.othersLots) - state.ownLots;
  const room = povTarget(fastest, state.windowOthersLots) - state.windowOwnLots;
  const wanted = Math.min(behind, room);
  return wanted > 0 ? Math.min(wanted, remainingLots) : 0;
}
