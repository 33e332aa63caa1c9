import { isAmount } from '../is-amount.ts';
import { assertWholeLots } from './cumulative-lots.ts';

/** A print of the tape, with what decides whether it counts as volume to take part in. */
export type TapePrint = {
  readonly isOwn: boolean;
  readonly isBlock: boolean;
  readonly isAuction: boolean;
  readonly isOffBook: boolean;
};

export type PovState = {
  /** Own share of the volume, own included: 0 to 1. */
  readonly participation: number;
  /** Never to be exceeded over five minutes; null without one. */
  readonly hardCap: number | null;
  /** Others' volume and own fills and working lots since the start. */
  readonly othersLots: number;
  readonly ownLots: number;
  /** The same over the last five minutes. */
  readonly windowOthersLots: number;
  readonly windowOwnLots: number;
  readonly remainingLots: number;
};

export const POV_WINDOW_MS = 300_000;
/** How much faster than its rate an order that fell behind may go. */
const CATCH_UP_FACTOR = 2;
/** A target that is whole but for a rounding error is whole. */
const ROUNDING = 1e-9;

export function countsForParticipation(print: TapePrint): boolean {
  return !(print.isOwn || print.isBlock || print.isAuction || print.isOffBook);
}

/** Own lots that make up a share of all volume when others traded so much; without end at a share of 1. */
export function povTarget(participation: number, othersLots: number): number {
  if (!isAmount(othersLots) || !(participation > 0)) return 0;
  if (participation >= 1) return Infinity;
  return Math.floor((participation / (1 - participation)) * othersLots + ROUNDING);
}

/** Whole lots that may be sent now: up to the target, but no faster than the catch-up cap. */
export function povAllowance(state: PovState): number {
  const { participation, hardCap, remainingLots } = state;
  assertWholeLots(remainingLots);
  const fastest = Math.min(CATCH_UP_FACTOR * participation, hardCap ?? 1);
  const behind = povTarget(participation, state.othersLots) - state.ownLots;
  const room = povTarget(fastest, state.windowOthersLots) - state.windowOwnLots;
  const wanted = Math.min(behind, room);
  return wanted > 0 ? Math.min(wanted, remainingLots) : 0;
}
