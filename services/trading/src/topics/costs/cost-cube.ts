import type { FxRates } from '../../kernel/ports.ts';
import type { Row } from '../row-batch.ts';
import type { RowTable } from '../row-table.ts';
import { type CostCell, CostCells } from './cost-cells.ts';

/** The costs of all parent orders. It follows their table. */
export class CostCube {
  readonly #cells: CostCells;
  readonly #fx: FxRates;
  readonly #listeners = new Set<(cell: CostCell) => void>();

  constructor(parents: RowTable, fx: FxRates) {
    this.#cells = new CostCells(fx);
    this.#fx = fx;
    parents.watchAll(({ before, after }) => {
      // Added before the old one is removed, so that an unmoved order never empties its cell.
      const joined = after && this.#cells.add(after);
      const left = before && this.#cells.remove(before);
      if (left !== undefined) this.#tell(left);
      if (joined !== undefined && joined !== left) this.#tell(joined);
    });
  }

  cells(): Iterable<CostCell> {
    return this.#cells.all();
  }

  /** Sums of only these orders. */
  cellsOf(rows: Iterable<Row>): Iterable<CostCell> {
    const cells = new CostCells(this.#fx);
    for (const row of rows) cells.add(row);
    return cells.all();
  }

  /** Calls the listener with each changed cell. A cell without orders is gone. Returns how to stop. */
  watch(listener: (cell: CostCell) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  #tell(cell: CostCell): void {
    for (const listener of this.#listeners) listener(cell);
  }
}
