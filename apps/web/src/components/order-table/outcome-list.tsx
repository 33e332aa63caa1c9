import type { ActionOrder } from '@meridian/domain/order-actions/action-order';
import type { OrderRowAnswer } from '@meridian/protocol/live/order-answers';
import { Button } from '@salt-ds/core';
import { CopyIcon } from '@salt-ds/icons';
import { useState } from 'react';
import { copyText } from '../data-grid/control/copy-text.ts';
import { OrderTable } from './order-table.tsx';
import { SideWord } from './order-words.tsx';
import { outcomeText, outcomeTitle, worstFirst } from './outcome-text.ts';
import styles from './outcome-list.module.css';

type OutcomeListProps = {
  readonly rows: readonly OrderRowAnswer[];
  readonly orderOf: (id: number) => Pick<ActionOrder, 'exchange_symbol' | 'order_side'> | undefined;
};

const COLUMNS = [
  { header: 'Result' },
  { header: 'Order' },
  { header: 'Symbol' },
  { header: 'Side' },
  { header: 'Outcome' },
];

/** What became of each order, failures first. */
export function OutcomeList({ rows, orderOf }: OutcomeListProps) {
  const sorted = worstFirst(rows);
  return (
    <div className={styles['outcome']}>
      <div className={styles['head']}>
        <output className={styles['title']} data-bad={rows.some(({ ok }) => !ok) ? '' : undefined}>
          {outcomeTitle(rows)}
        </output>
        <CopyButton text={() => outcomeText(sorted, orderOf)} />
      </div>
      <OrderTable
        label="Outcome by order"
        columns={COLUMNS}
        rows={sorted.map((row, at) => {
          const id = row.parent_order_numeric_id;
          const order = id === null ? undefined : orderOf(id);
          return {
            key: id ?? -at - 1,
            tone: row.ok ? undefined : 'negative',
            cells: [
              <Mark key="mark" ok={row.ok} />,
              <span key="id" className={styles['id']}>
                {id}
              </span>,
              order?.exchange_symbol,
              order === undefined ? null : <SideWord key="side" side={order.order_side} />,
              row.message,
            ],
          };
        })}
      />
    </div>
  );
}

function Mark({ ok }: { readonly ok: boolean }) {
  return (
    <span className={styles['mark']} data-ok={ok ? '' : undefined}>
      <span aria-hidden="true">{ok ? '✓' : '✕'}</span>
      <span className="salt-visuallyHidden">{ok ? 'Done' : 'Failed'}</span>
    </span>
  );
}

function CopyButton({ text }: { readonly text: () => string }) {
  const [said, setSaid] = useState('Copy');
  const copy = async () => setSaid((await copyText(text(), document)) ? 'Copied' : 'Could not copy');
  return (
    <Button appearance="transparent" onClick={() => void copy()}>
      <CopyIcon aria-hidden /> {said}
    </Button>
  );
}
