import type { OrderStatus } from '@meridian/domain/order-status';
import { isCompleted } from '@meridian/domain/status-group';
import type { Cells } from '../../live/topic-source.ts';
import { cellReader, columnOf } from '../tables/columns.ts';
import { addOrder, type CostSums, noCosts, orderCount } from './cost-sums.ts';

const account = cellReader('parent_orders', 'account');
const allocAccount = cellReader('parent_orders', 'alloc_account');
const assetClass = cellReader('parent_orders', 'asset_class');
const assetSubClass = cellReader('parent_orders', 'asset_sub_class');
const listName = cellReader('parent_orders', 'list_name');
const country = cellReader('parent_orders', 'country');
const status = cellReader('parent_orders', 'status');

const FILLED: OrderStatus = 'FILLED';

/** What a cell's key is made of. */
const KEY_COLUMNS: ReadonlySet<number> = new Set(
  (['account', 'alloc_account', 'asset_class', 'asset_sub_class', 'list_name', 'country', 'status'] as const).map(
    (field) => columnOf('parent_orders', field),
  ),
);

/** Whether an order may belong to another cell after a change of these columns. */
export function mayMove(columns: readonly number[]): boolean {
  return columns.some((column) => KEY_COLUMNS.has(column));
}

/** Orders that belong to the same groups and accounts, with their sums. */
export type CostCell = {
  readonly account: string;
  readonly alloc_account: string;
  readonly asset_class: string | null;
  readonly asset_sub_class: string | null;
  readonly list_name: string | null;
  readonly country: string | null;
  readonly isFilled: boolean;
  /** Not completed. */
  readonly isOpen: boolean;
  readonly sums: CostSums;
};

/** All orders by cell. Each user's summary is a sum of cells, and a change touches at most two. */
export class CostCells {
  readonly #cells = new Map<string, CostCell>();

  all(): Iterable<CostCell> {
    return this.#cells.values();
  }

  add(row: Cells): CostCell {
    const key = keyOf(row);
    const cell = this.#cells.get(key) ?? emptyCell(row);
    this.#cells.set(key, cell);
    addOrder(cell.sums, row, 1);
    return cell;
  }

  /** A row that did not move. Undefined when there is no such cell. */
  change(before: Cells, after: Cells): CostCell | undefined {
    const cell = this.#cells.get(keyOf(after));
    if (cell === undefined) return undefined;
    addOrder(cell.sums, after, 1);
    addOrder(cell.sums, before, -1);
    return cell;
  }

  /** Removes a row as it was added. Undefined when there is no such cell. */
  remove(row: Cells): CostCell | undefined {
    const key = keyOf(row);
    const cell = this.#cells.get(key);
    if (cell === undefined) return undefined;
    addOrder(cell.sums, row, -1);
    if (orderCount(cell.sums) === 0) this.#cells.delete(key);
    return cell;
  }
}

function keyOf(row: Cells): string {
  const marks = (status(row) === FILLED ? 1 : 0) + (isCompleted(status(row)) ? 0 : 2);
  return `${account(row)}\n${allocAccount(row)}\n${assetClass(row)}\n${assetSubClass(row)}\n${country(row)}\n${marks}\n${listName(row) === null ? 0 : `=${listName(row)}`}`;
}

function emptyCell(row: Cells): CostCell {
  return {
    account: account(row),
    alloc_account: allocAccount(row),
    asset_class: assetClass(row),
    asset_sub_class: assetSubClass(row),
    list_name: listName(row),
    country: country(row),
    isFilled: status(row) === FILLED,
    isOpen: !isCompleted(status(row)),
    sums: noCosts(),
  };
}
