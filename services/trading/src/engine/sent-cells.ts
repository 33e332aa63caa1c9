import type { Cell, RowKey } from '@meridian/protocol/live/subscription-messages';
import { IdIndex } from '../bytes/id-index.ts';

/** Slots of a page, so that a table grows without being copied. */
const PAGE_SLOTS = 512;
/** Of longer texts, such as plans, only a number is kept by which they differ. */
const MAX_LENGTH = 64;

/**
 * What the other side has of a table's rows. Numbers are outside of the memory that is collected, because an order at
 * work has some sixty of them, and each would be an object that changes with every move. A cell that is none is NaN
 * there and stands in a list of its column, if that column ever had one.
 */
export class SentCells {
  /** The columns that are kept. A cell's place is the position of its column here. */
  readonly columns: readonly number[];
  readonly #slotsById = new IdIndex();
  readonly #slotsByText = new Map<string, number>();
  #used = 0;
  readonly #free: number[] = [];
  readonly #pages: Float64Array[] = [];
  readonly #others: (Cell[] | undefined)[];

  constructor(columns: readonly number[]) {
    this.columns = columns;
    this.#others = columns.map(() => undefined);
  }

  slotOf(key: RowKey): number | undefined {
    return typeof key === 'number' ? this.#slotsById.get(key) : this.#slotsByText.get(key);
  }

  /** A slot for a row that has none, in which every cell is null. */
  add(key: RowKey): number {
    const slot = this.#free.pop() ?? this.#used;
    this.#used = Math.max(this.#used, slot + 1);
    if (typeof key === 'number') this.#slotsById.set(key, slot);
    else this.#slotsByText.set(key, slot);
    const page = Math.floor(slot / PAGE_SLOTS);
    if (page === this.#pages.length) this.#pages.push(new Float64Array(PAGE_SLOTS * this.columns.length));
    const base = this.baseOf(slot);
    this.pageOf(slot).fill(Number.NaN, base, base + this.columns.length);
    for (const others of this.#others) if (others !== undefined) others[slot] = null;
    return slot;
  }

  delete(key: RowKey): void {
    const slot = this.slotOf(key);
    if (slot === undefined) return;
    if (typeof key === 'number') this.#slotsById.delete(key);
    else this.#slotsByText.delete(key);
    this.#free.push(slot);
    for (const others of this.#others) if (others !== undefined) others[slot] = null;
  }

  pageOf(slot: number): Float64Array {
    const page = this.#pages[Math.floor(slot / PAGE_SLOTS)];
    if (page === undefined) throw new Error(`no row has the slot ${slot}`);
    return page;
  }

  /** Where the slot's cells begin in its page. */
  baseOf(slot: number): number {
    return (slot % PAGE_SLOTS) * this.columns.length;
  }

  /** Keeps a cell; whether it was another one before. */
  keep(slot: number, place: number, cell: Cell): boolean {
    const page = this.pageOf(slot);
    const at = this.baseOf(slot) + place;
    if (typeof cell !== 'number') return this.keepOther(page, at, place, slot, cell);
    if (page[at] === cell) return false;
    page[at] = cell;
    return true;
  }

  /** As `keep`, for a cell that is no number, in a page that the caller has. */
  keepOther(page: Float64Array, at: number, place: number, slot: number, cell: Exclude<Cell, number>): boolean {
    const known = this.#others[place];
    const kept = typeof cell === 'string' && cell.length > MAX_LENGTH ? fingerprintOf(cell) : cell;
    if (Number.isNaN(page[at]) && (known?.[slot] ?? null) === kept) return false;
    page[at] = Number.NaN;
    if (known !== undefined) known[slot] = kept;
    else if (kept !== null) this.#others[place] = listWith(slot, kept);
    return true;
  }
}

/** Without holes, which would make it a dictionary. */
function listWith(slot: number, cell: Cell): Cell[] {
  const list: Cell[] = Array.from({ length: slot + 1 }, () => null);
  list[slot] = cell;
  return list;
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
