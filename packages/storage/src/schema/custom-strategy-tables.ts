import type { AssetClass } from '@meridian/domain/asset-class';
import type { JsonObject } from '@meridian/domain/entities/json-value';
import type { Generated, JSONColumnType } from 'kysely';

export type CustomStrategyTable = {
  id: Generated<number>;
  strategy_name: string;
  /** The name as it is compared. */
  name_key: string;
  asset_class: AssetClass;
  owner_account: string | null;
  owner_alloc_account: string | null;
  strategy_destination: string;
  settings: JSONColumnType<JsonObject>;
  param_values: JSONColumnType<JsonObject>;
  is_lqseek: boolean;
  version: number;
  /** Null for the desk's own, and once the user is gone. */
  created_by: number | null;
};

/** One row a save: what it became, and by whom. */
export type CustomStrategyVersionTable = {
  strategy_id: number;
  version: number;
  action: 'created' | 'updated' | 'removed';
  document: JSONColumnType<Record<string, unknown>>;
  /** Null for the desk's own. */
  saved_by: number | null;
  saved_by_email: string | null;
  saved_ms: number;
};
