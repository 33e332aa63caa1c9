import type { Cell, RowKey } from '@meridian/protocol/live/subscription-messages';
import {
  type Row,
  type RowBatch,
  TABLE_FIELDS,
  TABLE_NAMES,
  type TableChange,
  type TableName,
} from '../topics/row-batch.ts';
import { makeMover, type Mover, type RowParts } from './cells-of-parts.ts';
import type { MovingRow } from './engine-rows.ts';
import { SentCells } from './sent-cells.ts';

type Gathered = {
  readonly upserts: Map<RowKey, Row>;
  readonly patches: Map<RowKey, Row>;
  readonly removed: Set<RowKey>;
};

/** Collects rows for one batch: only the newest per key, and only differences of rows that were sent before. */
export class BatchBuilder {
  /**
   * A place for each table, empty without rows of it. A map leaves what it had in its former memory, and if that is old
   * whatever was in a batch lives until the old memory is collected.
   */
  readonly #tables: { [Name in TableName]?: Gathered | undefined } = {};
  /** The rows that the other side has and that are likely to change. */
  readonly #sent = new Map<TableName, SentCells>();
  readonly #movers = new Map<TableName, Mover>();
  /** Where a patch is written before its length is known. */
  readonly #draft: Cell[] = [];
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** A whole row, of which each cell may differ the next time. `isFinal`: it hardly will, so it need not be kept. */
  put(table: TableName, row: Row, isFinal = false): void {
    const key = keyOf(table, row);
    const sent = of(this.#sent, table, () => new SentCells(columnsOf(table)));
    const slot = sent.slotOf(key);
    const { upserts, patches } = this.#gathered(table);
    if (slot === undefined) {
      if (!isFinal) differences(sent, sent.add(key), row);
      this.#upsert(table, key, row);
      return;
    }
    const columns = differences(sent, slot, row);
    if (isFinal) sent.delete(key);
    if (columns.length === 0) return;
    if (upserts.has(key)) return this.#upsert(table, key, row);
    patches.set(key, patchOf(key, row, columns, patches.get(key)));
    this.#size += 1;
  }

  /** A whole row, of which only these fields differ until it is put again. */
  putMoving(table: TableName, { row, moves }: MovingRow, isFinal = false): void {
    const key = keyOf(table, row);
    const mover = this.#moverOf(table, moves);
    const sent = of(this.#sent, table, () => new SentCells(mover.columns));
    if (isFinal) sent.delete(key);
    else mover.writeMoved(moves, ofMover(sent, mover), sent.slotOf(key) ?? sent.add(key), this.#draft, 0);
    this.#upsert(table, key, row);
  }

  /** Whether the batch has the row already. */
  has(table: TableName, key: RowKey): boolean {
    const gathered = this.#tables[table];
    return gathered !== undefined && (gathered.upserts.has(key) || gathered.patches.has(key));
  }

  /** New values of the fields that move. For a row that the batch does not have. */
  move(table: TableName, key: RowKey, moves: RowParts, isFinal = false): void {
    const mover = this.#moverOf(table, moves);
    const sent = this.#sent.get(table);
    const slot = sent?.slotOf(key);
    this.#draft[0] = key;
    const end =
      sent === undefined || slot === undefined
        ? mover.writeAll(moves, this.#draft, 1)
        : mover.writeMoved(moves, ofMover(sent, mover), slot, this.#draft, 1);
    if (isFinal) sent?.delete(key);
    if (end === 1) return;
    const { patches } = this.#gathered(table);
    patches.set(key, this.#draft.slice(0, end));
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
    for (const name of TABLE_NAMES) {
      const gathered = this.#tables[name];
      if (gathered === undefined) continue;
      const { upserts, patches, removed } = gathered;
      tables[name] = { upserts: [...upserts.values()], patches: [...patches.values()], removed: [...removed] };
      this.#tables[name] = undefined;
    }
    this.#size = 0;
    return { atMs, tables };
  }

  #upsert(table: TableName, key: RowKey, row: Row): void {
    const { upserts, patches, removed } = this.#gathered(table);
    upserts.set(key, row);
    patches.delete(key);
    removed.delete(key);
    this.#size += 1;
  }

  #moverOf(table: TableName, moves: RowParts): Mover {
    return of(this.#movers, table, () => makeMover(table, moves));
  }

  #gathered(table: TableName): Gathered {
    this.#tables[table] ??= { upserts: new Map(), patches: new Map(), removed: new Set() };
    return this.#tables[table];
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

/** A row that was put as one that does not move would be read in the wrong places. */
function ofMover(sent: SentCells, { columns }: Mover): SentCells {
  if (sent.columns !== columns) throw new Error('rows of one table are put both with fields that move and without');
  return sent;
}

/** All but the key. */
function columnsOf(table: TableName): readonly number[] {
  return TABLE_FIELDS[table].slice(1).map((_, place) => place + 1);
}

/** The columns in which the row differs from what was sent, which it is from now on. */
function differences(sent: SentCells, slot: number, row: Row): number[] {
  return sent.columns.filter((column, place) => sent.keep(slot, place, row[column] ?? null));
}

/** `[key, column, value, …]`, including earlier patches of the same batch. */
function patchOf(key: RowKey, row: Row, columns: readonly number[], earlier: Row | undefined): Row {
  const patch: Cell[] = [key];
  for (let column = 1; column < row.length; column += 1) {
    if (columns.includes(column) || isIn(earlier, column)) patch.push(column, row[column] ?? null);
  }
  return patch;
}

function isIn(patch: Row | undefined, column: number): boolean {
  if (patch === undefined) return false;
  for (let at = 1; at < patch.length; at += 2) if (patch[at] === column) return true;
  return false;
}
