import type { CallResponse } from '@meridian/protocol/rest/rest-call';
import { downloadReport, savedReportsOfSchedule, savedTcaReports } from '@meridian/protocol/rest/tca-calls';
import { deleteSavedReport, reportPage } from '@meridian/protocol/rest/tca-run-calls';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { orThrow } from '../../api/call-failed.ts';
import { downloadFile } from '../../components/data-grid/control/copy-text.ts';
import { REPORTS_KEY } from './use-schedules.ts';

const MAX_REPORTS = 500;
const REFRESH_MS = 15_000;

export type SavedReport = CallResponse<typeof savedTcaReports>[number];

/** Reports of one schedule, which clears its mark as new; of all schedules for null. */
export function useSavedReports(scheduleId: number | null) {
  const api = useApi();
  const client = useQueryClient();
  return useQuery({
    queryKey: [...REPORTS_KEY, 'saved', scheduleId],
    queryFn: async ({ signal }) => {
      if (scheduleId === null) {
        const query = { limit: MAX_REPORTS };
        return orThrow(savedTcaReports, await api.callMain(savedTcaReports, { query, signal })).value;
      }
      const params = { id: scheduleId };
      const answer = await api.callMain(savedReportsOfSchedule, { params, signal });
      const { value } = orThrow(savedReportsOfSchedule, answer);
      void client.invalidateQueries({ queryKey: [...REPORTS_KEY, 'schedules'] });
      return value;
    },
    staleTime: 0,
    refetchInterval: REFRESH_MS,
  });
}

/** A report never changes, so it is loaded once. */
export function useReportPage(location: string) {
  const api = useApi();
  return useQuery({
    queryKey: [...REPORTS_KEY, 'page', location],
    queryFn: async ({ signal }) =>
      orThrow(reportPage, await api.callMain(reportPage, { query: { report_location: location }, signal })).value,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export type Download = { readonly location: string; readonly format: 'pdf' | 'csv' | 'xlsx' };

export function useDownload(onFailed: (error: Error) => void) {
  const api = useApi();
  return useMutation({
    mutationFn: async ({ location, format }: Download) => {
      const query = { report_location: location, format };
      const { value } = orThrow(downloadReport, await api.downloadMain(downloadReport, { query }));
      downloadFile(value.content, value.name, document);
    },
    onError: onFailed,
  });
}

export function useDeleteReports(onDone: () => void) {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (locations: readonly string[]) => {
      for (const report_location of locations) {
        const query = { report_location };
        orThrow(deleteSavedReport, await api.callMain(deleteSavedReport, { query }));
      }
    },
    onSuccess: onDone,
    onSettled: () => client.invalidateQueries({ queryKey: REPORTS_KEY }),
  });
}
