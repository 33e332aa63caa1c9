import type { Cell, RowKey } from '@meridian/protocol/live/subscription-messages';
import type { CellPages } from '../../bytes/cell-pages.ts';
import type { Cells } from '../../live/topic-source.ts';
import type { PackedTable } from './packed-table.ts';

/** A row that is not packed. */
export class SlotLook implements Cells {
  readonly #cells: CellPages;
  readonly #slot: number;

  constructor(cells: CellPages, slot: number) {
    this.#cells = cells;
    this.#slot = slot;
  }

  at(column: number): Cell | undefined {
    return this.#cells.cell(this.#slot, column);
  }
}

export class PackedLook implements Cells {
  readonly #packed: PackedTable;
  readonly #key: RowKey;

  constructor(packed: PackedTable, key: RowKey) {
    this.#packed = packed;
    this.#key = key;
  }

  at(column: number): Cell | undefined {
    return this.#packed.cell(this.#key, column);
  }
}

/** A row as it was before some of its columns changed. */
export class PastLook implements Cells {
  readonly #now: Cells;
  readonly #columns: readonly number[];
  readonly #were: readonly Cell[];

  constructor(now: Cells, columns: readonly number[], were: readonly Cell[]) {
    this.#now = now;
    this.#columns = columns;
    this.#were = were;
  }

  at(column: number): Cell | undefined {
    const nth = this.#columns.indexOf(column);
    return nth < 0 ? this.#now.at(column) : this.#were[nth];
  }
}
