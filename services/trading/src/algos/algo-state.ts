import { INITIAL_VOLUME_CAP_FLAG, type VolumeCapFlag } from '@meridian/cost-model/schedules/volume-cap-flag';
import type { LadderState } from './common/ladder.ts';

/** Slices are recomputed from the seed, so that the state in every event stays small. */
export type TwapPlan = {
  readonly kind: 'twap';
  readonly seed: number;
  readonly fromMs: number;
  readonly toMs: number;
  /** Lots filled before the plan, and lots that the plan distributes. */
  readonly baseLots: number;
  readonly lots: number;
};

export type ShortfallPlan = {
  readonly kind: 'shortfall';
  readonly atMs: number;
  readonly toMs: number;
  readonly baseLots: number;
  readonly lots: number;
  /** κT of the remaining horizon. */
  readonly urgency: number;
  /** Expected lots of other traders from the plan to its end, and their lots of the day when it was made. */
  readonly expectedLots: number;
  readonly othersAtPlan: number;
};

/** The accumulated target of a changing rate. */
export type ParticipationPlan = {
  readonly kind: 'participation';
  readonly othersLots: number;
  readonly goalLots: number;
};

/** What an algorithm remembers between decisions: one plain shape for all, so that every state can be stored. */
export type AlgoState = {
  readonly ladder: LadderState | null;
  readonly capFlag: VolumeCapFlag;
  /** Twice the mid when the order first saw a market. */
  readonly arrivalHalfTicks: number | null;
  /** The start of the schedule and the lots filled before it. A changed order starts again from there. */
  readonly base: { readonly startMs: number; readonly lots: number } | null;
  readonly plan: TwapPlan | ShortfallPlan | ParticipationPlan | null;
};

/** The same object when nothing changes, as at most looks. */
export function withPart<Part extends keyof AlgoState>(
  state: AlgoState,
  part: Part,
  value: AlgoState[Part],
): AlgoState {
  return state[part] === value ? state : { ...state, [part]: value };
}

export const INITIAL_ALGO_STATE: AlgoState = {
  ladder: null,
  capFlag: INITIAL_VOLUME_CAP_FLAG,
  arrivalHalfTicks: null,
  base: null,
  plan: null,
};
