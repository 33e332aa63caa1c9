import { clamp } from '../clamp.ts';
import { assertWholeLots, lotsAt } from './cumulative-lots.ts';

/** The target range of a schedule's fills: goal, floor and ceiling. */
export type ScheduleBand = { readonly goal: number; readonly floor: number; readonly ceiling: number };

/** How aggressively a schedule works its orders, most urgent first. */
export type SchedulePosture = 'cross' | 'join' | 'passive' | 'none';

const BAND_SHARE = 0.05;
/** A must-finish schedule narrows its band to zero over this last part. */
const FINISH_SHARE = 0.05;

/** The band after a share of the schedule's volume, in whole lots. */
export function scheduleBand(lots: number, progress: number, mustFinish: boolean): ScheduleBand {
  assertWholeLots(lots);
  const share = clamp(Number.isNaN(progress) ? 0 : progress, 0, 1);
  const slack = mustFinish ? Math.min(1, (1 - share) / FINISH_SHARE) : 1;
  const reach = Math.max(BAND_SHARE * lots, 1) * slack;
  const exact = lots * share;
  return {
    goal: lotsAt(lots, share),
    floor: Math.max(0, Math.round(exact - reach)),
    ceiling: Math.min(lots, Math.round(exact + reach)),
  };
}

/** The share of the schedule's volume after which its floor is above so many lots. Null when it never is. */
export function shareAboveFloor(lots: number, floorLots: number, mustFinish: boolean): number | null {
  assertWholeLots(lots);
  if (lots === 0) return null;
  const reach = Math.max(BAND_SHARE * lots, 1);
  const share = (floorLots + reach) / lots;
  if (!mustFinish || share <= 1 - FINISH_SHARE) return share < 1 ? Math.max(0, share) : null;
  // In the last part the reach shrinks by so many lots for all of the volume.
  const shrinking = reach / FINISH_SHARE;
  return floorLots < lots ? (floorLots + shrinking) / (lots + shrinking) : null;
}

/** Below the floor the schedule crosses the spread; above the goal its orders only rest; at the ceiling it has none. */
export function schedulePosture(done: number, band: ScheduleBand): SchedulePosture {
  if (done < band.floor) return 'cross';
  if (done < band.goal) return 'join';
  return done < band.ceiling ? 'passive' : 'none';
}
