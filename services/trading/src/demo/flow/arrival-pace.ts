import type { Rng } from '@meridian/cost-model/sfc32';
import type { FlowPace } from './flow-options.ts';

/** A shortfall is made up within about this time. */
const CATCH_UP_SECONDS = 20;
/** Above the target by this share no orders arrive. */
const TOO_MANY_SHARE = 0.15;
const MAX_WAIT_MS = 60_000;
/** While no orders arrive, the flow checks again after this time. */
const RECHECK_MS = 1_000;
/** The trader acts on each active order about this often. */
const ACTION_SECONDS_PER_ORDER = 2_400;

/** Orders per second by the number of active ones: faster below the target, slower above it, none far above. */
export function arrivalRate({ targetActive, ratePerSecond }: FlowPace, activeCount: number): number {
  if (activeCount <= targetActive) return ratePerSecond + (targetActive - activeCount) / CATCH_UP_SECONDS;
  const surplus = (activeCount - targetActive) / (TOO_MANY_SHARE * targetActive);
  return ratePerSecond * Math.max(0, 1 - surplus);
}

export function actionRate(activeCount: number): number {
  return activeCount / ACTION_SECONDS_PER_ORDER;
}

/** Milliseconds to the next event at a rate. At most a minute, because rates change. */
export function waitMs(rng: Rng, perSecond: number): number {
  if (perSecond <= 0) return RECHECK_MS;
  return Math.min(MAX_WAIT_MS, (-Math.log(1 - rng.unit()) / perSecond) * 1_000);
}
