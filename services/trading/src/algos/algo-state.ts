import { INITIAL_VOLUME_CAP_FLAG, type VolumeCapFlag } from '@meridian/cost-model/schedules/volume-cap-flag';
import type { LadderState } from './common/ladder.ts';

/** Slices are made again from the seed, so that the state stays small in every event that carries it. */
export type TwapPlan = {
  readonly kind: 'twap';
  readonly seed: number;
  readonly fromMs: number;
  readonly toMs: number;
  /** Filled before the plan was made, and lots that it spreads over its time. */
  readonly baseLots: number;
  readonly lots: number;
};

export type ShortfallPlan = {
  readonly kind: 'shortfall';
  readonly atMs: number;
  readonly toMs: number;
  readonly baseLots: number;
  readonly lots: number;
  /** κT of what is left of the horizon. */
  readonly urgency: number;
  /** Market volume expected from the plan to its end, and what had traded since the order's start. */
  readonly expectedLots: number;
  readonly volumeAtPlan: number;
};

/** The target of a changing rate, added up as the volume came. */
export type ParticipationPlan = {
  readonly kind: 'participation';
  readonly othersLots: number;
  readonly goalLots: number;
};

/** What an algorithm remembers between decisions: one plain shape for all, so that any order's state can be stored. */
export type AlgoState = {
  readonly ladder: LadderState | null;
  readonly capFlag: VolumeCapFlag;
  /** Twice the mid when the order first saw a market. */
  readonly arrivalHalfTicks: number | null;
  /** From when on the schedule counts, and what was filled before: an order that is changed starts anew from there. */
  readonly base: { readonly startMs: number; readonly lots: number } | null;
  readonly plan: TwapPlan | ShortfallPlan | ParticipationPlan | null;
};

export const INITIAL_ALGO_STATE: AlgoState = {
  ladder: null,
  capFlag: INITIAL_VOLUME_CAP_FLAG,
  arrivalHalfTicks: null,
  base: null,
  plan: null,
};
