import type { CustomStrategy } from '@meridian/protocol/rest/strategy-schemas';
import type { Insertable, Selectable } from 'kysely';
import { nameKey } from '../name-key.ts';
import type { CustomStrategyTable } from '../schema/custom-strategy-tables.ts';

/** With who made it, who may always change it; null for the desk's own. */
export type StoredStrategy = { readonly strategy: CustomStrategy; readonly createdBy: number | null };

/** What a strategy is but for its place in the table. */
export type StrategyValues = Omit<CustomStrategy, 'id' | 'version'>;

type Row = Selectable<CustomStrategyTable>;

export function toStored(row: Row): StoredStrategy {
  const strategy = {
    id: row.id,
    strategy_name: row.strategy_name,
    asset_class: row.asset_class,
    owner_account: row.owner_account,
    owner_alloc_account: row.owner_alloc_account,
    strategy_destination: row.strategy_destination,
    settings: row.settings,
    param_values: row.param_values,
    is_lqseek: row.is_lqseek,
    version: row.version,
  };
  return { strategy, createdBy: row.created_by };
}

export function toColumns(values: StrategyValues): Omit<Insertable<CustomStrategyTable>, 'version' | 'created_by'> {
  const { settings, param_values, strategy_name, ...plain } = values;
  return {
    strategy_name,
    name_key: nameKey(strategy_name),
    asset_class: plain.asset_class,
    owner_account: plain.owner_account,
    owner_alloc_account: plain.owner_alloc_account,
    strategy_destination: plain.strategy_destination,
    settings: JSON.stringify(settings),
    param_values: JSON.stringify(param_values),
    is_lqseek: plain.is_lqseek,
  };
}
