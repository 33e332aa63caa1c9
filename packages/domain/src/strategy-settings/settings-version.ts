import type { AssetClass } from '../asset-class.ts';
import type { StrategySettings } from '../entities/strategy-settings.ts';

/** V1 is a flat setting of a strategy destination; V2 a named custom strategy that builds on one. */
export const SETTINGS_VERSIONS = ['v1', 'v2'] as const;

export type SettingsVersion = (typeof SETTINGS_VERSIONS)[number];

/** What a person says in either version; V1 has no asset class. */
export type SettingsValues = StrategySettings & { readonly asset_class: AssetClass | null };
