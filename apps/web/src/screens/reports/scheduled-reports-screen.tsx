import { REPORT_TYPES } from '@meridian/domain/entities/scheduled-report';
import { useSearchParams } from 'react-router';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { LoadingState } from '../../components/loading-state.tsx';
import { ReportEditor } from '../../features/reports/report-editor.tsx';
import { type Schedule, useSchedules } from '../../features/reports/use-schedules.ts';
import { ScreenFrame } from '../../layout/screen-frame.tsx';
import { useSearchChange } from '../../lib/use-search-change.ts';
import { useSession } from '../../session/session-context.tsx';
import { selectEmail, selectHasSurveillancePermit } from '../../session/session-selectors.ts';
import { SchedulesGrid } from './schedules-grid.tsx';

const TITLE = 'Scheduled reports';
const NEW = 'new';
/** The type that a new schedule starts with. */
const TYPE_PARAM = 'type';

/** `/reports/scheduled`, and with `edit` in the address the editor of one schedule, or of a new one of some `type`. */
export function ScheduledReportsScreen() {
  const query = useSchedules();
  const [search] = useSearchParams();
  const changeSearch = useSearchChange();
  const editing = search.get('edit');
  const edit = (key: string | null) =>
    changeSearch((now) => {
      const next = new URLSearchParams(now);
      next.delete(TYPE_PARAM);
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
  return <SchedulesGrid rows={query.data} onEdit={edit} />;
}

type EditingProps = { readonly openKey: string; readonly rows: readonly Schedule[]; readonly onClose: () => void };

function Editing({ openKey, rows, onClose }: EditingProps) {
  const mayWatch = useSession(selectHasSurveillancePermit);
  const [search] = useSearchParams();
  const startType = REPORT_TYPES.find((type) => type === search.get(TYPE_PARAM)) ?? null;
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
          startType={startType}
          takenNames={others.map(({ report_name }) => report_name)}
          mayWatch={mayWatch}
          onClose={onClose}
        />
      )}
    </ScreenFrame>
  );
}
