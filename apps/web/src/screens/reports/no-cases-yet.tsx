import type { ReportType } from '@meridian/domain/entities/scheduled-report';
import { Button } from '@salt-ds/core';
import { PlayIcon, SearchIcon } from '@salt-ds/icons';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '../../components/empty-state.tsx';
import { showToast } from '../../components/show-toast.tsx';
import { isSurveillance } from '../../features/reports/report-draft.ts';
import { RunList } from '../../features/reports/run-list.tsx';
import { useRunCommand, useRuns } from '../../features/reports/use-runs.ts';
import { isUnderWay } from '../../features/reports/use-schedules.ts';
import styles from '../../features/surveillance/cases-layout.module.css';
import { SURVEILLANCE_KEY } from '../../features/surveillance/use-cases.ts';

/** Together they look for everything that surveillance knows. */
const WATCHING = ['Wash trade', 'Market manipulation'] as const satisfies readonly ReportType[];

const HOW =
  'Surveillance reports look through past trading days for wash trades, spoofing, layering, marking the close, momentum ignition and quote stuffing. Each alert becomes a case here.';

/** A desk without a case: what makes one, and a button that looks at once. */
export function NoCasesYet() {
  const runs = (useRuns().data ?? []).filter(({ report_type }) => isSurveillance(report_type));
  const run = useRunCommand((error) =>
    showToast({ tone: 'error', title: 'The report did not start', text: error.message }),
  );
  const isRunning = run.isPending || runs.some(isUnderWay);
  const done = runs.filter(({ state }) => state === 'done').length;
  const client = useQueryClient();
  useEffect(() => {
    if (done > 0) void client.invalidateQueries({ queryKey: SURVEILLANCE_KEY });
  }, [client, done]);
  const look = () => {
    for (const type of WATCHING) {
      run.mutate({ verb: 'run-once', input: { report_name: type, report_type: type, date_range: 'AT' } });
    }
  };
  return (
    <div className={styles['none']}>
      <EmptyState
        icon={<SearchIcon />}
        title="No cases yet"
        detail={done > 0 && !isRunning ? `The last report found nothing. ${HOW}` : HOW}
        actions={
          <>
            <Button sentiment="accented" disabled={isRunning} onClick={look}>
              <PlayIcon aria-hidden /> {isRunning ? 'Looking for cases' : 'Look through all past days now'}
            </Button>
            <Link className={styles['link']} to="/reports/scheduled?edit=new&type=Market+manipulation">
              Schedule a surveillance report
            </Link>
          </>
        }
      />
      <RunList runs={runs} onCommand={(command) => run.mutate(command)} />
    </div>
  );
}
