import type { AssetClass } from '../asset-class.ts';
import type { StrategySettings } from '../entities/strategy-settings.ts';
import type { JsonRecord } from '../json-text.ts';
import { nameKey } from '../name-key.ts';

/** V1 is a flat setting of a strategy destination. V2 is a named custom strategy with a base. */
export const SETTINGS_VERSIONS = ['v1', 'v2'] as const;

export type SettingsVersion = (typeof SETTINGS_VERSIONS)[number];

/** The values that a user enters in either version. V1 has no asset class. */
export type SettingsValues = StrategySettings & { readonly asset_class: AssetClass | null };

/** The name on screen and on orders. */
export function settingsName(
  version: SettingsVersion,
  { strategy_destination, strategy_name }: Pick<StrategySettings, 'strategy_destination' | 'strategy_name'>,
): string {
  return version === 'v1' ? strategy_destination : strategy_name;
}

/** The base: an algorithm in V1; an algorithm, setting or strategy in V2. */
export function settingsBase(
  version: SettingsVersion,
  { strategy_destination, strategy_name }: Pick<StrategySettings, 'strategy_destination' | 'strategy_name'>,
): string {
  return version === 'v1' ? strategy_name : strategy_destination;
}

export function settingsParameters(
  version: SettingsVersion,
  { settings, param_values }: Pick<StrategySettings, 'settings' | 'param_values'>,
): JsonRecord {
  return version === 'v1' ? settings : param_values;
}

/** The same settings with other values. */
export function withParameters<Values extends StrategySettings>(
  version: SettingsVersion,
  values: Values,
  parameters: JsonRecord,
): Values {
  return version === 'v1' ? { ...values, settings: parameters } : { ...values, param_values: parameters };
}

/** Compares typed names, ignoring case and surrounding spaces. */
export function isNamed(name: string, wanted: string): boolean {
  return nameKey(name) === nameKey(wanted);
}

/** The owner as text. */
export function ownerText(owned: Pick<StrategySettings, 'owner_account' | 'owner_alloc_account'>): string {
  return owned.owner_alloc_account ?? owned.owner_account ?? 'all accounts';
}
