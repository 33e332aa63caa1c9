import { isAssetClass } from '@meridian/domain/asset-class';
import type { CallBody } from '@meridian/protocol/rest/rest-call';
import { reportScheduleFilters } from '@meridian/protocol/rest/tca-calls';
import {
  saveThresholds,
  surveillanceThresholds,
  testThresholds,
  thresholdScope,
} from '@meridian/protocol/rest/threshold-calls';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { orThrow } from '../../api/call-failed.ts';
import { SURVEILLANCE_KEY } from './use-cases.ts';

const THRESHOLDS_KEY = [...SURVEILLANCE_KEY, 'thresholds'] as const;

export function useThresholdSets() {
  const api = useApi();
  return useQuery({
    queryKey: [...THRESHOLDS_KEY, 'sets'],
    queryFn: async ({ signal }) =>
      orThrow(surveillanceThresholds, await api.callMain(surveillanceThresholds, { signal })).value,
    staleTime: 0,
  });
}

export type Scope = { readonly account: string | null; readonly asset_class: string | null };

export function useThresholdScope({ account, asset_class }: Scope) {
  const api = useApi();
  return useQuery({
    queryKey: [...THRESHOLDS_KEY, 'scope', account, asset_class],
    queryFn: async ({ signal }) => {
      const query = {
        ...(account === null ? {} : { account }),
        ...(isAssetClass(asset_class) ? { asset_class } : {}),
      };
      return orThrow(thresholdScope, await api.callMain(thresholdScope, { query, signal })).value;
    },
    staleTime: 0,
  });
}

/** Accounts that thresholds can be set for. */
export function useOwnAccounts() {
  const api = useApi();
  return useQuery({
    queryKey: [...THRESHOLDS_KEY, 'accounts'],
    queryFn: async ({ signal }) =>
      orThrow(reportScheduleFilters, await api.callMain(reportScheduleFilters, { signal })).value.acc,
  });
}

export function useTestThresholds() {
  const api = useApi();
  return useMutation({
    mutationFn: async (body: CallBody<typeof testThresholds>) =>
      orThrow(testThresholds, await api.callMain(testThresholds, { body })).value,
  });
}

export function useSaveThresholds(onSaved: (version: number) => void) {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: CallBody<typeof saveThresholds>) =>
      orThrow(saveThresholds, await api.callMain(saveThresholds, { body })).value,
    onSuccess: ({ version }) => onSaved(version),
    onSettled: () => client.invalidateQueries({ queryKey: THRESHOLDS_KEY }),
  });
}
