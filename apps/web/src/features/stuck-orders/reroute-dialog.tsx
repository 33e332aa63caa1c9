import { formatQuantity } from '@meridian/domain/number-format';
import { Button } from '@salt-ds/core';
import { useState } from 'react';
import { CommandDialog } from '../../components/order-table/command-dialog.tsx';
import { OrderTable } from '../../components/order-table/order-table.tsx';
import { SideWord } from '../../components/order-table/order-words.tsx';
import { useBulkCommand } from '../../live/use-bulk-command.ts';
import type { AffectedOrder } from './affected-order.ts';
import { amountText } from './amount-text.ts';

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

/** Reroutes the orders of a disconnected destination, with an outcome per order. */
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
    <CommandDialog
      title={phase === 'answered' ? `Rerouted away from ${name}` : title}
      command={command}
      orderOf={(order) => asked.find(({ id }) => id === order)}
      onClose={onClose}
      buttons={
        <Button sentiment="accented" disabled={isUnderWay} onClick={confirm}>
          Reroute {asked.length} {asked.length === 1 ? 'order' : 'orders'}
        </Button>
      }
    >
      <p>
        Cancels the open child orders at {name}. These orders do not use it again until you allow it. Where the broker
        may still fill a child order, its quantity waits for the cancel.
      </p>
      <OrderTable label={`Orders at ${name}`} columns={COLUMNS} rows={asked.map(rowOf)} />
    </CommandDialog>
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
