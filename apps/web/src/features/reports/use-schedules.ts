import type { CallBody, CallResponse } from '@meridian/protocol/rest/rest-call';
import {
  activateReports,
  createScheduledReport,
  deactivateReport,
  deleteScheduledReport,
  reportScheduleFilters,
  scheduledTcaReports,
  updateScheduledReport,
} from '@meridian/protocol/rest/tca-calls';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { orThrow } from '../../api/call-failed.ts';

export const REPORTS_KEY = ['reports'] as const;

/** The server returns at most this many per call. */
const MAX_SCHEDULES = 500;
const REFRESH_MS = 15_000;
const REFRESH_WHILE_RUNNING_MS = 1_000;

export type Schedule = CallResponse<typeof scheduledTcaReports>[number];

export function isUnderWay(run: { readonly state: string } | null): boolean {
  return run?.state === 'queued' || run?.state === 'running';
}

/** Reloaded each second while a report is made, so that the new one appears by itself. */
export function useSchedules() {
  const api = useApi();
  return useQuery({
    queryKey: [...REPORTS_KEY, 'schedules'],
    queryFn: async ({ signal }) => {
      const query = { limit: MAX_SCHEDULES };
      return orThrow(scheduledTcaReports, await api.callMain(scheduledTcaReports, { query, signal })).value;
    },
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.some(({ last_run }) => isUnderWay(last_run)) === true ? REFRESH_WHILE_RUNNING_MS : REFRESH_MS,
  });
}

/** What each filter may be set to. */
export function useFilterChoices() {
  const api = useApi();
  return useQuery({
    queryKey: [...REPORTS_KEY, 'choices'],
    queryFn: async ({ signal }) =>
      orThrow(reportScheduleFilters, await api.callMain(reportScheduleFilters, { signal })).value,
  });
}

export type ScheduleInput = CallBody<typeof createScheduledReport>;

export type ScheduleToSave = {
  readonly input: ScheduleInput;
  /** The schedule that is changed; null for a new one. */
  readonly base: Schedule | null;
};

export function useSaveSchedule(onSaved: (schedule: Schedule) => void) {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ input, base }: ScheduleToSave) => {
      if (base === null) {
        return orThrow(createScheduledReport, await api.callMain(createScheduledReport, { body: input })).value;
      }
      const body = { ...input, schedule_id: base.schedule_id, version: base.version };
      return orThrow(updateScheduledReport, await api.callMain(updateScheduledReport, { body })).value;
    },
    onSuccess: onSaved,
    onSettled: () => client.invalidateQueries({ queryKey: REPORTS_KEY }),
  });
}

export type Enabling = { readonly ids: readonly number[]; readonly isEnabled: boolean };

export function useEnableSchedules(onFailed: (error: Error) => void) {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ ids, isEnabled }: Enabling) => {
      const call = isEnabled ? activateReports : deactivateReport;
      return orThrow(call, await api.callMain(call, { body: { schedule_ids: [...ids] } })).value;
    },
    onError: onFailed,
    onSettled: () => client.invalidateQueries({ queryKey: REPORTS_KEY }),
  });
}

/** Deletes one after another, and stops at the first that fails. */
export function useDeleteSchedules(onDone: () => void) {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (ids: readonly number[]) => {
      for (const id of ids) {
        const query = { schedule_id: id };
        orThrow(deleteScheduledReport, await api.callMain(deleteScheduledReport, { query }));
      }
    },
    onSuccess: onDone,
    onSettled: () => client.invalidateQueries({ queryKey: REPORTS_KEY }),
  });
}
