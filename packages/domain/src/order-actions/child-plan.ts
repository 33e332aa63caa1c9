import { parentsForChildActions, powerSearchOrdersForChildActions } from '../child-actions.ts';
import type { ChildOrder } from '../entities/child-order.ts';
import { finiteNumber } from '../finite-number.ts';
import { textValue } from '../json-text.ts';
import { isOrderSide } from '../order-side.ts';
import { isOrderStatus } from '../order-status.ts';
import { isCompleted } from '../status-group.ts';
import type { ActionPlace } from './action-plan.ts';

/** The fields of a child order that its actions need. */
export const ACTION_CHILD_FIELDS = [
  'child_order_numeric_id',
  'parent_order_numeric_id',
  'status',
  'exchange_symbol',
  'order_side',
  'order_qty',
  'filled_qty',
  'remaining_qty',
  'strat',
  'list_name',
  'destination_name',
] as const satisfies readonly (keyof ChildOrder)[];

export type ActionChild = Pick<ChildOrder, (typeof ACTION_CHILD_FIELDS)[number]>;

/** Reads a grid row as a child order. Null for an invalid row. */
export function readActionChild(row: Readonly<Record<string, unknown>>): ActionChild | null {
  const id = finiteNumber(row['child_order_numeric_id']);
  const parentId = finiteNumber(row['parent_order_numeric_id']);
  const side = row['order_side'];
  if (id === null || parentId === null || !isOrderSide(side)) return null;
  return {
    child_order_numeric_id: id,
    parent_order_numeric_id: parentId,
    status: isOrderStatus(row['status']) ? row['status'] : null,
    exchange_symbol: textValue(row['exchange_symbol']) ?? '',
    order_side: side,
    order_qty: finiteNumber(row['order_qty']) ?? 0,
    filled_qty: finiteNumber(row['filled_qty']) ?? 0,
    remaining_qty: finiteNumber(row['remaining_qty']) ?? 0,
    strat: textValue(row['strat']),
    list_name: textValue(row['list_name']),
    destination_name: textValue(row['destination_name']),
  };
}

/** Why none of these child orders can be cancelled alone. */
export function whyNoneCancelled(children: readonly ActionChild[]): string {
  if (children.length === 0) return 'No child order chosen';
  if (children.every(({ status }) => isCompleted(status))) return 'No longer open';
  return 'Not on a list, or on a load-balance list: cancel them on the home screen';
}

/** The child orders that can be cancelled alone: open ones whose parent allows child actions. */
export function childrenToCancel(children: readonly ActionChild[], place: ActionPlace): readonly ActionChild[] {
  const open = children.filter(({ status }) => !isCompleted(status));
  return place === 'power-search' ? powerSearchOrdersForChildActions(open) : parentsForChildActions(open);
}
