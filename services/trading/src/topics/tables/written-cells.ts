import type { Cell } from '@meridian/protocol/live/subscription-messages';
import type { CellPages } from '../../bytes/cell-pages.ts';
import type { Row } from '../row-batch.ts';

/** The columns that a change wrote, and what they had before. */
export type Written = { readonly columns: readonly number[]; readonly were: readonly Cell[] };

const NO_COLUMNS: readonly number[] = [];

/** Writes the cells of a row that differ. */
export function writeRow(cells: CellPages, slot: number, row: Row): Written {
  const columns: number[] = [];
  const were: Cell[] = [];
  for (let column = 0; column < row.length; column += 1) {
    const was = cells.exchange(slot, column, row[column] ?? null);
    if (was === undefined) continue;
    columns.push(column);
    were.push(was);
  }
  return { columns, were };
}

/** Writes the cells of `[key, column, value, …]` that differ. */
export function writeChange(cells: CellPages, slot: number, change: Row, length: number): Written {
  const columns: number[] = [];
  const were: Cell[] = [];
  for (let at = 1; at + 1 < length; at += 2) {
    const column = Number(change[at]);
    const was = cells.exchange(slot, column, change[at + 1] ?? null);
    if (was === undefined) continue;
    columns.push(column);
    were.push(was);
  }
  return { columns, were };
}

/** A row with `[key, column, value, …]`, and the columns that differ. */
export function patched(row: Row, change: Row, length: number): readonly [Row, readonly number[]] {
  const after = [...row];
  const columns: number[] = [];
  for (let at = 1; at + 1 < length; at += 2) {
    const column = Number(change[at]);
    const cell = change[at + 1] ?? null;
    if (after[column] === cell) continue;
    after[column] = cell;
    columns.push(column);
  }
  return [after, columns];
}

export function changedColumns(before: Row, after: Row): readonly number[] {
  let changed: number[] | null = null;
  for (let column = 0; column < after.length; column += 1) {
    if (before[column] === after[column]) continue;
    if (changed === null) changed = [column];
    else changed.push(column);
  }
  return changed ?? NO_COLUMNS;
}
