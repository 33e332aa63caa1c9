import { formatFixed } from '@meridian/domain/number-format';
import { Button } from '@salt-ds/core';
import { RefreshIcon } from '@salt-ds/icons';
import { Segments } from '../../components/segments.tsx';
import { StillWorking } from '../../components/still-working.tsx';
import { timeOfDay } from '../../lib/time-text.ts';
import dryCss from './dry-run.module.css';
import type { DryRunning } from './use-dry-run.ts';

const DAYS = [
  { value: '5', label: '5' },
  { value: '20', label: '20' },
  { value: '60', label: '60' },
] as const;
const AGAINST = [
  { value: 'today', label: "Today's group" },
  { value: 'nothing', label: 'No group' },
] as const;

type DryRunBarProps = {
  readonly run: DryRunning;
  readonly isNew: boolean;
  /** Why the draft cannot be run. Null when it can. */
  readonly problem: string | null;
};

/** The days and the baseline of a run, its progress, and the Run button. */
export function DryRunBar({ run, isNew, problem }: DryRunBarProps) {
  const { choice, setChoice, finished } = run;
  const result = finished?.state.result ?? null;
  return (
    <div className={dryCss.bar}>
      {finished === null || result === null || run.isRunning ? null : (
        <span className={dryCss.when}>
          {run.isOlder ? <b>Figures are of an older draft</b> : `Run ${timeOfDay(finished.atMs)}`}
          {run.isOlder ? '' : `, took ${formatFixed(result.took_ms / 1000, 1)} s`}
        </span>
      )}
      Last
      <Segments
        label="Days"
        options={DAYS}
        selected={choice.days === 5 ? '5' : choice.days === 60 ? '60' : '20'}
        onSelect={(days) => setChoice({ ...choice, days: Number(days) })}
      />
      trading days against
      <Segments
        label="Against"
        options={isNew ? AGAINST.slice(1) : AGAINST}
        selected={choice.against}
        onSelect={(against) => setChoice({ ...choice, against })}
      />
      {run.isRunning ? (
        <StillWorking
          label="Dry run"
          progress={run.progress ?? { percent: 0, stage: 'Starting' }}
          onCancel={run.cancel}
        />
      ) : (
        <Button sentiment="accented" disabled={problem !== null} onClick={run.start}>
          <RefreshIcon aria-hidden /> {result === null ? 'Run' : 'Run again'}
        </Button>
      )}
    </div>
  );
}
