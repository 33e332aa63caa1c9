import type { ConfigurationStore } from '@meridian/storage/configuration/configuration-store';
import { toSetting } from '@meridian/storage/configuration/setting-rows';
import { toCustomStrategy } from '@meridian/storage/configuration/strategy-rows';

/** The words of refusals about custom strategies. */
export function strategiesRefused(store: ConfigurationStore) {
  const noun = { one: 'strategy', many: 'strategies' };
  return { store, kind: 'strategy', noun, shown: toCustomStrategy } as const;
}

/** The words of refusals about flat settings. */
export function settingsRefused(store: ConfigurationStore) {
  const noun = { one: 'setting', many: 'settings' };
  return { store, kind: 'setting', noun, shown: toSetting } as const;
}
