import type { Cell, RowKey } from '@meridian/protocol/live/subscription-messages';
import { type Row, TABLE_FIELDS, type TableName } from './row-batch.ts';
import { urgentColumns } from './tables/columns.ts';
import { PackedTable } from './tables/packed-table.ts';
import { ValueSets } from './tables/value-sets.ts';

/** A changed row. A new row has no `before`, a removed one no `after`. */
export type RowEvent = {
  readonly key: RowKey;
  readonly before: Row | undefined;
  readonly after: Row | undefined;
  /** Columns that differ. Empty for a new or removed row. */
  readonly columns: readonly number[];
  readonly isUrgent: boolean;
};

export type RowListener = (event: RowEvent) => void;

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

export type RowTableOptions = {
  readonly maxRows: number;
  /** Rows that stay longer when the table is full, such as working orders. */
  readonly isKept?: (row: Row) => boolean;
  /** Rows that hardly change any more. They take less memory, and longer to read. */
  readonly isPacked?: (row: Row) => boolean;
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
 * order in which they came. Watchers hear of each change.
 */
export class RowTable {
  readonly name: TableName;
  readonly fields: readonly string[];
  readonly #options: RowTableOptions;
  readonly #urgent: ReadonlySet<number>;
  /** Those that are not packed. */
  readonly #rows = new Map<RowKey, Row>();
  readonly #packed: PackedTable;
  readonly #indexes: readonly RowIndex[];
  readonly #listeners = new Set<RowListener>();
  /**
   * Where the walk over the oldest rows is. A map keeps the places of rows that left, so that a walk from the start
   * would pass all of them each time. None while the table is not full: a walk that rests keeps those places for good.
   */
  #oldest: MapIterator<[RowKey, Row]> | null = null;

  constructor(name: TableName, options: RowTableOptions) {
    this.name = name;
    this.fields = TABLE_FIELDS[name];
    this.#options = options;
    this.#urgent = urgentColumns(name);
    const isFound = (field: IndexedField): boolean => options.foundBy?.includes(field) === true;
    this.#indexes = INDEXED.flatMap((field) => {
      const column = this.fields.indexOf(field);
      return column < 0
        ? []
        : [{ field, column, keys: isFound(field) ? new ValueSets() : null, listeners: new ValueSets() }];
    });
    const columns = this.#indexes.flatMap(({ keys, column }) => (keys === null ? [] : [column]));
    this.#packed = new PackedTable(this.fields.length, columns);
  }

  get size(): number {
    return this.#rows.size + this.#packed.size;
  }

  *keys(): Generator<RowKey, undefined> {
    yield* this.#packed.keys();
    yield* this.#rows.keys();
  }

  row(key: RowKey): Row | undefined {
    return this.#rows.get(key) ?? this.#packed.row(key);
  }

  /** One cell of a row, which is read faster than the whole. */
  cell(key: RowKey, column: number): Cell | undefined {
    const row = this.#rows.get(key);
    return row === undefined ? this.#packed.cell(key, column) : row[column];
  }

  isFoundBy(field: IndexedField): boolean {
    const { keys, column } = this.#index(field);
    return keys !== null || column === KEY_COLUMN;
  }

  keysWhere(field: IndexedField, value: Cell): Iterable<RowKey> {
    const { keys, column } = this.#index(field);
    if (column === KEY_COLUMN) return this.#hasKey(value) ? [value] : NO_KEYS;
    if (keys === null) throw new Error(`${this.name} is not found by ${field}`);
    const packed = this.#packed.keysWhere(column, value);
    const others = keys.get(value) ?? NO_KEYS;
    return packed.length === 0 ? others : [...packed, ...others];
  }

  /** The table owns the row. Do not change it afterwards. */
  upsert(row: Row): void {
    const key = this.#keyOf(row);
    const before = this.row(key);
    if (before === undefined) {
      this.#store(key, row);
      this.#tell({ key, before, after: row, columns: NO_COLUMNS, isUrgent: this.#urgent.size > 0 });
      if (this.size > this.#options.maxRows) this.#dropOne();
      else this.#oldest = null;
      return;
    }
    const columns = changedColumns(before, row);
    if (columns.length > 0) this.#change(key, before, row, columns);
  }

  /** `[key, column, value, …]` for a known row. Ignored for an unknown one. */
  patch(change: Row): void {
    const key = this.#keyIn(change);
    const before = this.row(key);
    if (before === undefined) return;
    const after = [...before];
    const columns: number[] = [];
    for (let at = 1; at + 1 < change.length; at += 2) {
      const column = Number(change[at]);
      const value = change[at + 1] ?? null;
      if (!(column > 0 && column < after.length)) throw new Error(`a patch of ${this.name} names column ${column}`);
      if (after[column] === value) continue;
      after[column] = value;
      columns.push(column);
    }
    if (columns.length > 0) this.#change(key, before, after, columns);
  }

  remove(key: RowKey): void {
    const before = this.row(key);
    if (before === undefined) return;
    this.#take(key);
    this.#tell({ key, before, after: undefined, columns: NO_COLUMNS, isUrgent: false });
  }

  /** Calls the listener for each row, existing ones first. Returns how to stop. */
  watchAll(listener: RowListener): () => void {
    for (const key of this.keys()) {
      listener({ key, before: undefined, after: this.row(key), columns: NO_COLUMNS, isUrgent: false });
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

  /** A row that is not packed keeps its place among the others. */
  #store(key: RowKey, row: Row): void {
    const isPacked = this.#options.isPacked?.(row) === true;
    const before = this.#rows.get(key);
    if (isPacked || before === undefined) this.#take(key);
    if (isPacked) {
      this.#packed.add(key, row);
      return;
    }
    this.#rows.set(key, row);
    for (const index of this.#indexes) moveKey(index, key, before, row);
  }

  #take(key: RowKey): void {
    const row = this.#rows.get(key);
    if (row === undefined) {
      this.#packed.remove(key);
      return;
    }
    this.#rows.delete(key);
    for (const { keys, column } of this.#indexes) keys?.delete(row[column] ?? null, key);
  }

  #change(key: RowKey, before: Row, after: Row, columns: readonly number[]): void {
    this.#store(key, after);
    const isUrgent = columns.some((column) => this.#urgent.has(column));
    this.#tell({ key, before, after, columns, isUrgent });
  }

  #hasKey(value: Cell): value is RowKey {
    return (
      (typeof value === 'string' || typeof value === 'number') && (this.#rows.has(value) || this.#packed.has(value))
    );
  }

  #keyOf(row: Row): RowKey {
    if (row.length !== this.fields.length) throw new Error(`a row of ${this.name} has ${row.length} cells`);
    return this.#keyIn(row);
  }

  #keyIn(row: Row): RowKey {
    const key = row[KEY_COLUMN];
    if (typeof key !== 'string' && typeof key !== 'number') throw new Error(`a row of ${this.name} has no key`);
    return key;
  }

  #index(field: IndexedField): RowIndex {
    const index = this.#indexes.find((candidate) => candidate.field === field);
    if (index === undefined) throw new Error(`${this.name} has no field ${field}`);
    return index;
  }

  #tell(event: RowEvent): void {
    for (const listener of this.#listeners) listener(event);
    for (const { column, listeners } of this.#indexes) {
      const before = event.before?.[column];
      const after = event.after?.[column];
      if (after !== undefined) for (const listener of listeners.get(after) ?? []) listener(event);
      if (before !== undefined && before !== after) for (const listener of listeners.get(before) ?? []) listener(event);
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
      const [key, row] = this.#nextOldest();
      if (passedOver === MAX_PASSED_OVER || this.#options.isKept?.(row) !== true) {
        this.remove(key);
        return;
      }
      this.#rows.delete(key);
      this.#rows.set(key, row);
    }
  }

  #nextOldest(): readonly [RowKey, Row] {
    this.#oldest ??= this.#rows.entries();
    const next = this.#oldest.next();
    if (next.done !== true) return next.value;
    this.#oldest = null;
    return this.#nextOldest();
  }
}

function changedColumns(before: Row, after: Row): readonly number[] {
  let changed: number[] | null = null;
  for (let column = 0; column < after.length; column += 1) {
    if (before[column] === after[column]) continue;
    if (changed === null) changed = [column];
    else changed.push(column);
  }
  return changed ?? NO_COLUMNS;
}

function moveKey({ column, keys }: RowIndex, key: RowKey, before: Row | undefined, after: Row): void {
  if (keys === null || before?.[column] === after[column]) return;
  if (before !== undefined) keys.delete(before[column] ?? null, key);
  keys.add(after[column] ?? null, key);
}
