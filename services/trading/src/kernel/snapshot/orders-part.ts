import type { Child } from '../state/child.ts';
import type { Execution } from '../state/execution.ts';
import type { OrderStore } from '../state/order-store.ts';
import type { Parent } from '../state/parent.ts';
import type { OrdersPart } from './snapshot-codec.ts';

export type OrdersPartRange = {
  /** Where in the list of ids it begins, and the last id that may be in it. */
  readonly from: number;
  readonly endId: number;
  /** The chunk ends with the order that reaches this. When missing, it has the whole range. */
  readonly chunkRecords?: number;
};

/** Complete orders for one chunk, with their children and executions. */
export function ordersPart(
  orders: OrderStore,
  ids: readonly number[],
  { from, endId, chunkRecords = Number.POSITIVE_INFINITY }: OrdersPartRange,
): { readonly part: OrdersPart; readonly next: number; readonly isAll: boolean } {
  const parents: Parent[] = [];
  const children: Child[] = [];
  const executions: Execution[] = [];
  let next = from;
  for (; (ids[next] ?? Number.POSITIVE_INFINITY) <= endId; next += 1) {
    if (parents.length + children.length + executions.length >= chunkRecords) break;
    const id = ids[next] ?? 0;
    const parent = orders.parents.get(id);
    // Orders may leave the engine meanwhile.
    if (parent === undefined) continue;
    parents.push(parent);
    for (const childId of orders.childIdsOf(id)) children.push(orders.child(childId));
    for (const execution of orders.executionsOf(id)) executions.push(execution);
  }
  const isAll = (ids[next] ?? Number.POSITIVE_INFINITY) > endId;
  return { part: { kind: 'orders', parents, children, executions }, next, isAll };
}

/** Where the ids begin that are not below one. */
export function firstIndexFrom(ids: readonly number[], id: number): number {
  let low = 0;
  let high = ids.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ids[middle] ?? 0) < id) low = middle + 1;
    else high = middle;
  }
  return low;
}
