import type { StrategySettings } from '@meridian/domain/entities/strategy-settings';
import type { StoredSetting } from '@meridian/protocol/rest/strategy-schemas';
import type { ConfigurationRow, ConfigurationValues } from './configuration-row.ts';

export function toSetting(row: ConfigurationRow<'setting'>): StoredSetting {
  const { id, name, owner_account, owner_alloc_account, document, version } = row;
  return { id, strategy_destination: name, owner_account, owner_alloc_account, ...document, version };
}

/** A flat setting holds for every asset class. */
export function toSettingValues(setting: StrategySettings): ConfigurationValues<'setting'> {
  const { strategy_destination, owner_account, owner_alloc_account } = setting;
  const { strategy_name, settings, param_values, is_lqseek } = setting;
  const document = { strategy_name, settings, param_values, is_lqseek };
  return { name: strategy_destination, asset_class: null, owner_account, owner_alloc_account, document };
}
