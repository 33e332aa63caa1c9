import { PAGE_ROWS, PackedPage, type PageParts } from '../../bytes/packed-page.ts';
import type { Child } from '../state/child.ts';
import { isOpenChild } from '../status/child-status.ts';
import { CHILD_CELLS, childCells } from '../state/packed-child.ts';
import { EXECUTION_CELLS, EXECUTION_KEY } from '../state/packed-execution.ts';
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

/** What is over costs less to write than a record, so a chunk has more of it. */
const CLOSED_PER_RECORD = 4;

/**
 * Complete orders for one chunk, with their children and executions. What is over goes as bytes, which a start takes
 * over as they are.
 */
export function ordersPart(
  orders: OrderStore,
  ids: readonly number[],
  { from, endId, chunkRecords = Number.POSITIVE_INFINITY }: OrdersPartRange,
): { readonly part: OrdersPart; readonly next: number; readonly isAll: boolean } {
  const parents: Parent[] = [];
  const children: Child[] = [];
  const closed = new Pages(CHILD_CELLS);
  const executions = new Pages(EXECUTION_CELLS, EXECUTION_KEY);
  let next = from;
  for (; (ids[next] ?? Number.POSITIVE_INFINITY) <= endId; next += 1) {
    const over = closed.rows + executions.rows;
    if (parents.length + children.length + over / CLOSED_PER_RECORD >= chunkRecords) break;
    const id = ids[next] ?? 0;
    const parent = orders.parents.get(id);
    // Orders may leave the engine meanwhile.
    if (parent === undefined) continue;
    parents.push(parent);
    for (const childId of orders.childIdsOf(id)) {
      if (!orders.children.copyPacked(closed.page(), childId)) addChild(orders.child(childId), children, closed.page());
    }
    for (const number of orders.executionNumbersOf(id)) orders.executions.copyTo(executions.page(), number);
  }
  const isAll = (ids[next] ?? Number.POSITIVE_INFINITY) > endId;
  const pages = { children: closed.parts(), executions: executions.parts() };
  return { part: { kind: 'orders', parents, children, executions: [], closed: pages }, next, isAll };
}

function addChild(child: Child, open: Child[], closed: PackedPage): void {
  if (isOpenChild(child)) open.push(child);
  else closed.add(childCells(child));
}

/** As many pages as the rows of a chunk need. */
class Pages {
  readonly #isOwn: readonly boolean[];
  readonly #pages: PackedPage[] = [];

  /** `ownColumn` has texts that are hardly ever the same. */
  constructor(width: number, ownColumn = -1) {
    this.#isOwn = Array.from({ length: width }, (_, column) => column === ownColumn);
  }

  get rows(): number {
    const last = this.#pages.at(-1);
    return last === undefined ? 0 : (this.#pages.length - 1) * PAGE_ROWS + last.rowCount;
  }

  /** One with room for a row. */
  page(): PackedPage {
    const last = this.#pages.at(-1);
    if (last?.isFull === false) return last;
    const page = new PackedPage(this.#isOwn);
    this.#pages.push(page);
    return page;
  }

  parts(): readonly PageParts[] {
    return this.#pages.filter(({ isEmpty }) => !isEmpty).map((page) => page.parts());
  }
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
