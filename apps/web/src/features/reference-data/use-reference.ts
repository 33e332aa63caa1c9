import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReferenceKind } from '@meridian/domain/reference/reference-kinds';
import {
  downloadReferenceFile,
  importReferenceFile,
  listReferenceRows,
  listReferenceVersions,
} from '@meridian/protocol/rest/reference-calls';
import type { CallBody } from '@meridian/protocol/rest/rest-call';
import { useApi } from '../../api/api-context.tsx';
import { orThrow } from '../../api/call-failed.ts';
import { downloadText } from '../../components/data-grid/control/copy-text.ts';
import type { ReferenceAddress } from './reference-address.ts';

/** The table shows at most this many rows. The search finds the others. */
export const MAX_ROWS_SHOWN = 500;

const KEY = 'reference';

export function useReferenceRows({ kind, date, search }: ReferenceAddress) {
  const api = useApi();
  return useQuery({
    queryKey: [KEY, kind, 'rows', date, search],
    queryFn: async ({ signal }) => {
      const query = { date, search, limit: MAX_ROWS_SHOWN };
      const result = await api.callMain(listReferenceRows, { params: { kind }, query, signal });
      const { value, totalCount } = orThrow(listReferenceRows, result);
      return { rows: value, total: totalCount ?? value.length };
    },
    placeholderData: (previous, query) => (query?.queryKey[1] === kind ? keepPreviousData(previous) : undefined),
  });
}

export function useReferenceVersions(kind: ReferenceKind) {
  const api = useApi();
  return useQuery({
    queryKey: [KEY, kind, 'versions'],
    queryFn: async ({ signal }) =>
      orThrow(listReferenceVersions, await api.callMain(listReferenceVersions, { params: { kind }, signal })).value,
  });
}

export type ReferenceUpload = CallBody<typeof importReferenceFile>;

/** Imports or previews a file. Imported data is shown at once. */
export function useReferenceImport() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: ReferenceUpload) =>
      orThrow(importReferenceFile, await api.callMain(importReferenceFile, { body })).value,
    onSuccess: ({ outcome }) =>
      outcome === 'imported' ? queryClient.invalidateQueries({ queryKey: [KEY] }) : undefined,
  });
}

/** Downloads the rows of a kind as a file that can be imported again. */
export function useReferenceDownload() {
  const api = useApi();
  return useMutation({
    mutationFn: async ({ kind, date }: Pick<ReferenceAddress, 'kind' | 'date'>) => {
      const result = await api.callMain(downloadReferenceFile, { params: { kind }, query: { date } });
      const { file_name: fileName, text } = orThrow(downloadReferenceFile, result).value;
      downloadText(text, fileName, document);
    },
  });
}
