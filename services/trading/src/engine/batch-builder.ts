import type { Cell, RowKey } from '@meridian/protocol/live/subscription-messages';
import { type Row, type RowBatch, TABLE_FIELDS, type TableChange, type TableName } from '../topics/row-batch.ts';

type Gathered = {
  readonly upserts: Map<RowKey, Row>;
  readonly patches: Map<RowKey, Row>;
  readonly removed: Set<RowKey>;
};

/** Fields in parts, which are not joined: it is done thousands of times a second. */
type Moves = readonly Readonly<Record<string, Cell>>[];

/** Collects rows for one batch: only the newest per key, and only differences of rows that were sent before. */
export class BatchBuilder {
  readonly #tables = new Map<TableName, Gathered>();
  /** The rows that the other side has and that are likely to change. */
  readonly #sent = new Map<TableName, Map<RowKey, Cell[]>>();
  readonly #moving = new Map<TableName, MovingFields>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** `isFinal`: the row will hardly change, so it need not be remembered. */
  put(table: TableName, row: Row, isFinal = false): void {
    const key = keyOf(table, row);
    const sent = of(this.#sent, table, () => new Map<RowKey, Cell[]>());
    const before = sent.get(key);
    if (isFinal) sent.delete(key);
    if (before !== undefined && isSame(before, row)) return;
    // A copy, because it changes with every move, and the row belongs to the batch.
    if (!isFinal) sent.set(key, [...row]);
    const { upserts, patches, removed } = this.#gathered(table);
    if (before === undefined || upserts.has(key)) {
      upserts.set(key, row);
      patches.delete(key);
      removed.delete(key);
    } else patches.set(key, patchOf(key, before, row, patches.get(key)));
    this.#size += 1;
  }

  /** Whether the batch has the row already. */
  has(table: TableName, key: RowKey): boolean {
    const gathered = this.#tables.get(table);
    return gathered !== undefined && (gathered.upserts.has(key) || gathered.patches.has(key));
  }

  /** New values of some fields of a table, most often the same ones. For a row that the batch does not have. */
  move(table: TableName, key: RowKey, moves: Moves, isFinal = false): void {
    const fields = of(this.#moving, table, () => movingFields(table, moves));
    const sent = this.#sent.get(table);
    const patch = movedCells(key, sent?.get(key), fields, moves);
    if (isFinal) sent?.delete(key);
    if (patch.length === 1) return;
    const { patches } = this.#gathered(table);
    patches.set(key, patch);
    this.#size += 1;
  }

  remove(table: TableName, key: RowKey): void {
    this.#sent.get(table)?.delete(key);
    const { upserts, patches, removed } = this.#gathered(table);
    upserts.delete(key);
    patches.delete(key);
    removed.add(key);
    this.#size += 1;
  }

  forget(table: TableName, key: RowKey): void {
    this.#sent.get(table)?.delete(key);
  }

  take(atMs: number): RowBatch {
    const tables: Partial<Record<TableName, TableChange>> = {};
    for (const [name, { upserts, patches, removed }] of this.#tables) {
      tables[name] = { upserts: [...upserts.values()], patches: [...patches.values()], removed: [...removed] };
    }
    this.#tables.clear();
    this.#size = 0;
    return { atMs, tables };
  }

  #gathered(table: TableName): Gathered {
    return of(this.#tables, table, () => ({ upserts: new Map(), patches: new Map(), removed: new Set() }));
  }
}

function of<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

function keyOf(table: TableName, row: Row): RowKey {
  const key = row[0];
  if (typeof key !== 'string' && typeof key !== 'number') throw new Error(`a row of ${table} has no key`);
  return key;
}

type MovingFields = {
  readonly table: TableName;
  /** The fields as they came first, and their columns. */
  readonly names: readonly string[];
  readonly columns: readonly number[];
};

function movingFields(table: TableName, moves: Moves): MovingFields {
  const names = moves.flatMap(Object.keys);
  return { table, names, columns: names.map((name) => columnOf(table, name)) };
}

function columnOf(table: TableName, name: string): number {
  const fields: readonly string[] = TABLE_FIELDS[table];
  const column = fields.indexOf(name);
  if (column < 1) throw new Error(`${table} has no field ${name}`);
  return column;
}

/** The cells that differ, taken over into the row. Of a row that is not remembered, all of them. */
function movedCells(key: RowKey, row: Cell[] | undefined, fields: MovingFields, moves: Moves): Cell[] {
  const { table, names, columns } = fields;
  const patch: Cell[] = [key];
  let nth = 0;
  for (const part of moves) {
    for (const name in part) {
      // Known by its place: a search for the name would take longer than the rest.
      const column = names[nth] === name ? (columns[nth] ?? 0) : columnOf(table, name);
      const value = part[name] ?? null;
      nth += 1;
      if (row !== undefined && row[column] === value) continue;
      patch.push(column, value);
      if (row !== undefined) row[column] = value;
    }
  }
  return patch;
}

function isSame(before: Row, after: Row): boolean {
  for (let column = 1; column < after.length; column += 1) if (before[column] !== after[column]) return false;
  return true;
}

/** `[key, column, value, …]`, including earlier patches of the same batch. */
function patchOf(key: RowKey, before: Row, after: Row, earlier: Row | undefined): Row {
  const patch: Cell[] = [key];
  for (let column = 1; column < after.length; column += 1) {
    if (before[column] !== after[column] || isIn(earlier, column)) patch.push(column, after[column] ?? null);
  }
  return patch;
}

function isIn(patch: Row | undefined, column: number): boolean {
  if (patch === undefined) return false;
  for (let at = 1; at < patch.length; at += 2) if (patch[at] === column) return true;
  return false;
}
