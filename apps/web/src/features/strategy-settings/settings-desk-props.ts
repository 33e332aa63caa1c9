import type { AssetClass } from '@meridian/domain/asset-class';
import type { SettingsValues, SettingsVersion } from '@meridian/domain/strategy-settings/settings-version';
import type { AllSettings } from './settings-draft.ts';
import type { SettingsEntry } from './settings-sections.ts';

export type SettingsDeskProps = {
  readonly version: SettingsVersion;
  readonly assetClass: AssetClass;
  /** Null for a new setting. */
  readonly entry: SettingsEntry | null;
  /** Initial values of a new setting. */
  readonly first: SettingsValues;
  readonly all: AllSettings;
  readonly accounts: readonly { readonly account: string; readonly alloc_account: string }[];
  readonly isAdmin: boolean;
  /** The key of the open setting in the address. */
  readonly openKey: string;
  readonly onSelect: (key: string | null) => void;
  /** Starts a new setting from these values. */
  readonly onCopy: (values: SettingsValues) => void;
};
