import { elapsedShare, remainingShare } from '../models/trading-trajectory.ts';
import { assertWholeLots, lotsAt, runningShares, slicesOf } from './cumulative-lots.ts';

export type ShortfallUrgency = 'low' | 'medium' | 'high';

/** κT of the optimal trajectory. A replanned part of the horizon has the same part of κT. */
export const SHORTFALL_URGENCIES: Readonly<Record<ShortfallUrgency, number>> = { low: 0.5, medium: 2, high: 4 };

const REPLAN_AFTER_MS = 300_000;
const REPLAN_SURPRISE = 0.25;

/** Target lots after a share of the horizon's volume. */
export function shortfallGoal(lots: number, urgency: number, volumeShare: number): number {
  assertWholeLots(lots);
  return lotsAt(lots, 1 - remainingShare(urgency, volumeShare));
}

/** The share of the horizon's volume after which the target is so many lots. Null when it never is. */
export function volumeShareAtGoal(lots: number, urgency: number, goalLots: number): number | null {
  assertWholeLots(lots);
  return goalLots >= lots ? null : elapsedShare(urgency, 1 - Math.max(0, goalLots) / lots);
}

/** Whole slices per bucket of expected volume, in volume time. */
export function shortfallSlices(lots: number, urgency: number, expectedVolumes: readonly number[]): number[] {
  return slicesOf(
    lots,
    runningShares(expectedVolumes).map((share) => 1 - remainingShare(urgency, share)),
  );
}

export type ReplanReading = {
  readonly sincePlanMs: number;
  /** Since the last plan. */
  readonly expectedVolume: number;
  readonly observedVolume: number;
};

/** A plan expires after five minutes, or when the volume differs by a quarter from its forecast. */
export function shouldReplan({ sincePlanMs, expectedVolume, observedVolume }: ReplanReading): boolean {
  if (sincePlanMs >= REPLAN_AFTER_MS) return true;
  return Math.abs(observedVolume - expectedVolume) > REPLAN_SURPRISE * expectedVolume;
}
