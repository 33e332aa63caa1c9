import { dutiesFile, listDuties, setDutyMode } from '@meridian/protocol/rest/duty-calls';
import type { CallBody } from '@meridian/protocol/rest/rest-call';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { orThrow } from '../../api/call-failed.ts';
import { downloadFile } from '../../components/data-grid/control/copy-text.ts';

const DUTIES_KEY = ['duties'] as const;

/** The policy about duties, and who breaks it. */
export function useDuties() {
  const { callMain } = useApi();
  return useQuery({
    queryKey: DUTIES_KEY,
    queryFn: async ({ signal }) => orThrow(listDuties, await callMain(listDuties, { signal })).value,
    staleTime: 0,
  });
}

export function useSetDutyMode() {
  const { callMain } = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: CallBody<typeof setDutyMode>) =>
      orThrow(setDutyMode, await callMain(setDutyMode, { body })).value,
    onSuccess: (duties) => client.setQueryData(DUTIES_KEY, duties),
  });
}

/** The server keeps that the list left the house. */
export function useDutiesFile() {
  const { downloadMain } = useApi();
  return useMutation({
    mutationFn: async () => {
      const { value } = orThrow(dutiesFile, await downloadMain(dutiesFile, {}));
      downloadFile(value.content, value.name, document);
    },
  });
}
