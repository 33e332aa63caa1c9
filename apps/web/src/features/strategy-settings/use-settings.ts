import type { AssetClass } from '@meridian/domain/asset-class';
import type { SettingsVersion } from '@meridian/domain/strategy-settings/settings-version';
import {
  listProposals,
  listSettings,
  listSettingsUses,
  listSettingsVersions,
} from '@meridian/protocol/rest/strategy-settings-calls';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { orThrow } from '../../api/call-failed.ts';
import { useLoggedError } from '../../api/emptied.ts';

export const SETTINGS_KEY = ['strategy-settings'] as const;
/** Other users save and propose too. */
const REFRESH_MS = 15_000;
const MAX_ROWS = 1_000;
const MAX_VERSIONS = 200;

/** Settings of one version that the user may see. */
export function useSettingsRows(version: SettingsVersion, assetClass: AssetClass) {
  const api = useApi();
  const query = useQuery({
    queryKey: [...SETTINGS_KEY, 'rows', version, assetClass],
    queryFn: async ({ signal }) => {
      const args = { query: { settings_version: version, asset_class: assetClass, limit: MAX_ROWS }, signal } as const;
      return orThrow(listSettings, await api.callMain(listSettings, args)).value;
    },
    staleTime: 0,
    refetchInterval: REFRESH_MS,
  });
  useLoggedError(query.error);
  return query;
}

/** Pending proposals of one version. */
export function useProposals(version: SettingsVersion) {
  const api = useApi();
  const query = useQuery({
    queryKey: [...SETTINGS_KEY, 'proposals', version],
    queryFn: async ({ signal }) => {
      const args = { query: { settings_version: version, limit: MAX_ROWS }, signal } as const;
      return orThrow(listProposals, await api.callMain(listProposals, args)).value;
    },
    staleTime: 0,
    refetchInterval: REFRESH_MS,
  });
  useLoggedError(query.error);
  return query;
}

type Which = { readonly version: SettingsVersion; readonly id: number; readonly at: number };

/** All versions of a setting, newest first. Reloaded when there is a new one. */
export function useVersions({ version, id, at }: Which) {
  const api = useApi();
  return useQuery({
    queryKey: [...SETTINGS_KEY, 'versions', version, id, at],
    queryFn: async ({ signal }) => {
      const args = { params: { id }, query: { settings_version: version, limit: MAX_VERSIONS }, signal } as const;
      return orThrow(listSettingsVersions, await api.callMain(listSettingsVersions, args)).value;
    },
    staleTime: 0,
  });
}

export function useUses({ version, id }: Omit<Which, 'at'>) {
  const api = useApi();
  return useQuery({
    queryKey: [...SETTINGS_KEY, 'uses', version, id],
    queryFn: async ({ signal }) => {
      const args = { params: { id }, query: { settings_version: version }, signal } as const;
      return orThrow(listSettingsUses, await api.callMain(listSettingsUses, args)).value;
    },
    staleTime: 0,
    refetchInterval: REFRESH_MS,
  });
}
