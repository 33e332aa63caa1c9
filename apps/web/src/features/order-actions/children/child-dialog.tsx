import { formatQuantity } from '@meridian/domain/number-format';
import type { ActionChild } from '@meridian/domain/order-actions/child-plan';
import { MAX_PARENT_IDS } from '@meridian/protocol/live/limits';
import { Button, Dialog, DialogActions, DialogContent, DialogHeader } from '@salt-ds/core';
import { useState } from 'react';
import { BulkProgress } from '../../../components/order-table/bulk-progress.tsx';
import { OrderTable } from '../../../components/order-table/order-table.tsx';
import { SideWord } from '../../../components/order-table/order-words.tsx';
import { OutcomeList } from '../../../components/order-table/outcome-list.tsx';
import { useBulkCommand } from '../../../live/use-bulk-command.ts';
import { ReasonField } from '../reason-field.tsx';
import { childrenText } from './children-text.ts';
import styles from '../action-dialog.module.css';

type ChildDialogProps = { readonly takes: readonly ActionChild[]; readonly onClose: () => void };

const COLUMNS = [
  { header: 'Child' },
  { header: 'Symbol' },
  { header: 'Side' },
  { header: 'Open', isNumber: true },
  { header: 'Destination' },
];

/** Cancels child orders by themselves; their parents go on. */
export function ChildDialog({ takes, onClose }: ChildDialogProps) {
  const [reason, setReason] = useState('');
  const command = useBulkCommand();
  const { isUnderWay, phase } = command;
  // One command names so many; the rest can be taken in a second step.
  const children = takes.slice(0, MAX_PARENT_IDS);
  const title = `Cancel ${childrenText(children.length)}`;
  const confirm = () => {
    const words = reason.trim() === '' ? {} : { reason: reason.trim() };
    const child_order_numeric_ids = children.map((child) => child.child_order_numeric_id);
    const ids = [...new Set(children.map((child) => child.parent_order_numeric_id))];
    const argsOf = (part: number[]) => ({ parent_order_numeric_ids: part, child_order_numeric_ids, ...words });
    void command.send('order.cancel_children', [{ ids, argsOf }]);
  };
  return (
    <Dialog
      open
      disableDismiss={isUnderWay}
      onOpenChange={(open) => (open || isUnderWay ? undefined : onClose())}
      className={styles['dialog'] ?? ''}
    >
      <DialogHeader header={phase === 'answered' ? 'Child orders' : title} disableAccent />
      <DialogContent>
        <div className={styles['content']}>
          {phase === 'answered' ? (
            <OutcomeList
              rows={command.rows}
              orderOf={(id) => takes.find((child) => child.parent_order_numeric_id === id)}
            />
          ) : (
            <>
              <OrderTable label="Child orders to cancel" columns={COLUMNS} rows={children.map(rowOf)} />
              <ReasonField action="cancel-children" text={reason} isDisabled={isUnderWay} onText={setReason} />
            </>
          )}
          {phase === 'sending' || phase === 'doubtful' ? (
            <BulkProgress phase={phase} done={command.rows.length} total={command.total} />
          ) : null}
        </div>
      </DialogContent>
      <DialogActions>
        <Button disabled={isUnderWay} onClick={onClose}>
          {phase === 'answered' ? 'Close' : 'Leave as it is'}
        </Button>
        {phase === 'answered' ? null : (
          <Button sentiment="negative" disabled={isUnderWay || children.length === 0} onClick={confirm}>
            {title}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

function rowOf(child: ActionChild) {
  return {
    key: child.child_order_numeric_id,
    cells: [
      child.child_order_numeric_id,
      <b key="symbol">{child.exchange_symbol}</b>,
      <SideWord key="side" side={child.order_side} />,
      formatQuantity(child.remaining_qty),
      child.destination_name,
    ],
  };
}
