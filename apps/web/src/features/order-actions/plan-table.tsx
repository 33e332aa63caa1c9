import type { ActionOrder } from '@meridian/domain/order-actions/action-order';
import type { ActionPlan } from '@meridian/domain/order-actions/action-plan';
import { formatQuantity } from '@meridian/domain/number-format';
import { OrderTable } from '../../components/order-table/order-table.tsx';
import { SideWord, StatusWord } from '../../components/order-table/order-words.tsx';
import { type ConfirmedAction, consequence } from './consequence.ts';

const COLUMNS = [
  { header: 'Symbol' },
  { header: 'Side' },
  { header: 'Qty', isNumber: true },
  { header: 'Filled', isNumber: true },
  { header: 'Status' },
  { header: 'What happens' },
];

type PlanTableProps = { readonly action: ConfirmedAction; readonly plan: ActionPlan };

/** What will happen to each order, then the skipped orders with reasons. */
export function PlanTable({ action, plan }: PlanTableProps) {
  const taken = plan.takes.map((order) => ({
    key: order.parent_order_numeric_id,
    cells: [...orderCells(order), consequence(action, order)],
  }));
  const left = plan.leaves.map(({ order, why }) => ({
    key: order.parent_order_numeric_id,
    tone: 'dim' as const,
    cells: [...orderCells(order), `Skipped: ${why.charAt(0).toLowerCase()}${why.slice(1)}`],
  }));
  return <OrderTable label="What happens to each order" columns={COLUMNS} rows={[...taken, ...left]} />;
}

function orderCells(order: ActionOrder) {
  return [
    <b key="symbol">{order.exchange_symbol}</b>,
    <SideWord key="side" side={order.order_side} />,
    formatQuantity(order.order_qty),
    formatQuantity(order.filled_qty),
    <StatusWord key="status" order={order} />,
  ];
}
