import { type AssetClass, DEFAULT_ASSET_CLASS, isAssetClass } from '@meridian/domain/asset-class';
import { parseJsonRecord } from '@meridian/domain/json-text';
import { STORAGE_KEYS } from '@meridian/domain/storage-keys';
import type { SettingsVersion } from '@meridian/domain/strategy-settings/settings-version';

/** The version and asset class that a user looked at last, on this machine. */
export type KeptChoice = { readonly version: SettingsVersion; readonly assetClass: AssetClass };

function keyOf(userId: number | null): string {
  return `${STORAGE_KEYS.strategySettings}:${userId ?? ''}`;
}

export function readKeptChoice(userId: number | null): KeptChoice {
  let text: string | null = null;
  try {
    text = localStorage.getItem(keyOf(userId));
  } catch {
    // Without storage everybody begins anew.
  }
  const stored = parseJsonRecord(text);
  const assetClass = stored?.['assetClass'];
  return {
    version: stored?.['version'] === 'v2' ? 'v2' : 'v1',
    assetClass: isAssetClass(assetClass) ? assetClass : DEFAULT_ASSET_CLASS,
  };
}

export function keepChoice(userId: number | null, choice: KeptChoice): void {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(choice));
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
