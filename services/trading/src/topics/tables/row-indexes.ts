import type { Cell, RowKey } from '@meridian/protocol/live/subscription-messages';
import type { Cells } from '../../live/topic-source.ts';
import type { RowEvent, RowListener } from '../row-event.ts';
import { ValueSets } from './value-sets.ts';

/** Fields by which rows can be watched, if the table has them. */
const INDEXED = ['parent_order_numeric_id', 'account', 'alloc_account', 'exchange_symbol'] as const;

export type IndexedField = (typeof INDEXED)[number];

type RowIndex = {
  readonly field: IndexedField;
  readonly column: number;
  /** Of rows that are not packed. Null if rows are not found by the field. */
  readonly keys: ValueSets<Cell, RowKey> | null;
  readonly listeners: ValueSets<Cell, RowListener>;
};

/** Rows of a table, and those who watch them, by the values of some fields. */
export class RowIndexes {
  readonly #indexes: readonly RowIndex[];

  constructor(fields: readonly string[], foundBy: readonly IndexedField[]) {
    this.#indexes = INDEXED.flatMap((field) => {
      const column = fields.indexOf(field);
      const keys = foundBy.includes(field) ? new ValueSets<Cell, RowKey>() : null;
      return column < 0 ? [] : [{ field, column, keys, listeners: new ValueSets() }];
    });
  }

  /** Columns by which rows are found. */
  get columns(): readonly number[] {
    return this.#indexes.flatMap(({ keys, column }) => (keys === null ? [] : [column]));
  }

  /** Undefined for a field that the table does not have. */
  of(field: IndexedField): RowIndex | undefined {
    return this.#indexes.find((candidate) => candidate.field === field);
  }

  add(key: RowKey, row: Cells): void {
    for (const { keys, column } of this.#indexes) keys?.add(row.at(column) ?? null, key);
  }

  remove(key: RowKey, row: Cells): void {
    for (const { keys, column } of this.#indexes) keys?.delete(row.at(column) ?? null, key);
  }

  move({ key, before, after, columns }: RowEvent): void {
    for (const { keys, column } of this.#indexes) {
      if (keys === null || !columns.includes(column)) continue;
      const [was, is] = [before?.at(column) ?? null, after?.at(column) ?? null];
      if (was === is) continue;
      keys.delete(was, key);
      keys.add(is, key);
    }
  }

  /** Tells those who watch what the row has, or had. */
  tell(event: RowEvent): void {
    for (const { column, listeners } of this.#indexes) {
      if (listeners.isEmpty) continue;
      const before = event.before?.at(column);
      const after = event.after?.at(column);
      if (after !== undefined) for (const listener of listeners.get(after) ?? []) listener(event);
      if (before !== undefined && before !== after) for (const listener of listeners.get(before) ?? []) listener(event);
    }
  }
}
