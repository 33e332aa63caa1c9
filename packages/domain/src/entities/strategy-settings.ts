import type { JsonRecord } from '../json-text.ts';

/** The owner of a strategy or group. A null owner makes it available to all. */
export type Owned = {
  readonly owner_account: string | null;
  readonly owner_alloc_account: string | null;
};

/** The common fields of both versions: V1 is flat in `settings`, V2 has typed values in `param_values`. */
export type StrategySettings = Owned & {
  readonly strategy_destination: string;
  readonly strategy_name: string;
  readonly settings: JsonRecord;
  readonly param_values: JsonRecord;
  /** Liquidity seeking has its own parameters. */
  readonly is_lqseek: boolean;
};
