import { formatQuantity } from '@meridian/domain/number-format';
import type { ActionChild } from '@meridian/domain/order-actions/child-plan';
import { orderName } from '@meridian/domain/order-actions/target-text';
import { MAX_PARENT_IDS } from '@meridian/protocol/live/limits';
import { Button } from '@salt-ds/core';
import { useState } from 'react';
import { CommandDialog } from '../../../components/order-table/command-dialog.tsx';
import { OrderTable } from '../../../components/order-table/order-table.tsx';
import { SideWord } from '../../../components/order-table/order-words.tsx';
import { useFirstField } from '../../../components/use-first-field.ts';
import { useBulkCommand } from '../../../live/use-bulk-command.ts';
import { ReasonField } from '../reason-field.tsx';
import { childrenText } from './children-text.ts';

type ChildDialogProps = { readonly takes: readonly ActionChild[]; readonly onClose: () => void };

const COLUMNS = [
  { header: 'Child' },
  { header: 'Symbol' },
  { header: 'Side' },
  { header: 'Open', isNumber: true },
  { header: 'Destination' },
];

/** Cancels child orders. Their parents keep working. */
export function ChildDialog({ takes, onClose }: ChildDialogProps) {
  const [reason, setReason] = useState('');
  const command = useBulkCommand();
  const { isUnderWay, phase } = command;
  const { initialFocus, fieldRef } = useFirstField();
  // The limit of one command. The user can cancel the rest in a second step.
  const children = takes.slice(0, MAX_PARENT_IDS);
  const title = titleOf(children);
  const canGo = phase === 'idle' && children.length > 0;
  const confirm = () => {
    const words = reason.trim() === '' ? {} : { reason: reason.trim() };
    const child_order_numeric_ids = children.map((child) => child.child_order_numeric_id);
    const ids = [...new Set(children.map((child) => child.parent_order_numeric_id))];
    const argsOf = (part: number[]) => ({ parent_order_numeric_ids: part, child_order_numeric_ids, ...words });
    void command.send('order.cancel_children', [{ ids, argsOf }]);
  };
  return (
    <CommandDialog
      title={phase === 'answered' ? 'Child orders' : `${title}?`}
      command={command}
      orderOf={(id) => takes.find((child) => child.parent_order_numeric_id === id)}
      onConfirmKey={canGo ? confirm : null}
      initialFocus={initialFocus}
      onClose={onClose}
      buttons={
        <Button sentiment="negative" disabled={!canGo} onClick={confirm}>
          {title}
        </Button>
      }
    >
      <OrderTable label="Child orders to cancel" columns={COLUMNS} rows={children.map(rowOf)} />
      <ReasonField
        action="cancel-children"
        text={reason}
        isDisabled={isUnderWay}
        fieldRef={fieldRef}
        onText={setReason}
      />
    </CommandDialog>
  );
}

/** `Cancel child TSLA SELL 600 at CROSS-X`, or how many. */
function titleOf(children: readonly ActionChild[]): string {
  const [only] = children;
  if (children.length !== 1 || only === undefined) return `Cancel ${childrenText(children.length)}`;
  const where = only.destination_name === null ? '' : ` at ${only.destination_name}`;
  return `Cancel child ${orderName(only)}${where}`;
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
