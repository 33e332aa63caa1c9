import type { Cell, RowKey } from '@meridian/protocol/live/subscription-messages';
import type { Row, RowBatch, TableChange, TableName } from '../topics/row-batch.ts';
import { movedCells, type RowParts } from './cells-of-parts.ts';

type Gathered = {
  readonly upserts: Map<RowKey, Row>;
  readonly patches: Map<RowKey, Row>;
  readonly removed: Set<RowKey>;
};

/** Collects rows for one batch: only the newest per key, and only differences of rows that were sent before. */
export class BatchBuilder {
  readonly #tables = new Map<TableName, Gathered>();
  /** The rows that the other side has and that are likely to change. */
  readonly #sent = new Map<TableName, Map<RowKey, Cell[]>>();
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

  /** New values of the fields of a table that move, always the same ones. For a row that the batch does not have. */
  move(table: TableName, key: RowKey, moves: RowParts, isFinal = false): void {
    const sent = this.#sent.get(table);
    const patch = movedCells(table, moves, key, sent?.get(key));
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
