import { groupLearning, resetGroupLearning } from '@meridian/protocol/rest/strategy-group-calls';
import type { CallBody, CallResponse } from '@meridian/protocol/rest/rest-call';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { orThrow } from '../../api/call-failed.ts';
import { GROUPS_KEY } from './use-groups.ts';

export type ArmLearnt = CallResponse<typeof groupLearning>['arms'][number];

const REFRESH_MS = 10_000;

/** What a multi-arm group has learnt about its arms. Refreshed, because new fills add to it. */
export function useLearning(id: number | null) {
  const api = useApi();
  return useQuery({
    queryKey: [...GROUPS_KEY, 'learning', id],
    enabled: id !== null,
    queryFn: async ({ signal }) =>
      orThrow(groupLearning, await api.callMain(groupLearning, { query: { id: id ?? 0 }, signal })).value,
    staleTime: 0,
    refetchInterval: REFRESH_MS,
  });
}

export function useResetLearning(onDone: (proposalId: number | null) => void) {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: CallBody<typeof resetGroupLearning>) =>
      orThrow(resetGroupLearning, await api.callMain(resetGroupLearning, { body })).value,
    onSuccess: (saved) => onDone('proposal' in saved ? saved.proposal.id : null),
    onSettled: () => client.invalidateQueries({ queryKey: GROUPS_KEY }),
  });
}
