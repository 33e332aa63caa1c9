import type { CustomStrategy } from '@meridian/protocol/rest/strategy-schemas';
import type { ConfigurationRow, ConfigurationValues } from './configuration-row.ts';

export function toCustomStrategy(row: ConfigurationRow<'strategy'>): CustomStrategy {
  const { id, name, asset_class, owner_account, owner_alloc_account, document, version } = row;
  if (asset_class === null) throw new Error(`the strategy ${name} has no asset class`);
  return { id, strategy_name: name, asset_class, owner_account, owner_alloc_account, ...document, version };
}

export function toStrategyValues(strategy: Omit<CustomStrategy, 'id' | 'version'>): ConfigurationValues<'strategy'> {
  const { strategy_name, asset_class, owner_account, owner_alloc_account } = strategy;
  const { strategy_destination, settings, param_values, is_lqseek } = strategy;
  const document = { strategy_destination, settings, param_values, is_lqseek };
  return { name: strategy_name, asset_class, owner_account, owner_alloc_account, document };
}
