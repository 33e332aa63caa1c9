import type { ReportRun } from '@meridian/protocol/rest/tca-schemas';
import { Button } from '@salt-ds/core';
import { useNow } from '../../lib/use-now.ts';
import styles from './run-list.module.css';
import { runStateText, shownRuns } from './shown-runs.ts';
import type { RunCommand } from './use-runs.ts';
import { isUnderWay } from './use-schedules.ts';

type RunListProps = { readonly runs: readonly ReportRun[]; readonly onCommand: (command: RunCommand) => void };

/** What is being made, what failed and why. */
export function RunList({ runs, onCommand }: RunListProps) {
  const nowMs = useNow();
  const shown = shownRuns(runs, nowMs);
  if (shown.length === 0) return null;
  return (
    <section className={styles['runs']} aria-label="Runs">
      <ul>
        {shown.map((run) => (
          <li key={run.run_id} data-state={run.state}>
            <b>{run.report_name}</b>
            {isUnderWay(run) ? (
              <progress aria-label={`Progress of ${run.report_name}`} max={100} value={run.percent} />
            ) : null}
            <span className={styles['state']}>{runStateText(run)}</span>
            <RunButton run={run} onCommand={onCommand} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function RunButton({ run, onCommand }: { readonly run: ReportRun; readonly onCommand: RunListProps['onCommand'] }) {
  if (run.state === 'done') return null;
  const isOpen = isUnderWay(run);
  return (
    <Button
      appearance="bordered"
      aria-label={`${isOpen ? 'Cancel' : 'Retry'} ${run.report_name}`}
      onClick={() => onCommand({ verb: isOpen ? 'cancel' : 'retry', runId: run.run_id })}
    >
      {isOpen ? 'Cancel' : 'Retry'}
    </Button>
  );
}
