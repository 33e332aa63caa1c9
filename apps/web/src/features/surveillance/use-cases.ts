import type { CallBody, CallQuery } from '@meridian/protocol/rest/rest-call';
import {
  decideCase,
  type SurveillanceCaseDetail,
  surveillanceCase,
  surveillanceCaseFile,
  surveillanceCases,
  surveillanceCounts,
} from '@meridian/protocol/rest/surveillance-calls';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { orThrow } from '../../api/call-failed.ts';
import { downloadFile } from '../../components/data-grid/control/copy-text.ts';

export const SURVEILLANCE_KEY = ['surveillance'] as const;
const MAX_CASES = 500;
const REFRESH_MS = 15_000;

export type CaseQuery = Omit<CallQuery<typeof surveillanceCases>, 'limit' | 'offset'>;

/** Cases that match, and how many there are when the list was cut. */
export function useCases(query: CaseQuery) {
  const api = useApi();
  return useQuery({
    queryKey: [...SURVEILLANCE_KEY, 'cases', query],
    queryFn: async ({ signal }) => {
      const asked = { query: { ...query, limit: MAX_CASES }, signal };
      const { value, totalCount } = orThrow(surveillanceCases, await api.callMain(surveillanceCases, asked));
      return { cases: value, total: totalCount ?? value.length };
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: REFRESH_MS,
  });
}

export function useCaseCounts() {
  const api = useApi();
  return useQuery({
    queryKey: [...SURVEILLANCE_KEY, 'counts'],
    queryFn: async ({ signal }) =>
      orThrow(surveillanceCounts, await api.callMain(surveillanceCounts, { signal })).value,
    staleTime: 0,
    refetchInterval: REFRESH_MS,
  });
}

const caseKey = (id: number) => [...SURVEILLANCE_KEY, 'case', id] as const;

/** Each load is an entry of the trail, so it is not repeated by itself. */
export function useCase(id: number) {
  const api = useApi();
  return useQuery({
    queryKey: caseKey(id),
    queryFn: async ({ signal }) =>
      orThrow(surveillanceCase, await api.callMain(surveillanceCase, { params: { id }, signal })).value,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export type Decision = CallBody<typeof decideCase>;

/** After a refusal the case is loaded again, so that one sees who decided first. */
export function useDecideCase(id: number, onDecided: (decided: SurveillanceCaseDetail) => void) {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: Decision) =>
      orThrow(decideCase, await api.callMain(decideCase, { params: { id }, body })).value,
    onSuccess: (decided) => {
      client.setQueryData(caseKey(id), decided);
      onDecided(decided);
    },
    onError: () => client.invalidateQueries({ queryKey: caseKey(id) }),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: [...SURVEILLANCE_KEY, 'cases'] });
      await client.invalidateQueries({ queryKey: [...SURVEILLANCE_KEY, 'counts'] });
    },
  });
}

/** The case as a PDF. The trail shows the download, so the case is loaded again. */
export function useCaseFile(onFailed: (error: Error) => void) {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: number) => {
      const { value } = orThrow(surveillanceCaseFile, await api.downloadMain(surveillanceCaseFile, { params: { id } }));
      downloadFile(value.content, value.name, document);
    },
    onError: onFailed,
    onSettled: (_file, _error, id) => client.invalidateQueries({ queryKey: caseKey(id) }),
  });
}
