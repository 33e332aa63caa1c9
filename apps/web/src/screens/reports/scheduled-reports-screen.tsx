import type { ColumnSort } from '@meridian/domain/columns/grid';
import { Button } from '@salt-ds/core';
import { FilterIcon } from '@salt-ds/icons';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { LoadingState } from '../../components/loading-state.tsx';
import { QuickSearch } from '../../components/quick-search.tsx';
import { Segments } from '../../components/segments.tsx';
import { showToast } from '../../components/show-toast.tsx';
import { FeedStatus } from '../../features/connection/feed-status.tsx';
import { ReportEditor } from '../../features/reports/report-editor.tsx';
import styles from '../../features/reports/reports-table.module.css';
import { RunList } from '../../features/reports/run-list.tsx';
import { ScheduleActions } from '../../features/reports/schedule-actions.tsx';
import {
  filteredSchedules,
  nextSort,
  type ScheduleFilter,
  sortedSchedules,
} from '../../features/reports/schedule-list.ts';
import { SchedulesTable } from '../../features/reports/schedules-table.tsx';
import { useRunCommand, useRuns } from '../../features/reports/use-runs.ts';
import { useDownload } from '../../features/reports/use-saved-reports.ts';
import { type Schedule, useSchedules } from '../../features/reports/use-schedules.ts';
import { ScreenFrame } from '../../layout/screen-frame.tsx';
import { dateAndTime, SHOWN_ZONE } from '../../lib/time-text.ts';
import { useSearchChange } from '../../lib/use-search-change.ts';
import { useSession } from '../../session/session-context.tsx';
import { selectEmail, selectHasSurveillancePermit } from '../../session/session-selectors.ts';

const TITLE = 'Scheduled reports';
const NEW = 'new';

const STATUSES = [
  { value: 'all', label: 'All' },
  { value: 'active', label: 'Active' },
  { value: 'inactive', label: 'Inactive' },
] as const;

/** `/reports/scheduled`, and with `edit` in the address the editor of one schedule. */
export function ScheduledReportsScreen() {
  const query = useSchedules();
  const [search] = useSearchParams();
  const changeSearch = useSearchChange();
  const editing = search.get('edit');
  const edit = (key: string | null) =>
    changeSearch((now) => {
      const next = new URLSearchParams(now);
      if (key === null) next.delete('edit');
      else next.set('edit', key);
      return next;
    });
  if (query.data === undefined) {
    return (
      <ScreenFrame title={TITLE}>
        {query.error === null ? (
          <LoadingState label="Loading schedules" />
        ) : (
          <ErrorState
            title={query.error.message}
            source="GET /tca/scheduled_tca_reports"
            onRetry={() => void query.refetch()}
          />
        )}
      </ScreenFrame>
    );
  }
  if (editing !== null) return <Editing key={editing} openKey={editing} rows={query.data} onClose={() => edit(null)} />;
  return <Schedules rows={query.data} onEdit={edit} />;
}

type EditingProps = { readonly openKey: string; readonly rows: readonly Schedule[]; readonly onClose: () => void };

function Editing({ openKey, rows, onClose }: EditingProps) {
  const mayWatch = useSession(selectHasSurveillancePermit);
  const email = useSession(selectEmail);
  const schedule = rows.find(({ schedule_id }) => `${schedule_id}` === openKey) ?? null;
  const owner = schedule?.owner ?? email;
  const others = rows.filter((row) => row.owner === owner && row.schedule_id !== schedule?.schedule_id);
  return (
    <ScreenFrame title={schedule === null ? 'New schedule' : `Change ${schedule.report_name}`}>
      {schedule === null && openKey !== NEW ? (
        <EmptyState title="There is no such schedule" detail="Somebody may have deleted it." />
      ) : (
        <ReportEditor
          schedule={schedule}
          openKey={openKey}
          takenNames={others.map(({ report_name }) => report_name)}
          mayWatch={mayWatch}
          onClose={onClose}
        />
      )}
    </ScreenFrame>
  );
}

type SchedulesProps = { readonly rows: readonly Schedule[]; readonly onEdit: (key: string) => void };

function Schedules({ rows, onEdit }: SchedulesProps) {
  const [filter, setFilter] = useState<ScheduleFilter>({ search: '', status: 'all', columns: {} });
  const [hasFilters, setFilters] = useState(false);
  const [sort, setSort] = useState<ColumnSort | null>(null);
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const runs = useRuns();
  const run = useRunCommand((error) => showToast({ tone: 'error', title: error.message }));
  const download = useDownload((error) =>
    showToast({ tone: 'error', title: 'The report was not downloaded', text: error.message }),
  );
  const shown = sortedSchedules(filteredSchedules(rows, filter, SHOWN_ZONE), sort, SHOWN_ZONE);
  return (
    <ScreenFrame
      title={TITLE}
      count={rows.length}
      toolbar={
        <>
          <QuickSearch hasKey value={filter.search} onChange={(text) => setFilter({ ...filter, search: text })} />
          <Segments
            label="Status"
            options={STATUSES}
            selected={filter.status}
            onSelect={(status) => setFilter({ ...filter, status })}
          />
          <FilterSwitch
            isOn={hasFilters}
            onSwitch={(isOn) => {
              setFilters(isOn);
              setFilter({ ...filter, columns: {} });
            }}
          />
        </>
      }
      actions={
        <ScheduleActions
          selected={shown.filter(({ schedule_id }) => selected.has(schedule_id))}
          onEdit={onEdit}
          onRun={(command) => run.mutate(command)}
          onDeleted={() => setSelected(new Set())}
        />
      }
      statusBar={
        <>
          <Summary rows={rows} />
          <FeedStatus />
        </>
      }
    >
      <div className={styles['desk']}>
        {shown.length === 0 && !hasFilters ? (
          <NoSchedules isFiltered={rows.length > 0} />
        ) : (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by key
          <section className={styles['scroll']} aria-label="Schedules" tabIndex={0}>
            <SchedulesTable
              rows={shown}
              sort={sort}
              selected={selected}
              filters={hasFilters ? filter.columns : null}
              onFilter={(id, part) => setFilter({ ...filter, columns: { ...filter.columns, [id]: part } })}
              onSort={(columnId) => setSort(nextSort(sort, columnId))}
              onSelect={setSelected}
              onDownload={(location) => download.mutate({ location, format: 'pdf' })}
            />
          </section>
        )}
        <RunList runs={runs.data ?? []} onCommand={(command) => run.mutate(command)} />
      </div>
    </ScreenFrame>
  );
}

function FilterSwitch({ isOn, onSwitch }: { readonly isOn: boolean; readonly onSwitch: (isOn: boolean) => void }) {
  return (
    <Button appearance="bordered" aria-pressed={isOn} onClick={() => onSwitch(!isOn)}>
      <FilterIcon aria-hidden /> Column filters
    </Button>
  );
}

function NoSchedules({ isFiltered }: { readonly isFiltered: boolean }) {
  return isFiltered ? (
    <EmptyState title="No schedule matches" detail="Change the search or the status." />
  ) : (
    <EmptyState title="No report is scheduled" detail="Use “Schedule report” to add one." />
  );
}

function Summary({ rows }: { readonly rows: readonly Schedule[] }) {
  const next = rows
    .filter((row) => row.next_run_ms !== null)
    .toSorted((a, b) => (a.next_run_ms ?? 0) - (b.next_run_ms ?? 0))[0];
  return (
    <ul className={styles['summary']} aria-label="Summary">
      <li>{rows.length === 1 ? '1 schedule' : `${rows.length} schedules`}</li>
      <li>{rows.filter(({ is_enabled }) => is_enabled).length} active</li>
      <li>{rows.filter(({ isNew }) => isNew).length} new</li>
      {next?.next_run_ms === undefined || next.next_run_ms === null ? null : (
        <li>{`Next run ${dateAndTime(next.next_run_ms).slice(0, 16)}: ${next.report_name}`}</li>
      )}
    </ul>
  );
}
