import { isAssetClass } from '@meridian/domain/asset-class';
import type { CallBody } from '@meridian/protocol/rest/rest-call';
import { reportScheduleFilters } from '@meridian/protocol/rest/tca-calls';
import {
  cancelThresholdTest,
  saveThresholds,
  surveillanceThresholds,
  testThresholds,
  type ThresholdTest,
  thresholdScope,
  thresholdTest,
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

const ASK_MS = 500;

export const THRESHOLD_TEST_KEY = [...THRESHOLDS_KEY, 'test'] as const;

/** The user's last test: going on, or with its result. It goes on in the server while nobody looks. */
export function useThresholdTest() {
  const api = useApi();
  const client = useQueryClient();
  const last = useQuery({
    queryKey: THRESHOLD_TEST_KEY,
    queryFn: async ({ signal }): Promise<ThresholdTest | null> => {
      const known = client.getQueryData<ThresholdTest | null>(THRESHOLD_TEST_KEY) ?? null;
      const query = known?.state === 'running' ? { run: known.run } : {};
      const answer = await api.callMain(thresholdTest, { query, signal });
      const isGone = answer.kind === 'problem' && answer.status === 404;
      if (known !== null && isGone) return { ...known, state: 'failed', message: answer.problem?.message ?? '' };
      return orThrow(thresholdTest, answer).value.test;
    },
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? ASK_MS : false),
  });
  const start = useMutation({
    mutationFn: async (body: CallBody<typeof testThresholds>) =>
      orThrow(testThresholds, await api.callMain(testThresholds, { body })).value,
    onSuccess: (started) => client.setQueryData(THRESHOLD_TEST_KEY, started),
  });
  const cancel = useMutation({
    mutationFn: async (run: string) =>
      orThrow(cancelThresholdTest, await api.callMain(cancelThresholdTest, { query: { run } })).value,
    onSettled: () => client.invalidateQueries({ queryKey: THRESHOLD_TEST_KEY }),
  });
  return { last: last.data ?? null, start, cancel, error: start.error ?? cancel.error ?? last.error };
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
