import { rangeCoverageCall } from '@meridian/protocol/rest/range-coverage-calls';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { orThrow } from '../../api/call-failed.ts';

/** A trading day ends once; nobody has to reload the page for it. */
const REFRESH_MS = 60_000;

/** How often ranges held over the newest days that were measured. */
export function useRangeCoverage(days: number) {
  const api = useApi();
  return useQuery({
    queryKey: ['range-coverage', days],
    queryFn: async ({ signal }) =>
      orThrow(rangeCoverageCall, await api.callMain(rangeCoverageCall, { signal, query: { days } })).value,
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  });
}
