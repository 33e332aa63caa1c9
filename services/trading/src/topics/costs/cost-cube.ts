import type { FxRates } from '../../kernel/ports.ts';
import type { Row } from '../row-batch.ts';
import type { RowTable } from '../row-table.ts';
import { type CostCell, CostCells } from './cost-cells.ts';

/** The costs of all parent orders, kept up with their table. */
export class CostCube {
  readonly #cells: CostCells;
  readonly #fx: FxRates;
  readonly #listeners = new Set<(cell: CostCell) => void>();

  constructor(parents: RowTable, fx: FxRates) {
    this.#cells = new CostCells(fx);
    this.#fx = fx;
    parents.watchAll(({ before, after }) => {
      // In before out, so that an order which stays where it is never empties its cell.
      const joined = after && this.#cells.add(after);
      const left = before && this.#cells.remove(before);
      if (left !== undefined) this.#tell(left);
      if (joined !== undefined && joined !== left) this.#tell(joined);
    });
  }

  cells(): Iterable<CostCell> {
    return this.#cells.all();
  }

  /** Sums of these orders alone. */
  cellsOf(rows: Iterable<Row>): Iterable<CostCell> {
    const cells = new CostCells(this.#fx);
    for (const row of rows) cells.add(row);
    return cells.all();
  }

  /** Told of each cell that changed; one without orders is gone. Returns what ends it. */
  watch(listener: (cell: CostCell) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  #tell(cell: CostCell): void {
    for (const listener of this.#listeners) listener(cell);
  }
}
