import type { RowKey } from '@meridian/protocol/live/subscription-messages';
import type { Cells } from '../../live/topic-source.ts';
import type { RowTable } from '../row-table.ts';
import { type CostCell, CostCells, mayMove } from './cost-cells.ts';

/** New orders that are counted at once. At a start a hundred thousand come, and to show them is more urgent. */
const AT_ONCE = 5_000;

/** The costs of all parent orders. It follows their table. */
export class CostCube {
  readonly #cells = new CostCells();
  readonly #listeners = new Set<(cell: CostCell) => void>();
  /** New orders that are not counted yet. */
  readonly #waiting = new Set<RowKey>();
  readonly #parents: RowTable;

  constructor(parents: RowTable) {
    this.#parents = parents;
    parents.watchAll(({ key, before, after, columns }) => {
      const isNew = before === undefined || this.#waiting.has(key);
      if (!isNew && after !== undefined && !mayMove(columns)) this.#changeInPlace(before, after);
      else if (!isNew) this.#change(before, after);
      else if (after === undefined) this.#waiting.delete(key);
      else this.#waiting.add(key);
    });
  }

  cells(): Iterable<CostCell> {
    this.#count(Number.POSITIVE_INFINITY);
    return this.#cells.all();
  }

  /** Sums of only these orders. */
  cellsOf(rows: Iterable<Cells>): Iterable<CostCell> {
    const cells = new CostCells();
    for (const row of rows) cells.add(row);
    return cells.all();
  }

  /** Calls the listener with each changed cell. A cell without orders is gone. Returns how to stop. */
  watch(listener: (cell: CostCell) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Counts new orders: all of them while somebody looks. To be called regularly. */
  refresh(): void {
    this.#count(this.#listeners.size > 0 ? Number.POSITIVE_INFINITY : AT_ONCE);
  }

  #count(limit: number): void {
    let left = limit;
    for (const key of this.#waiting) {
      if (left <= 0) return;
      left -= 1;
      this.#waiting.delete(key);
      this.#change(undefined, this.#parents.look(key));
    }
  }

  /** Most changes move no order, and to find its cell takes as long as to count it. */
  #changeInPlace(before: Cells, after: Cells): void {
    const cell = this.#cells.change(before, after);
    if (cell === undefined) this.#change(before, after);
    else this.#tell(cell);
  }

  #change(before: Cells | undefined, after: Cells | undefined): void {
    // Added before the old one is removed, so that an unmoved order never empties its cell.
    const joined = after && this.#cells.add(after);
    const left = before && this.#cells.remove(before);
    if (left !== undefined) this.#tell(left);
    if (joined !== undefined && joined !== left) this.#tell(joined);
  }

  #tell(cell: CostCell): void {
    for (const listener of this.#listeners) listener(cell);
  }
}
