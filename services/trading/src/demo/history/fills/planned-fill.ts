import type { PastLiquidity } from '@meridian/history/tables/executions';

/** The plan of one child order of a past day. */
export type PlannedChild = {
  readonly venue: string;
  readonly destination: string;
  /** The intended broker and the actual one. */
  readonly intendedBroker: string;
  readonly execBroker: string;
  readonly liquidity: PastLiquidity;
  readonly tactic: string;
  readonly kind: 'resting' | 'taking' | 'mid' | 'conditional' | 'opening' | 'closing' | 'legs';
};

/** A fill before it has a price. */
export type PlannedFill = {
  readonly slot: number;
  /** The position within the slot, 0 to 1. */
  readonly part: number;
  readonly lots: number;
  /** The order's filled lots up to the middle of this fill. */
  readonly progress: number;
  /** The index of its child. */
  readonly child: number;
};

export type FillPlan = { readonly children: readonly PlannedChild[]; readonly fills: readonly PlannedFill[] };
