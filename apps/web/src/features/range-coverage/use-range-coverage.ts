import { rangeCoverageCall } from '@meridian/protocol/rest/range-coverage-calls';
import { keepPreviousData } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { orThrow } from '../../api/call-failed.ts';
import { usePanelQuery } from '../../api/use-panel-query.ts';

/** The measurements change once a day. The page picks them up without a reload. */
const REFRESH_MS = 60_000;

/** How often ranges held over the last measured days. */
export function useRangeCoverage(days: number) {
  const api = useApi();
  return usePanelQuery({
    queryKey: ['range-coverage', days],
    queryFn: async ({ signal }) =>
      orThrow(rangeCoverageCall, await api.callMain(rangeCoverageCall, { signal, query: { days } })).value,
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  });
}
