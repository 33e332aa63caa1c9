import { type AssetClass, DEFAULT_ASSET_CLASS } from '../asset-class.ts';
import type { StrategyGroup } from './strategy-group.ts';
import type { StrategySettings } from './strategy-settings.ts';

export type StrategySettingsState = {
  readonly selectedAsset: AssetClass;
  readonly settings: readonly StrategySettings[];
  readonly groups: readonly StrategyGroup[];
  readonly error: string | null;
};

export const INITIAL_STRATEGY_SETTINGS_STATE: StrategySettingsState = {
  selectedAsset: DEFAULT_ASSET_CLASS,
  settings: [],
  groups: [],
  error: null,
};
