import type { InstrumentFacts } from '@meridian/domain/entities/instrument-facts';
import { formatQuantity } from '@meridian/domain/number-format';
import type { ActionOrder } from '@meridian/domain/order-actions/action-order';
import type { OrderFinding } from '@meridian/domain/order-checks/order-finding';
import { termLines } from '@meridian/domain/order-actions/term-lines';
import type { ModifyPreviewRow } from '@meridian/protocol/live/trade-questions';
import { SHOWN_ZONE } from '../../../lib/time-text.ts';
import { EstimateChange } from './estimate-change.tsx';
import { TermsTable } from './terms-table.tsx';
import styles from './modify-dialog.module.css';

type ModifyPreviewProps = {
  readonly before: ActionOrder;
  readonly after: ActionOrder;
  readonly isChanged: boolean;
  /** Null until loaded. */
  readonly facts: InstrumentFacts | null;
  readonly row: ModifyPreviewRow | undefined;
  readonly error: string | null;
};

/** One order before and after, its expected cost, and the result of the checks. */
export function ModifyPreview({ before, after, isChanged, facts, row, error }: ModifyPreviewProps) {
  return (
    <div className={styles['preview']}>
      <TermsTable lines={termLines(before, after, SHOWN_ZONE)} />
      {facts === null ? null : <EstimateChange facts={facts} before={before} after={after} />}
      <div aria-live="polite" className={styles['preview']}>
        {isChanged && row !== undefined ? <Verdict row={row} /> : null}
        {error === null ? null : <p className={styles['quiet']}>Check failed: {error}</p>}
      </div>
    </div>
  );
}

function Verdict({ row }: { readonly row: ModifyPreviewRow }) {
  // Warnings of a change that can be made stand beside the reason to override them.
  const isShownHere = ({ level }: OrderFinding) => level === 'error' || !row.ok;
  if (!row.ok && row.findings.length === 0) {
    return (
      <p className={styles['notice']} data-tone="negative">
        {row.message}
      </p>
    );
  }
  return (
    <>
      {row.findings.filter(isShownHere).map(({ code, level, message }) => (
        <p key={code} className={styles['notice']} data-tone={level === 'error' ? 'negative' : undefined}>
          {message}
        </p>
      ))}
      {row.open_child_orders === 0 ? null : <p className={styles['notice']}>{childrenText(row)}</p>}
    </>
  );
}

function childrenText({ open_child_orders: count, open_child_qty }: ModifyPreviewRow): string {
  const children = count === 1 ? '1 open child order' : `${count} open child orders`;
  return `Replaces ${children} (${formatQuantity(open_child_qty)})`;
}
