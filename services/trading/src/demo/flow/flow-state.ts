import { type Sfc32State, seededRng } from '@meridian/cost-model/sfc32';

/** The state of the flow. Plain data, so that it can be stored and continued. */
export type FlowState = {
  readonly random: Sfc32State;
  /** Part of every id, so that a new flow never reuses the ids of an earlier one. */
  readonly prefix: string;
  readonly nextArrivalMs: number;
  readonly nextActionMs: number;
  readonly commands: number;
  readonly orders: number;
  readonly lists: number;
};

export function initialFlow(seed: number | string, nowMs: number): FlowState {
  return {
    random: seededRng(seed, `order flow from ${nowMs}`).state(),
    prefix: `D${nowMs.toString(36)}`,
    nextArrivalMs: nowMs,
    nextActionMs: nowMs,
    commands: 0,
    orders: 0,
    lists: 0,
  };
}
