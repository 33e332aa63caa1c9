import type { PastLiquidity } from '@meridian/history/tables/executions';

/** What one child order of a past day was for. */
export type PlannedChild = {
  readonly venue: string;
  readonly destination: string;
  /** Who was meant to have it, and who had it. */
  readonly intendedBroker: string;
  readonly execBroker: string;
  readonly liquidity: PastLiquidity;
  readonly tactic: string;
  readonly kind: 'resting' | 'taking' | 'mid' | 'conditional' | 'opening' | 'closing' | 'legs';
};

/** A fill before it has a price. */
export type PlannedFill = {
  readonly slot: number;
  /** Within the slot, 0 to 1. */
  readonly part: number;
  readonly lots: number;
  /** Own lots done by the middle of it, of all that the order fills. */
  readonly progress: number;
  /** Which of the order's children it belongs to. */
  readonly child: number;
};

export type FillPlan = { readonly children: readonly PlannedChild[]; readonly fills: readonly PlannedFill[] };
