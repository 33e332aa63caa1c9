import type { Cell } from '@meridian/protocol/live/subscription-messages';
import type { Row } from '../row-batch.ts';

/** Rows and bytes of a page. Pages are freed as a whole, so they are small. */
export const PAGE_ROWS = 1_024;
const PAGE_BYTES = 262_144;
/** A tag and a number. A text takes less, because it stands beside the bytes. */
const MAX_CELL_BYTES = 9;

const NULL = 0;
const FALSE = 1;
const TRUE = 2;
const TEXT = 3;
const SMALL = 4;
const LARGE = 5;
const DOUBLE = 6;

const MAX_SMALL = 2 ** 16;
const MAX_LARGE = 2 ** 48;
const LOW = 2 ** 32;

/** Rows as bytes behind each other, and their texts, each once. */
export class PackedPage {
  readonly #bytes = new DataView(new ArrayBuffer(PAGE_BYTES));
  readonly #starts: number[] = [];
  readonly #texts: string[] = [];
  readonly #known = new Map<string, number>();
  #end = 0;
  #live = 0;

  get isEmpty(): boolean {
    return this.#live === 0;
  }

  hasRoomFor(row: Row): boolean {
    return this.#starts.length < PAGE_ROWS && this.#end + row.length * MAX_CELL_BYTES <= PAGE_BYTES;
  }

  /** The place of the row in the page. */
  add(row: Row): number {
    this.#starts.push(this.#end);
    this.#live += 1;
    for (const cell of row) this.#write(cell);
    return this.#starts.length - 1;
  }

  row(place: number, width: number): Row {
    const row: Cell[] = [];
    let at = this.#starts[place] ?? PAGE_BYTES;
    for (let column = 0; column < width; column += 1) {
      const tag = this.#bytes.getUint8(at);
      row.push(this.#read(tag, at + 1));
      at += 1 + sizeOf(tag);
    }
    return row;
  }

  remove(): void {
    this.#live -= 1;
  }

  /** No more rows are added, so their texts need not be found again. */
  close(): void {
    this.#known.clear();
  }

  #write(cell: Cell): void {
    const at = this.#end + 1;
    const tag = tagOf(cell);
    this.#bytes.setUint8(this.#end, tag);
    if (typeof cell === 'string') this.#bytes.setUint16(at, this.#textOf(cell));
    else if (tag === SMALL) this.#bytes.setUint16(at, Number(cell));
    else if (tag === LARGE) {
      this.#bytes.setUint16(at, Math.floor(Number(cell) / LOW));
      this.#bytes.setUint32(at + 2, Number(cell) % LOW);
    } else if (tag === DOUBLE) this.#bytes.setFloat64(at, Number(cell));
    this.#end = at + sizeOf(tag);
  }

  #read(tag: number, at: number): Cell {
    if (tag === NULL) return null;
    if (tag === TEXT) return this.#texts[this.#bytes.getUint16(at)] ?? null;
    if (tag === SMALL) return this.#bytes.getUint16(at);
    if (tag === LARGE) return this.#bytes.getUint16(at) * LOW + this.#bytes.getUint32(at + 2);
    return tag === DOUBLE ? this.#bytes.getFloat64(at) : tag === TRUE;
  }

  #textOf(text: string): number {
    const known = this.#known.get(text);
    if (known !== undefined) return known;
    this.#texts.push(text);
    this.#known.set(text, this.#texts.length - 1);
    return this.#texts.length - 1;
  }
}

/** Bytes behind the tag. */
function sizeOf(tag: number): number {
  if (tag < TEXT) return 0;
  if (tag < LARGE) return 2;
  return tag === LARGE ? 6 : 8;
}

function tagOf(cell: Cell): number {
  if (cell === null) return NULL;
  if (typeof cell === 'string') return TEXT;
  if (typeof cell === 'boolean') return cell ? TRUE : FALSE;
  // Zero has two signs, and only one of them is a whole number.
  if (!Number.isInteger(cell) || cell < 0 || cell >= MAX_LARGE || Object.is(cell, -0)) return DOUBLE;
  return cell < MAX_SMALL ? SMALL : LARGE;
}
