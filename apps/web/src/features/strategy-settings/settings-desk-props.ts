import type { AssetClass } from '@meridian/domain/asset-class';
import type { SettingsValues, SettingsVersion } from '@meridian/domain/strategy-settings/settings-version';
import type { AllSettings } from './settings-draft.ts';
import type { SettingsEntry } from './settings-sections.ts';

export type SettingsDeskProps = {
  readonly version: SettingsVersion;
  readonly assetClass: AssetClass;
  /** Null for a new one. */
  readonly entry: SettingsEntry | null;
  /** What a new one begins with. */
  readonly first: SettingsValues;
  readonly all: AllSettings;
  readonly accounts: readonly { readonly account: string; readonly alloc_account: string }[];
  readonly isAdmin: boolean;
  /** What the address calls the one that is open. */
  readonly openKey: string;
  readonly onSelect: (key: string | null) => void;
  /** Begins a new one from these values. */
  readonly onCopy: (values: SettingsValues) => void;
};
