import { formatQuantity } from '@meridian/domain/number-format';
import { Button, Dialog, DialogActions, DialogContent, DialogHeader } from '@salt-ds/core';
import { useState } from 'react';
import { BulkProgress } from '../../components/order-table/bulk-progress.tsx';
import { OrderTable } from '../../components/order-table/order-table.tsx';
import { SideWord } from '../../components/order-table/order-words.tsx';
import { OutcomeList } from '../../components/order-table/outcome-list.tsx';
import { useBulkCommand } from '../../live/use-bulk-command.ts';
import type { AffectedOrder } from './affected-order.ts';
import { amountText } from './amount-text.ts';
import styles from './reroute-dialog.module.css';

type RerouteDialogProps = {
  readonly name: string;
  readonly orders: readonly AffectedOrder[];
  readonly onClose: () => void;
};

const COLUMNS = [
  { header: 'Order' },
  { header: 'Symbol' },
  { header: 'Side' },
  { header: 'Left', isNumber: true },
  { header: 'Amount', isNumber: true },
  { header: 'Child orders', isNumber: true },
  { header: 'Open qty', isNumber: true },
];

/** Takes orders off a destination that is down; each order answers for itself. */
export function RerouteDialog({ name, orders, onClose }: RerouteDialogProps) {
  // The list that was confirmed is the list that is sent, whatever changes meanwhile.
  const [asked] = useState(orders);
  const command = useBulkCommand();
  const { isUnderWay, phase } = command;
  const title = `Reroute ${asked.length} ${asked.length === 1 ? 'order' : 'orders'} away from ${name}`;
  const confirm = () => {
    const batch = {
      ids: asked.map(({ id }) => id),
      argsOf: (ids: number[]) => ({ parent_order_numeric_ids: ids, destination_name: name }),
    };
    void command.send('order.reroute', [batch]);
  };
  return (
    <Dialog
      open
      disableDismiss={isUnderWay}
      onOpenChange={(open) => (open || isUnderWay ? undefined : onClose())}
      className={styles['dialog'] ?? ''}
    >
      <DialogHeader header={phase === 'answered' ? `Rerouted away from ${name}` : title} disableAccent />
      <DialogContent>
        <div className={styles['content']}>
          {phase === 'answered' ? (
            <OutcomeList rows={command.rows} orderOf={(order) => asked.find(({ id }) => id === order)} />
          ) : (
            <>
              <p>
                Cancels the open child orders at {name}. These orders do not use it again until you allow it. Where the
                broker may still fill a child order, its quantity waits for the cancel.
              </p>
              <OrderTable label={`Orders at ${name}`} columns={COLUMNS} rows={asked.map(rowOf)} />
            </>
          )}
          {phase === 'sending' || phase === 'doubtful' ? (
            <BulkProgress phase={phase} done={command.rows.length} total={command.total} />
          ) : null}
        </div>
      </DialogContent>
      <DialogActions>
        <Button disabled={isUnderWay} onClick={onClose}>
          {phase === 'answered' ? 'Close' : 'Go back'}
        </Button>
        {phase === 'answered' ? null : (
          <Button sentiment="accented" disabled={isUnderWay} onClick={confirm}>
            Reroute {asked.length} {asked.length === 1 ? 'order' : 'orders'}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

function rowOf(order: AffectedOrder) {
  return {
    key: order.id,
    cells: [
      order.id,
      <b key="symbol">{order.exchange_symbol}</b>,
      <SideWord key="side" side={order.order_side} />,
      formatQuantity(order.remainingQty),
      amountText(order.remainingUsd),
      order.openChildren.toLocaleString('en-US'),
      formatQuantity(order.openChildQty),
    ],
  };
}
