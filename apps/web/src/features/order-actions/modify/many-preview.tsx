import type { ActionOrder } from '@meridian/domain/order-actions/action-order';
import { changedOrder } from '@meridian/domain/order-actions/modify-draft';
import { changedTerms } from '@meridian/domain/order-actions/term-lines';
import type { ModifyPreviewRow } from '@meridian/protocol/live/trade-questions';
import { OrderTable, type OrderTableRow } from '../../../components/order-table/order-table.tsx';
import { SideWord } from '../../../components/order-table/order-words.tsx';
import { BROWSER_ZONE } from '../../../lib/time-text.ts';
import { MeanwhileNotice } from './meanwhile-notice.tsx';
import { RowEstimate } from './row-estimate.tsx';
import type { Modify } from './use-modify.ts';
import styles from './modify-dialog.module.css';

const COLUMNS = [
  { header: 'Symbol' },
  { header: 'Side' },
  { header: 'Change' },
  { header: 'Expected cost and finish' },
  { header: 'What the server says' },
];

/** Each estimate asks for the facts of its instrument: of a long list the first ones have to do. */
const MAX_ESTIMATED = 25;

type ManyPreviewProps = { readonly modify: Modify; readonly live: readonly ActionOrder[] };

/** What the change does to each order, and which cannot take it. */
export function ManyPreview({ modify, live }: ManyPreviewProps) {
  const { base, preview, takeNew } = modify;
  const now = new Map(live.map((order) => [order.parent_order_numeric_id, order]));
  const overtaken = base.filter((order) => {
    const current = now.get(order.parent_order_numeric_id);
    return current !== undefined && changedTerms(order, current, BROWSER_ZONE).length > 0;
  });
  return (
    <div className={styles['preview']}>
      {overtaken.length === 0 ? null : <MeanwhileNotice said={null} lines={[]} onTakeNew={takeNew} />}
      <OrderTable
        label="What changes on each order"
        columns={COLUMNS}
        rows={base.map((order, row) => rowOf(order, modify, row < MAX_ESTIMATED))}
      />
      {preview.error === null ? null : (
        <p className={styles['quiet']}>The server could not look at it before: {preview.error}</p>
      )}
    </div>
  );
}

function rowOf(order: ActionOrder, { draft, preview }: Modify, isEstimated: boolean): OrderTableRow {
  const after = changedOrder(order, draft);
  const changes = changedTerms(order, after, BROWSER_ZONE);
  const said = preview.rowOf(order.parent_order_numeric_id);
  const isOut = changes.length > 0 && said?.ok === false;
  return {
    key: order.parent_order_numeric_id,
    tone: isOut ? 'negative' : changes.length === 0 ? 'dim' : undefined,
    cells: [
      <b key="symbol">{order.exchange_symbol}</b>,
      <SideWord key="side" side={order.order_side} />,
      changes.length === 0
        ? 'None'
        : changes.map(({ label, before, after }) => (
            <span key={label} className={styles['change']}>
              {label} {before || '–'} → <b>{after || '–'}</b>
            </span>
          )),
      changes.length === 0 || isOut || !isEstimated ? '' : <RowEstimate key="estimate" before={order} after={after} />,
      changes.length === 0 || said === undefined ? '' : verdictText(said),
    ],
  };
}

function verdictText({ ok, message, findings, open_child_orders: count }: ModifyPreviewRow): string {
  const warnings = findings.map((finding) => finding.message).join(' ');
  if (!ok) return `Stays out: ${warnings || message}`;
  const children = count === 0 ? '' : `${count} open ${count === 1 ? 'child' : 'children'} replaced`;
  return [warnings, children].filter((text) => text !== '').join(' · ') || 'Can take it';
}
