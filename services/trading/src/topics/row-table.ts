import type { Cell, RowKey } from '@meridian/protocol/live/subscription-messages';
import { CellPages } from '../bytes/cell-pages.ts';
import type { Cells } from '../live/topic-source.ts';
import { type Row, TABLE_FIELDS, type TableName } from './row-batch.ts';
import type { RowEvent, RowListener } from './row-event.ts';
import { urgentColumns } from './tables/columns.ts';
import { PackedTable } from './tables/packed-table.ts';
import { type IndexedField, RowIndexes } from './tables/row-indexes.ts';
import { PackedLook, RowLook } from './tables/row-looks.ts';
import { changedColumns, patched, writeChange, writeRow, type Written } from './tables/written-cells.ts';

export type RowTableOptions = {
  readonly maxRows: number;
  /** Rows that stay longer when the table is full, such as working orders. */
  readonly isKept?: (row: Cells) => boolean;
  /** Rows that hardly change any more. They take less memory, and longer to read. */
  readonly isPacked?: (row: Cells) => boolean;
  /** Fields by which rows are found without a walk over all of them: thirty bytes a row and field, eight if packed. */
  readonly foundBy?: readonly IndexedField[];
};

/** A full table passes over this many kept rows before it drops one of them. */
const MAX_PASSED_OVER = 100;

const KEY_COLUMN = 0;
const NO_COLUMNS: readonly number[] = [];
const NO_KEYS: readonly RowKey[] = [];

/**
 * Rows by key up to a limit. Packed rows come first, in the order in which they were packed, then the others in the
 * order in which they came. Watchers hear of each change. No row is an object of its own: `row` makes one, `look` and
 * `cell` read without it.
 */
export class RowTable {
  readonly name: TableName;
  readonly fields: readonly string[];
  readonly #options: RowTableOptions;
  readonly #urgent: ReadonlySet<number>;
  /** Of those that are not packed. */
  readonly #slots = new Map<RowKey, number>();
  readonly #cells: CellPages;
  readonly #packed: PackedTable;
  readonly #indexes: RowIndexes;
  readonly #listeners = new Set<RowListener>();
  #isTelling = false;
  /**
   * Where the walk over the oldest rows is. A map keeps the places of rows that left, so that a walk from the start
   * would pass all of them each time. None while the table is not full: a walk that rests keeps those places for good.
   */
  #oldest: MapIterator<[RowKey, number]> | null = null;

  constructor(name: TableName, options: RowTableOptions) {
    this.name = name;
    this.fields = TABLE_FIELDS[name];
    this.#options = options;
    this.#urgent = urgentColumns(name);
    this.#cells = new CellPages(this.fields.length);
    this.#indexes = new RowIndexes(this.fields, options.foundBy ?? []);
    this.#packed = new PackedTable(this.fields.length, this.#indexes.columns);
  }

  get size(): number {
    return this.#slots.size + this.#packed.size;
  }

  *keys(): Generator<RowKey, undefined> {
    yield* this.#packed.keys();
    yield* this.#slots.keys();
  }

  has(key: RowKey): boolean {
    return this.#slots.has(key) || this.#packed.has(key);
  }

  /** The whole row, made for the caller. */
  row(key: RowKey): Row | undefined {
    const slot = this.#slots.get(key);
    return slot === undefined ? this.#packed.row(key) : this.#cells.row(slot);
  }

  /** A row of which some cells are read, before the table changes. */
  look(key: RowKey): Cells | undefined {
    const slot = this.#slots.get(key);
    if (slot !== undefined) return new RowLook(this.#cells, slot);
    return this.#packed.has(key) ? new PackedLook(this.#packed, key) : undefined;
  }

  /** One cell of a row. */
  cell(key: RowKey, column: number): Cell | undefined {
    const slot = this.#slots.get(key);
    return slot === undefined ? this.#packed.cell(key, column) : this.#cells.cell(slot, column);
  }

  isFoundBy(field: IndexedField): boolean {
    const { keys, column } = this.#index(field);
    return keys !== null || column === KEY_COLUMN;
  }

  keysWhere(field: IndexedField, value: Cell): Iterable<RowKey> {
    const { keys, column } = this.#index(field);
    if (column === KEY_COLUMN) return isKey(value) && this.has(value) ? [value] : NO_KEYS;
    if (keys === null) throw new Error(`${this.name} is not found by ${field}`);
    const packed = this.#packed.keysWhere(column, value);
    const others = keys.get(value) ?? NO_KEYS;
    return packed.length === 0 ? others : [...packed, ...others];
  }

  /** The row is copied. */
  upsert(row: Row): void {
    if (row.length !== this.fields.length) throw new Error(`a row of ${this.name} has ${row.length} cells`);
    const key = this.#keyIn(row);
    const slot = this.#slots.get(key);
    if (slot !== undefined) {
      this.#written(key, slot, writeRow(this.#cells, slot, row));
      return;
    }
    const before = this.#packed.row(key);
    if (before !== undefined) {
      this.#replace(key, before, row, changedColumns(before, row));
      return;
    }
    const after = this.#store(key, row);
    this.#tell({ key, before, after, columns: NO_COLUMNS, isUrgent: this.#urgent.size > 0 });
    if (this.size > this.#options.maxRows) this.#dropOne();
    else this.#oldest = null;
  }

  /** `[key, column, value, …]` up to a length, for a known row. Ignored for an unknown one. The list is not kept. */
  patch(change: Row, length = change.length): void {
    const key = this.#keyIn(change);
    const slot = this.#slots.get(key);
    const packed = slot === undefined ? this.#packed.row(key) : undefined;
    if (slot === undefined && packed === undefined) return;
    for (let at = 1; at + 1 < length; at += 2) this.#checkColumn(Number(change[at]));
    if (slot !== undefined) this.#written(key, slot, writeChange(this.#cells, slot, change, length));
    if (packed !== undefined) this.#replace(key, packed, ...patched(packed, change, length));
  }

  remove(key: RowKey): void {
    const slot = this.#slots.get(key);
    const before = slot === undefined ? this.#packed.row(key) : new RowLook(this.#cells, slot);
    if (before === undefined) return;
    if (slot === undefined) this.#packed.remove(key);
    else this.#unlink(key, before);
    this.#tell({ key, before, after: undefined, columns: NO_COLUMNS, isUrgent: false }, slot);
  }

  /** Calls the listener for each row, existing ones first. Returns how to stop. */
  watchAll(listener: RowListener): () => void {
    for (const key of this.keys()) {
      listener({ key, before: undefined, after: this.look(key), columns: NO_COLUMNS, isUrgent: false });
    }
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Calls the listener for rows that have the value, or had it before a change. Returns how to stop. */
  watch(field: IndexedField, value: Cell, listener: RowListener): () => void {
    const { listeners } = this.#index(field);
    listeners.add(value, listener);
    return () => listeners.delete(value, listener);
  }

  /** For a key that the table does not have. */
  #store(key: RowKey, row: Row): Cells {
    if (this.#options.isPacked?.(row) === true) {
      this.#packed.add(key, row);
      return row;
    }
    const slot = this.#cells.add();
    this.#cells.fill(slot, row);
    this.#slots.set(key, slot);
    this.#indexes.add(key, row);
    return new RowLook(this.#cells, slot);
  }

  #unlink(key: RowKey, row: Cells): void {
    this.#slots.delete(key);
    this.#indexes.remove(key, row);
  }

  /** A packed row that changes. */
  #replace(key: RowKey, before: Row, after: Row, columns: readonly number[]): void {
    if (columns.length === 0) return;
    this.#packed.remove(key);
    this.#tell({ key, before, after: this.#store(key, after), columns, isUrgent: this.#isUrgent(columns) });
  }

  /** A row that was not packed. It keeps its place unless it is now. */
  #written(key: RowKey, slot: number, written: Written): void {
    const { columns } = written;
    if (columns.length === 0) return;
    const after = new RowLook(this.#cells, slot);
    const before = new RowLook(this.#cells, slot, written);
    const event = { key, before, after, columns, isUrgent: this.#isUrgent(columns) };
    if (this.#options.isPacked?.(after) !== true) {
      this.#indexes.move(event);
      this.#tell(event);
      return;
    }
    this.#unlink(key, before);
    this.#packed.add(key, this.#cells.row(slot));
    this.#tell(event, slot);
  }

  #isUrgent(columns: readonly number[]): boolean {
    return columns.some((column) => this.#urgent.has(column));
  }

  #keyIn(row: Row): RowKey {
    const key = row[KEY_COLUMN];
    if (key === undefined || !isKey(key)) throw new Error(`a row of ${this.name} has no key`);
    return key;
  }

  #checkColumn(column: number): void {
    const isKnown = Number.isInteger(column) && column > KEY_COLUMN && column < this.fields.length;
    if (!isKnown) throw new Error(`a patch of ${this.name} names column ${column}`);
  }

  #index(field: IndexedField) {
    const index = this.#indexes.of(field);
    if (index === undefined) throw new Error(`${this.name} has no field ${field}`);
    return index;
  }

  /** A slot that the row leaves is free when everybody has heard of it. */
  #tell(event: RowEvent, left?: number): void {
    if (this.#isTelling) throw new Error(`a listener changes ${this.name}`);
    this.#isTelling = true;
    try {
      for (const listener of this.#listeners) listener(event);
      this.#indexes.tell(event);
    } finally {
      this.#isTelling = false;
      if (left !== undefined) this.#cells.remove(left);
    }
  }

  /** Drops the oldest packed row, or else the oldest. A kept row moves behind the others instead, up to a limit. */
  #dropOne(): void {
    const packed = this.#packed.oldestKey();
    if (packed !== undefined) {
      this.#oldest = null;
      this.remove(packed);
      return;
    }
    for (let passedOver = 0; passedOver <= MAX_PASSED_OVER; passedOver += 1) {
      const [key, slot] = this.#nextOldest();
      if (passedOver === MAX_PASSED_OVER || this.#options.isKept?.(new RowLook(this.#cells, slot)) !== true) {
        this.remove(key);
        return;
      }
      this.#slots.delete(key);
      this.#slots.set(key, slot);
    }
  }

  #nextOldest(): readonly [RowKey, number] {
    this.#oldest ??= this.#slots.entries();
    const next = this.#oldest.next();
    if (next.done !== true) return next.value;
    this.#oldest = null;
    return this.#nextOldest();
  }
}

function isKey(cell: Cell): cell is RowKey {
  return typeof cell === 'string' || typeof cell === 'number';
}
