import type { Cell, RowKey } from '@meridian/protocol/live/subscription-messages';
import type { CellPages } from '../../bytes/cell-pages.ts';
import type { Cells } from '../../live/topic-source.ts';
import type { PackedTable } from './packed-table.ts';
import type { Written } from './written-cells.ts';

/** A row that is not packed, as it is or as it was. One class for both, because readers of few classes are faster. */
export class RowLook implements Cells {
  readonly #cells: CellPages;
  readonly #slot: number;
  readonly #written: Written | null;

  /** With `written` as it was before. */
  constructor(cells: CellPages, slot: number, written: Written | null = null) {
    this.#cells = cells;
    this.#slot = slot;
    this.#written = written;
  }

  at(column: number): Cell | undefined {
    const written = this.#written;
    if (written !== null) {
      const nth = written.columns.indexOf(column);
      if (nth >= 0) return written.were[nth];
    }
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
