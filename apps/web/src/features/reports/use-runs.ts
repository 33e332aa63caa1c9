import { cancelRun, reportRuns, retryRun, runDraft, runReport } from '@meridian/protocol/rest/tca-run-calls';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { orThrow } from '../../api/call-failed.ts';
import { isUnderWay, REPORTS_KEY, type ScheduleInput } from './use-schedules.ts';

const MAX_RUNS = 50;
const REFRESH_MS = 15_000;
const REFRESH_WHILE_RUNNING_MS = 700;

/** The newest runs, those without a schedule included. */
export function useRuns() {
  const api = useApi();
  return useQuery({
    queryKey: [...REPORTS_KEY, 'runs'],
    queryFn: async ({ signal }) =>
      orThrow(reportRuns, await api.callMain(reportRuns, { query: { limit: MAX_RUNS }, signal })).value,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) === true ? REFRESH_WHILE_RUNNING_MS : REFRESH_MS),
  });
}

export type RunCommand =
  | { readonly verb: 'run'; readonly scheduleId: number }
  | { readonly verb: 'run-once'; readonly input: ScheduleInput }
  | { readonly verb: 'cancel' | 'retry'; readonly runId: number };

/** Starts, cancels or repeats the making of a report. */
export function useRunCommand(onFailed: (error: Error) => void) {
  const { callMain } = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (command: RunCommand) => {
      switch (command.verb) {
        case 'run':
          return orThrow(runReport, await callMain(runReport, { body: { schedule_id: command.scheduleId } })).value;
        case 'run-once':
          return orThrow(runDraft, await callMain(runDraft, { body: command.input })).value;
        case 'cancel':
          return orThrow(cancelRun, await callMain(cancelRun, { body: { run_id: command.runId } })).value;
        case 'retry':
          return orThrow(retryRun, await callMain(retryRun, { body: { run_id: command.runId } })).value;
        default:
          return command satisfies never;
      }
    },
    onError: onFailed,
    onSettled: () => client.invalidateQueries({ queryKey: REPORTS_KEY }),
  });
}
