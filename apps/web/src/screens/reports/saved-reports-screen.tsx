import { Button } from '@salt-ds/core';
import { ChevronLeftIcon, CsvIcon, ListIcon, PdfIcon, XlsIcon } from '@salt-ds/icons';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { LoadingState } from '../../components/loading-state.tsx';
import { showToast } from '../../components/show-toast.tsx';
import { FeedStatus } from '../../features/connection/feed-status.tsx';
import { ReportPageView } from '../../features/reports/report-page-view.tsx';
import { reportTabOf, withReportTab } from '../../features/reports/report-tabs.ts';
import styles from './saved-reports.module.css';
import { useDownload, useSavedReports } from '../../features/reports/use-saved-reports.ts';
import { useSchedules } from '../../features/reports/use-schedules.ts';
import { ScreenFrame } from '../../layout/screen-frame.tsx';
import { useSearchChange } from '../../lib/use-search-change.ts';
import { SavedGrid } from './saved-grid.tsx';

const TITLE = 'Saved reports';

function numberParam(text: string | null): number | null {
  const value = Number(text ?? '');
  return Number.isSafeInteger(value) && value > 0 ? value : null;
}

/** `/reports/saved?schedule=7`: the reports of one schedule, or of all; with `report` in the address, one of them. */
export function SavedReportsScreen() {
  const [search] = useSearchParams();
  const changeSearch = useSearchChange();
  const location = search.get('report');
  const download = useDownload((error) =>
    showToast({ tone: 'error', title: 'The report was not downloaded', text: error.message }),
  );
  const addressOf = (report: string | null) => {
    const next = new URLSearchParams(search);
    next.delete('tab');
    if (report === null) next.delete('report');
    else next.set('report', report);
    const text = next.toString();
    return text === '' ? '/reports/saved' : `/reports/saved?${text}`;
  };
  if (location === null) return <ReportList scheduleId={numberParam(search.get('schedule'))} addressOf={addressOf} />;
  return (
    <ScreenFrame
      title="Report"
      toolbar={
        <Link to={addressOf(null)} className={styles['name']}>
          <ChevronLeftIcon aria-hidden /> All saved reports
        </Link>
      }
      actions={
        <>
          <Button appearance="bordered" onClick={() => download.mutate({ location, format: 'csv' })}>
            <CsvIcon aria-hidden /> Download CSV
          </Button>
          <Button appearance="bordered" onClick={() => download.mutate({ location, format: 'xlsx' })}>
            <XlsIcon aria-hidden /> Download XLSX
          </Button>
          <Button sentiment="accented" onClick={() => download.mutate({ location, format: 'pdf' })}>
            <PdfIcon aria-hidden /> Download PDF
          </Button>
        </>
      }
      statusBar={<FeedStatus />}
    >
      <ReportPageView
        location={location}
        tab={reportTabOf(search)}
        onTab={(tab) => changeSearch((now) => withReportTab(now, tab))}
      />
    </ScreenFrame>
  );
}

type ReportListProps = { readonly scheduleId: number | null; readonly addressOf: (report: string) => string };

function ReportList({ scheduleId, addressOf }: ReportListProps) {
  const query = useSavedReports(scheduleId);
  const schedules = useSchedules();
  const navigate = useNavigate();
  const schedule = schedules.data?.find(({ schedule_id }) => schedule_id === scheduleId);
  const links = (
    <>
      {schedule === undefined ? null : <span>{`of ${schedule.report_name}`}</span>}
      <Link to={scheduleId === null ? '/reports/scheduled' : '/reports/saved'} className={styles['name']}>
        {scheduleId === null ? 'Scheduled reports' : 'All saved reports'}
      </Link>
    </>
  );
  if (query.data !== undefined && query.data.length > 0) {
    const open = (location: string) => void navigate(addressOf(location));
    return <SavedGrid reports={query.data} links={links} onOpen={open} />;
  }
  return (
    <ScreenFrame title={TITLE} count={query.data?.length ?? null} toolbar={links} statusBar={<FeedStatus />}>
      {query.data !== undefined ? (
        <EmptyState
          icon={<ListIcon />}
          fill="screen"
          title="No report is saved yet"
          detail="A report appears here when its schedule has run."
        />
      ) : query.error === null ? (
        <LoadingState label="Loading reports" />
      ) : (
        <ErrorState
          title={query.error.message}
          source="GET /tca/saved_tca_reports"
          onRetry={() => void query.refetch()}
        />
      )}
    </ScreenFrame>
  );
}
