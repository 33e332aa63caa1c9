import type { JsonRecord } from '../json-text.ts';

/** Who a strategy or a group belongs to; a null owner makes it available to all. */
export type Owned = {
  readonly owner_account: string | null;
  readonly owner_alloc_account: string | null;
};

/** Both versions share these fields: V1 is flat in `settings`, V2 has typed values in `param_values`. */
export type StrategySettings = Owned & {
  readonly strategy_destination: string;
  readonly strategy_name: string;
  readonly settings: JsonRecord;
  readonly param_values: JsonRecord;
  /** Liquidity seeking has parameters of its own. */
  readonly is_lqseek: boolean;
};
