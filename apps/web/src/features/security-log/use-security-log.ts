import { checkSecurityLog, exportSecurityLog, listSecurityLog } from '@meridian/protocol/rest/security-log-calls';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { orThrow } from '../../api/call-failed.ts';
import { downloadFile } from '../../components/data-grid/control/copy-text.ts';

export type SecurityLogFilter = { readonly search: string; readonly kind: string };

/** The table shows at most this many events. Filters find the others, and the export has 10,000. */
export const MAX_EVENTS_SHOWN = 500;

const REFRESH_MS = 10_000;
const MAX_CHECK_MS = 120_000;

function queryOf({ search, kind }: SecurityLogFilter) {
  return { ...(search === '' ? {} : { search }), ...(kind === '' ? {} : { kind }) };
}

export function useSecurityLog(filter: SecurityLogFilter) {
  const api = useApi();
  return useQuery({
    queryKey: ['security-log', filter.search, filter.kind],
    queryFn: async ({ signal }) => {
      const query = { ...queryOf(filter), limit: MAX_EVENTS_SHOWN };
      const { value, totalCount } = orThrow(listSecurityLog, await api.callMain(listSecurityLog, { query, signal }));
      return { events: value, total: totalCount ?? value.length };
    },
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  });
}

export function useSecurityLogExport() {
  const api = useApi();
  return useMutation({
    mutationFn: async (filter: SecurityLogFilter) => {
      const result = await api.downloadMain(exportSecurityLog, { query: queryOf(filter) });
      const { value } = orThrow(exportSecurityLog, result);
      downloadFile(value.content, value.name, document);
    },
  });
}

/** The server reads the whole log. */
export function useLogCheck() {
  const api = useApi();
  return useMutation({
    mutationFn: async () => {
      const result = await api.callMain(checkSecurityLog, { timeoutMs: MAX_CHECK_MS });
      return orThrow(checkSecurityLog, result).value;
    },
  });
}
