import {
  approveLimitChange,
  changeLimits,
  importLimitFile,
  limitHistory,
  listCheckedOrders,
  listLimits,
  rejectLimitChange,
  withdrawLimitChange,
} from '@meridian/protocol/rest/limit-calls';
import type { CallBody } from '@meridian/protocol/rest/rest-call';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { orThrow } from '../../api/call-failed.ts';

const LIMITS_KEY = ['limits'] as const;
/** Requests of other users appear and expire by themselves. */
const REFRESH_MS = 15_000;
const MAX_CHECKED = 100;

/** Limits of the accounts that the user may see. Reloaded when the engine reports a new version. */
export function useLimits(versions: string) {
  const api = useApi();
  return useQuery({
    queryKey: [...LIMITS_KEY, 'accounts', versions],
    queryFn: async ({ signal }) => orThrow(listLimits, await api.callMain(listLimits, { signal })).value,
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: REFRESH_MS,
  });
}

export type LimitScope = { readonly account: string; readonly alloc_account: string | null };

export function useLimitHistory({ account, alloc_account }: LimitScope, version: number) {
  const api = useApi();
  return useQuery({
    queryKey: [...LIMITS_KEY, 'history', account, alloc_account, version],
    queryFn: async ({ signal }) => {
      const query = { account, ...(alloc_account !== null && { alloc_account }), limit: 100 };
      return orThrow(limitHistory, await api.callMain(limitHistory, { query, signal })).value;
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** Orders that the checks refused today. Reloaded when there are more. */
export function useRefusedOrders(count: number) {
  const api = useApi();
  return useQuery({
    queryKey: [...LIMITS_KEY, 'refused', count],
    queryFn: async ({ signal }) => {
      const query = { outcome: 'refused', limit: MAX_CHECKED } as const;
      return orThrow(listCheckedOrders, await api.callMain(listCheckedOrders, { query, signal })).value;
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: REFRESH_MS,
  });
}

/** How many changes hold at once, and how many wait for a second person. */
export type ChangedLimits = {
  readonly held: number;
  readonly waiting: number;
  /** The request that waits. Null where nothing does. */
  readonly requestId: number | null;
};

export function useChangeLimits(onDone: (changed: ChangedLimits) => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: CallBody<typeof changeLimits>) =>
      orThrow(changeLimits, await api.callMain(changeLimits, { body })).value,
    onSuccess: ({ changes }) => {
      const count = (isPending: boolean) =>
        changes
          .filter(({ state }) => (state === 'pending') === isPending)
          .reduce((sum, { after }) => sum + Object.keys(after).length, 0);
      const requestId = changes.find(({ state }) => state === 'pending')?.id ?? null;
      onDone({ held: count(false), waiting: count(true), requestId });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: LIMITS_KEY }),
  });
}

export function useLimitImport() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: CallBody<typeof importLimitFile>) =>
      orThrow(importLimitFile, await api.callMain(importLimitFile, { body })).value,
    onSettled: () => queryClient.invalidateQueries({ queryKey: LIMITS_KEY }),
  });
}

export type Verdict = { readonly id: number; readonly verb: 'approve' | 'reject' | 'withdraw'; readonly note: string };

/** Approves, rejects or withdraws a raise. */
export function useDecision(onDone: (verdict: Verdict) => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, verb, note }: Verdict) => {
      const params = { id };
      if (verb === 'approve') {
        return orThrow(approveLimitChange, await api.callMain(approveLimitChange, { params, body: { note } })).value;
      }
      if (verb === 'reject') {
        return orThrow(rejectLimitChange, await api.callMain(rejectLimitChange, { params, body: { note } })).value;
      }
      return orThrow(withdrawLimitChange, await api.callMain(withdrawLimitChange, { params })).value;
    },
    onSuccess: (_, verdict) => onDone(verdict),
    onSettled: () => queryClient.invalidateQueries({ queryKey: LIMITS_KEY }),
  });
}
