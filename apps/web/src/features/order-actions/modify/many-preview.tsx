import type { ActionOrder } from '@meridian/domain/order-actions/action-order';
import { changedOrder } from '@meridian/domain/order-actions/modify-draft';
import { targetName } from '@meridian/domain/order-actions/target-text';
import { changedTerms } from '@meridian/domain/order-actions/term-lines';
import { Button } from '@salt-ds/core';
import { useState } from 'react';
import { OrderTable, type OrderTableRow } from '../../../components/order-table/order-table.tsx';
import { SideWord } from '../../../components/order-table/order-words.tsx';
import { SHOWN_ZONE } from '../../../lib/time-text.ts';
import { MeanwhileNotice } from './meanwhile-notice.tsx';
import { verdictText } from './preview-verdict.ts';
import { RowEstimate } from './row-estimate.tsx';
import type { Modify } from './use-modify.ts';
import styles from './modify-dialog.module.css';

const COLUMNS = [
  { header: 'Symbol' },
  { header: 'Side' },
  { header: 'Change' },
  { header: 'Expected cost and finish' },
  { header: 'Result' },
];

/** Each estimate asks for the facts of its instrument, so only one page asks at a time. */
const PAGE_ROWS = 25;

type ManyPreviewProps = { readonly modify: Modify; readonly live: readonly ActionOrder[] };

/** What the change does to each order, page by page, and which are excluded. */
export function ManyPreview({ modify, live }: ManyPreviewProps) {
  const { base, preview, takeNew } = modify;
  const [wanted, setPage] = useState(0);
  // Orders may be fewer when the new values were taken.
  const page = Math.min(wanted, Math.max(0, Math.ceil(base.length / PAGE_ROWS) - 1));
  const now = new Map(live.map((order) => [order.parent_order_numeric_id, order]));
  const overtaken = base.filter((order) => {
    const current = now.get(order.parent_order_numeric_id);
    return current !== undefined && changedTerms(order, current, SHOWN_ZONE).length > 0;
  });
  const shown = base.slice(page * PAGE_ROWS, (page + 1) * PAGE_ROWS);
  return (
    <div className={styles['preview']}>
      {overtaken.length === 0 ? null : (
        <MeanwhileNotice said={overtakenText(overtaken)} lines={[]} onTakeNew={takeNew} />
      )}
      <OrderTable
        label="What changes on each order"
        columns={COLUMNS}
        rows={shown.map((order) => rowOf(order, modify))}
      />
      {base.length > PAGE_ROWS ? <Pages page={page} count={base.length} onPage={setPage} /> : null}
      {preview.error === null ? null : <p className={styles['quiet']}>Check failed: {preview.error}</p>}
    </div>
  );
}

function overtakenText(orders: readonly ActionOrder[]): string {
  return `Somebody else changed ${targetName(orders)}.`;
}

type PagesProps = { readonly page: number; readonly count: number; readonly onPage: (page: number) => void };

function Pages({ page, count, onPage }: PagesProps) {
  const last = Math.ceil(count / PAGE_ROWS) - 1;
  const end = Math.min(count, (page + 1) * PAGE_ROWS);
  return (
    <nav className={styles['pages']} aria-label="Pages of orders">
      <Button appearance="bordered" disabled={page === 0} onClick={() => onPage(page - 1)}>
        Previous
      </Button>
      <output>
        {(page * PAGE_ROWS + 1).toLocaleString('en-US')}–{end.toLocaleString('en-US')} of{' '}
        {count.toLocaleString('en-US')}
      </output>
      <Button appearance="bordered" disabled={page === last} onClick={() => onPage(page + 1)}>
        Next
      </Button>
    </nav>
  );
}

function rowOf(order: ActionOrder, { draft, preview }: Modify): OrderTableRow {
  const after = changedOrder(order, draft);
  const changes = changedTerms(order, after, SHOWN_ZONE);
  const said = preview.rowOf(order.parent_order_numeric_id);
  const isOut = changes.length > 0 && said?.ok === false;
  return {
    key: order.parent_order_numeric_id,
    tone: isOut ? 'negative' : changes.length === 0 ? 'dim' : undefined,
    cells: [
      <b key="symbol">{order.exchange_symbol}</b>,
      <SideWord key="side" side={order.order_side} />,
      changes.length === 0
        ? 'No change'
        : changes.map(({ label, before, after: to, change }) => (
            <span key={label} className={styles['change']}>
              {label} {before || '–'} → <b>{to || '–'}</b> {change === '' ? null : `(${change})`}
            </span>
          )),
      changes.length === 0 || isOut ? '' : <RowEstimate key="estimate" before={order} after={after} />,
      changes.length === 0 ? '' : said === undefined ? 'Checking' : verdictText(said),
    ],
  };
}
