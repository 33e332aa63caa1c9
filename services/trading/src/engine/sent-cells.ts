import type { Cell, RowKey } from '@meridian/protocol/live/subscription-messages';
import { CellPages } from '../bytes/cell-pages.ts';
import { IdIndex } from '../bytes/id-index.ts';

/** Of longer texts, such as plans, only a number is kept by which they differ. */
const MAX_LENGTH = 64;

/** What the other side has of a table's rows. */
export class SentCells {
  /** The columns that are kept. A cell's place is the position of its column here. */
  readonly columns: readonly number[];
  readonly #slotsById = new IdIndex();
  readonly #slotsByText = new Map<string, number>();
  readonly #cells: CellPages;

  constructor(columns: readonly number[]) {
    this.columns = columns;
    this.#cells = new CellPages(columns.length, { areNumbers: true });
  }

  slotOf(key: RowKey): number | undefined {
    return typeof key === 'number' ? this.#slotsById.get(key) : this.#slotsByText.get(key);
  }

  /** A slot for a row that has none, in which every cell is null. */
  add(key: RowKey): number {
    const slot = this.#cells.add();
    if (typeof key === 'number') this.#slotsById.set(key, slot);
    else this.#slotsByText.set(key, slot);
    return slot;
  }

  delete(key: RowKey): void {
    const slot = this.slotOf(key);
    if (slot === undefined) return;
    if (typeof key === 'number') this.#slotsById.delete(key);
    else this.#slotsByText.delete(key);
    this.#cells.remove(slot);
  }

  pageOf(slot: number): Float64Array {
    return this.#cells.numbersOf(slot);
  }

  /** Where the slot's cells begin in its page. */
  baseOf(slot: number): number {
    return this.#cells.baseOf(slot);
  }

  /** Keeps a cell; whether it was another one before. */
  keep(slot: number, place: number, cell: Cell): boolean {
    const kept = typeof cell === 'string' && cell.length > MAX_LENGTH ? fingerprintOf(cell) : cell;
    return this.#cells.exchange(slot, place, kept) !== undefined;
  }
}

/** Fifty-three bits of a text: two that differ have the same once in many years of a full desk. */
function fingerprintOf(text: string): number {
  let [high, low] = [0x811c9dc5, text.length];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 0x01000193);
    low = Math.imul(low ^ code, 0x5bd1e995) ^ (low >>> 15);
  }
  return (high >>> 0) * FINGERPRINT_LOW + ((low >>> 0) % FINGERPRINT_LOW);
}

const FINGERPRINT_LOW = 2 ** 21;
