import type { CostGrouping } from '@meridian/domain/entities/cost-analysis-result';
import { isBehindReading, isExpensiveReading } from '@meridian/domain/execution-summary/reading';
import type { SummaryLine } from '@meridian/domain/execution-summary/summary-line';
import { amountText, GROUP_WORDS } from './summary-texts.ts';
import styles from './execution-summary.module.css';

type SummaryStatusProps = {
  readonly lines: readonly SummaryLine[];
  readonly total: SummaryLine;
  readonly by: CostGrouping;
  /** Without it nobody can tell what is expensive, or how far a group is behind. */
  readonly hasMarketData: boolean;
};

/** The status bar: number of lines, lines that need attention, and notional. */
export function SummaryStatus({ lines, total, by, hasMarketData }: SummaryStatusProps) {
  return (
    <>
      <span>
        <b>{lines.length}</b> {lines.length === 1 ? GROUP_WORDS[by].one : GROUP_WORDS[by].many}
      </span>
      <span>
        <b>{total.orders.toLocaleString('en-US')}</b> {total.orders === 1 ? 'order' : 'orders'}
      </span>
      {hasMarketData ? <Attention lines={lines} /> : null}
      <span>
        Filled <b>{amountText(total.filledUsd)}</b>
        {total.targetUsd === null ? null : (
          <>
            {' of '}
            <b>{amountText(total.targetUsd)}</b>
          </>
        )}
      </span>
      <span className={styles['pace']}>Updates every 2 s</span>
    </>
  );
}

function Attention({ lines }: Pick<SummaryStatusProps, 'lines'>) {
  const expensive = lines.filter(({ reading }) => isExpensiveReading(reading)).length;
  const behind = lines.filter(({ reading }) => isBehindReading(reading)).length;
  return (
    <>
      <span className={styles['expensive']}>
        <b>{expensive}</b> expensive
      </span>
      <span className={styles['behind']}>
        <b>{behind}</b> behind
      </span>
    </>
  );
}
