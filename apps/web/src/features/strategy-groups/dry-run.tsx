import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { ChangedOrders } from './changed-orders.tsx';
import { CostTable } from './cost-table.tsx';
import { DryRunFigures, DryRunMethod } from './dry-run-figures.tsx';
import dryCss from './dry-run.module.css';
import { FlowPicture } from './flow-picture.tsx';
import type { DryRunning } from './use-dry-run.ts';

type DryRunProps = {
  readonly run: DryRunning;
  /** Why the draft cannot be run. Null when it can. */
  readonly problem: string | null;
  readonly onOpenOrder: (parentOrder: number) => void;
};

/** What this draft would have done with past orders, compared with the stored group. */
export function DryRun({ run, problem, onOpenOrder }: DryRunProps) {
  const { finished, filter, setFilter } = run;
  const result = finished?.state.result ?? null;
  const failure = finished !== null && result === null ? finished.state.message : null;
  const isNothing = result === null && !run.isRunning && run.error === null && failure === null;
  return (
    <section aria-label="Dry run">
      {problem === null ? null : <p className={dryCss.problem}>{problem}</p>}
      {run.error === null ? null : (
        <ErrorState title={run.error.message} source="POST /strategies/dry_run" onRetry={run.start} />
      )}
      {failure === null ? null : <output>{failure}</output>}
      {isNothing ? (
        <EmptyState
          title="No dry run yet"
          detail="Counts which orders of past days each rule or arm would have taken, and what they would have cost. No orders are sent."
        />
      ) : null}
      {result === null || finished === null ? null : (
        <div data-older={run.isOlder} className={dryCss.result}>
          {result.orders === 0 ? (
            <EmptyState
              title="No orders in these days"
              detail="The accounts of this group sent none of its asset class. Choose more days."
            />
          ) : (
            <>
              <DryRunFigures result={result} />
              <div className={dryCss.halves}>
                <FlowPicture result={result} selected={filter} onSelect={setFilter} />
                <CostTable result={result} selected={filter} onSelect={setFilter} />
              </div>
              <ChangedOrders
                result={result}
                why={finished.why}
                filter={filter}
                onFilter={setFilter}
                onOpenOrder={onOpenOrder}
              />
            </>
          )}
          <DryRunMethod result={result} />
        </div>
      )}
    </section>
  );
}
