import type { ActionOrder } from '@meridian/domain/order-actions/action-order';
import type { ActionPlan } from '@meridian/domain/order-actions/action-plan';
import { formatQuantity } from '@meridian/domain/number-format';
import { readDoubt } from '@meridian/domain/order-doubt';
import { OrderTable } from '../../components/order-table/order-table.tsx';
import { SideWord } from '../../components/order-table/order-words.tsx';

const COLUMNS = [
  { header: 'Order' },
  { header: 'Symbol' },
  { header: 'Side' },
  { header: 'Left', isNumber: true },
  { header: 'In doubt', isNumber: true },
  { header: 'Child orders', isNumber: true },
];

/** The quantity in doubt per order, then the skipped orders. */
export function DoubtTable({ plan }: { readonly plan: ActionPlan }) {
  const left = plan.leaves.map(({ order, why }) => ({
    key: order.parent_order_numeric_id,
    tone: 'dim' as const,
    cells: [...orderCells(order), `Skipped: ${why.charAt(0).toLowerCase()}${why.slice(1)}`, ''],
  }));
  const taken = plan.takes.map((order) => ({
    key: order.parent_order_numeric_id,
    cells: [
      ...orderCells(order),
      formatQuantity(readDoubt(order.diagnostic_info)?.quantity ?? 0),
      (readDoubt(order.diagnostic_info)?.count ?? 0).toLocaleString('en-US'),
    ],
  }));
  return <OrderTable label="Orders in doubt" columns={COLUMNS} rows={[...taken, ...left]} />;
}

function orderCells(order: ActionOrder) {
  return [
    order.parent_order_numeric_id,
    <b key="symbol">{order.exchange_symbol}</b>,
    <SideWord key="side" side={order.order_side} />,
    formatQuantity(order.remaining_qty),
  ];
}
