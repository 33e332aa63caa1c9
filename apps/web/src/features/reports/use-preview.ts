import { previewReport } from '@meridian/protocol/rest/tca-run-calls';
import { keepPreviousData } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { orThrow } from '../../api/call-failed.ts';
import { usePanelQuery } from '../../api/use-panel-query.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { previewInput, type ReportDraft } from './report-draft.ts';
import { REPORTS_KEY, type ScheduleInput } from './use-schedules.ts';

const PAUSE_MS = 300;

/** Counts again 300 ms after the last key. The old numbers stay until then, marked as old. */
export function usePreview(draft: ReportDraft, isCountable: boolean) {
  const api = useApi();
  const text = isCountable ? JSON.stringify(previewInput(draft)) : '';
  const settled = useSettled(text, PAUSE_MS);
  const query = usePanelQuery({
    queryKey: [...REPORTS_KEY, 'preview', settled],
    queryFn: async ({ signal }) => {
      const body: ScheduleInput = JSON.parse(settled);
      return orThrow(previewReport, await api.callMain(previewReport, { body, signal })).value;
    },
    enabled: settled !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return { ...query, isOld: text !== settled || query.isPlaceholderData || !isCountable };
}

export type Preview = ReturnType<typeof usePreview>;
