import type { Cell, RowKey } from '@meridian/protocol/live/subscription-messages';
import type { PackedCell } from '../../bytes/packed-cell.ts';
import { PackedRows } from '../../bytes/packed-rows.ts';
import { PlaceChains } from '../../bytes/place-chains.ts';
import { PlacesByCell } from '../../bytes/places-by-cell.ts';
import type { Row } from '../row-batch.ts';

const KEY_COLUMN = 0;

/** The packed rows of a table, and what they are found by. Nothing of them is in the collected memory. */
export class PackedTable {
  readonly #rows: PackedRows<Row>;
  readonly #places: PlacesByCell;
  readonly #chains: ReadonlyMap<number, PlaceChains>;
  #size = 0;

  /** Rows are found by their key and by the cells of these columns. */
  constructor(width: number, columns: readonly number[]) {
    this.#rows = new PackedRows(width, width, { isByColumn: true });
    this.#places = new PlacesByCell(this.#reader(KEY_COLUMN));
    this.#chains = new Map(columns.map((column) => [column, new PlaceChains(this.#reader(column))]));
  }

  get size(): number {
    return this.#size;
  }

  has(key: RowKey): boolean {
    return this.#places.get(key) !== undefined;
  }

  row(key: RowKey): Row | undefined {
    const place = this.#places.get(key);
    return place === undefined ? undefined : this.#rows.row(place);
  }

  cell(key: RowKey, column: number): Cell | undefined {
    const place = this.#places.get(key);
    return place === undefined ? undefined : this.#rows.cell(place, column);
  }

  /** For a key that it does not have. */
  add(key: RowKey, row: Row): void {
    const place = this.#rows.add(row);
    this.#places.set(key, place);
    for (const [column, chains] of this.#chains) chains.add(row[column], place);
    this.#size += 1;
  }

  remove(key: RowKey): void {
    const place = this.#places.get(key);
    if (place === undefined) return;
    for (const [column, chains] of this.#chains) chains.remove(this.#rows.cell(place, column), place);
    this.#places.delete(key);
    this.#rows.remove(place);
    this.#size -= 1;
  }

  oldestKey(): RowKey | undefined {
    const place = this.#rows.oldest;
    return place === undefined ? undefined : this.#keyAt(place);
  }

  /** In the order in which the rows were packed. A row that is packed during the walk is left out. */
  *keys(): Generator<RowKey, undefined> {
    const end = this.#rows.next;
    for (const place of this.#rows.places()) {
      if (place >= end) return;
      // A page that is written again during the walk is visited as it was before.
      if (this.#rows.has(place)) yield this.#keyAt(place);
    }
  }

  /** In the order in which the rows were packed, as they are now. */
  keysWhere(column: number, value: Cell): readonly RowKey[] {
    return this.#chains.get(column)?.places(value).map(this.#keyAt) ?? [];
  }

  readonly #keyAt = (place: number): RowKey => {
    const key = this.#rows.cell(place, KEY_COLUMN);
    if (typeof key !== 'string' && typeof key !== 'number') throw new Error(`the packed row ${place} has no key`);
    return key;
  };

  #reader(column: number): (place: number) => PackedCell {
    return (place) => this.#rows.cell(place, column);
  }
}
