import { scheduledReportsGrid } from '@meridian/domain/columns/scheduled-reports';
import type { RowKey } from '@meridian/protocol/live/subscription-messages';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useGridSelection } from '../../components/data-grid/use-grid-state.ts';
import { QuickSearch } from '../../components/quick-search.tsx';
import { Segments } from '../../components/segments.tsx';
import { showToast } from '../../components/show-toast.tsx';
import { RunList } from '../../features/reports/run-list.tsx';
import { ScheduleActions } from '../../features/reports/schedule-actions.tsx';
import { SCHEDULE_FIELDS, scheduleCells } from '../../features/reports/schedule-cells.ts';
import { SchedulesSummary } from '../../features/reports/schedules-summary.tsx';
import { useRunCommand, useRuns } from '../../features/reports/use-runs.ts';
import { useDownload } from '../../features/reports/use-saved-reports.ts';
import type { Schedule } from '../../features/reports/use-schedules.ts';
import { ScreenTitle } from '../../layout/screen-title.tsx';
import { useLocalGrid } from '../../live/grid-context.tsx';
import { BlotterGrid } from '../blotter/blotter-grid.tsx';
import { useBlotter } from '../blotter/use-blotter.ts';
import { useQuickSearch } from '../blotter/use-quick-search.ts';

const { title } = scheduledReportsGrid;
const NOUN = { one: 'schedule', many: 'schedules' };

const STATUSES = [
  { value: 'all', label: 'All' },
  { value: 'active', label: 'Active' },
  { value: 'inactive', label: 'Inactive' },
] as const;

type Status = (typeof STATUSES)[number]['value'];

const EMPTY_TEXTS: Readonly<Record<Status, string>> = {
  all: 'Use “Schedule report” to add one.',
  active: 'No schedule is active.',
  inactive: 'All schedules are active.',
};

type SchedulesGridProps = { readonly rows: readonly Schedule[]; readonly onEdit: (key: string) => void };

/** All schedules in the desk's own grid. Opening a row leads to its saved reports. */
export function SchedulesGrid({ rows, onEdit }: SchedulesGridProps) {
  const [status, setStatus] = useState<Status>('all');
  const [search, setSearch] = useQuickSearch();
  const shown = useMemo(
    () => rows.filter(({ is_enabled }) => status === 'all' || is_enabled === (status === 'active')),
    [rows, status],
  );
  const cells = useMemo(() => shown.map(scheduleCells), [shown]);
  const handle = useLocalGrid(scheduledReportsGrid, SCHEDULE_FIELDS, cells);
  const blotter = {
    ...useBlotter({ grid: scheduledReportsGrid, source: null, asset: null, inAddress: 'main' }),
    handle,
  };
  const selected = useGridSelection(handle);
  const runs = useRuns();
  const run = useRunCommand((error) => showToast({ tone: 'error', title: error.message }));
  const opening = useOpening(rows);
  useEffect(() => {
    document.title = `${title} · Meridian`;
  }, []);
  return (
    <BlotterGrid
      {...opening}
      label={title}
      blotter={blotter}
      search={search}
      onClearSearch={() => setSearch('')}
      noun={NOUN}
      emptyText={EMPTY_TEXTS[status]}
      hasStaleNotice={false}
      rowActions={() => [
        { id: 'run', label: 'Run now', run: (keys) => keys.map((key) => run.mutate(runOf(key))) },
        { id: 'edit', label: 'Edit', run: ([key]) => onEdit(`${key}`) },
      ]}
      toolbar={
        <>
          <ScreenTitle title={title} count={rows.length} />
          <QuickSearch hasKey value={search} onChange={setSearch} />
          <Segments label="Status" options={STATUSES} selected={status} onSelect={setStatus} />
        </>
      }
      toolbarEnd={
        <ScheduleActions
          selected={shown.filter(({ schedule_id }) => selected.has(schedule_id))}
          onEdit={onEdit}
          onRun={(command) => run.mutate(command)}
          onDeleted={() => handle?.selection.set([])}
        />
      }
      actionBar={<RunList runs={runs.data ?? []} onCommand={(command) => run.mutate(command)} />}
      footer={<SchedulesSummary rows={rows} />}
    />
  );
}

const runOf = (key: RowKey) => ({ verb: 'run' as const, scheduleId: Number(key) });

/** A row opens its saved reports; its button downloads the newest. */
function useOpening(rows: readonly Schedule[]) {
  const navigate = useNavigate();
  const download = useDownload((error) =>
    showToast({ tone: 'error', title: 'The report was not downloaded', text: error.message }),
  );
  return {
    onOpenRow: (key: RowKey) => void navigate(`/reports/saved?schedule=${key}`),
    onDownload: (key: RowKey) => {
      const location = rows.find(({ schedule_id }) => schedule_id === key)?.download_latest ?? null;
      if (location !== null) download.mutate({ location, format: 'pdf' });
    },
  };
}
