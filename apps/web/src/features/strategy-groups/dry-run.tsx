import { Button } from '@salt-ds/core';
import { RefreshIcon } from '@salt-ds/icons';
import { useState } from 'react';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { Segments } from '../../components/segments.tsx';
import { ChangedOrders } from './changed-orders.tsx';
import { CostTable } from './cost-table.tsx';
import { DryRunFigures } from './dry-run-figures.tsx';
import dryCss from './dry-run.module.css';
import { FlowPicture } from './flow-picture.tsx';
import { draftProblem, type GroupDraft } from './group-draft.ts';
import { type DryRunChoice, useDryRun } from './use-dry-run.ts';

const DAYS = [
  { value: '5', label: '5' },
  { value: '30', label: '30' },
  { value: '90', label: '90' },
] as const;
const AGAINST = [
  { value: 'today', label: "Today's group" },
  { value: 'nothing', label: 'No group' },
] as const;

/** What this draft would have done with the orders of past days, against the group in force. */
export function DryRun({ draft, isNew }: { readonly draft: GroupDraft; readonly isNew: boolean }) {
  const [choice, setChoice] = useState<DryRunChoice>({ days: 30, against: isNew ? 'nothing' : 'today' });
  const run = useDryRun(draft, choice);
  const [flow, setFlow] = useState<string | null>(null);
  const problem = draftProblem(draft);
  const result = run.finished?.state.result ?? null;
  const failure = run.finished !== null && result === null ? run.finished.state.message : null;
  return (
    <section aria-label="Dry run" className={dryCss['dry']}>
      <div className={dryCss['bar']}>
        Over the last
        <Segments
          label="Days"
          options={DAYS}
          selected={choice.days === 5 ? '5' : choice.days === 90 ? '90' : '30'}
          onSelect={(days) => setChoice({ ...choice, days: Number(days) })}
        />
        days against
        <Segments
          label="Against"
          options={isNew ? AGAINST.slice(1) : AGAINST}
          selected={choice.against}
          onSelect={(against) => setChoice({ ...choice, against })}
        />
        {run.isRunning ? (
          <span className={dryCss['progress']}>
            <progress max={100} value={run.progress?.percent ?? 0} aria-label="Dry run" />
            {run.progress?.stage ?? 'Starting'}
            <Button appearance="bordered" onClick={run.cancel}>
              Cancel
            </Button>
          </span>
        ) : (
          <Button sentiment="accented" disabled={problem !== null} onClick={run.start}>
            <RefreshIcon aria-hidden /> {result === null ? 'Run' : 'Run again'}
          </Button>
        )}
        {problem === null ? null : <span className={dryCss['problem']}>{problem}</span>}
        {run.isOlder && result !== null ? <span className={dryCss['older']}>Figures are of an older draft</span> : null}
      </div>
      {run.error === null ? null : (
        <ErrorState title={run.error.message} source="POST /strategies/dry_run" onRetry={run.start} />
      )}
      {failure === null ? null : <output>{failure}</output>}
      {result === null && !run.isRunning && run.error === null && failure === null ? (
        <EmptyState
          title="No dry run yet"
          detail="Counts which orders of past days each rule or arm would have taken, and what they would have cost. No orders are sent."
        />
      ) : null}
      {result === null ? null : (
        <div data-older={run.isOlder} className={dryCss['result']}>
          <DryRunFigures result={result} />
          <div className={dryCss['halves']}>
            <FlowPicture result={result} selected={flow} onSelect={setFlow} />
            <CostTable result={result} selected={flow} onSelect={setFlow} />
          </div>
          <ChangedOrders result={result} flow={flow} onClear={() => setFlow(null)} />
        </div>
      )}
    </section>
  );
}
