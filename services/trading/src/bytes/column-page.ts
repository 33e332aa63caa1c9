import { bytesOfBits, readBits } from './bits.ts';
import { SPECIALS } from './column-cells.ts';
import { COMMON, HEAD, IN_ROW_ORDER, LATIN } from './column-writer.ts';
import type { CommonTexts } from './common-texts.ts';
import type { FrontTextReader } from './front-texts.ts';
import { SCALES } from './number-plan.ts';
import type { PackedCell } from './packed-cell.ts';

/** What pages of the same table share. */
export type SharedByPages = { readonly texts: CommonTexts; readonly reader: FrontTextReader };

/** Rows of a closed page by column: half of the memory of a page by row, and a cell is found without those before it. */
export class ColumnPage {
  readonly isClosed = true;
  readonly rowCount: number;
  readonly #shared: SharedByPages;
  readonly #bytes: Uint8Array<ArrayBuffer>;
  readonly #view: DataView<ArrayBuffer>;
  readonly #width: number;
  readonly #starts: number;
  #live: number;

  /** The bytes are a bit for each row, which says that it is there, where each column begins, and the columns. */
  constructor(shared: SharedByPages, bytes: Uint8Array<ArrayBuffer>, rows: number, width: number) {
    this.#shared = shared;
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer);
    this.rowCount = rows;
    this.#width = width;
    this.#starts = bytesOfBits(rows, 1);
    this.#live = rows;
  }

  get isEmpty(): boolean {
    return this.#live === 0;
  }

  get byteLength(): number {
    return this.#bytes.length;
  }

  has(place: number): boolean {
    return place < this.rowCount && ((this.#bytes[place >>> 3] ?? 0) & (1 << (place & 7))) !== 0;
  }

  /** The cells of the row, or those from one column up to another. */
  row(place: number, end = this.#width, first = 0): PackedCell[] {
    this.#check(place);
    const row: PackedCell[] = [];
    for (let column = first; column < end; column += 1) row.push(this.#read(place, column));
    return row;
  }

  cell(place: number, column: number): PackedCell {
    this.#check(place);
    return this.#read(place, column);
  }

  remove(place: number): void {
    if (!this.has(place)) return;
    this.#bytes[place >>> 3] = (this.#bytes[place >>> 3] ?? 0) & ~(1 << (place & 7));
    this.#live -= 1;
  }

  /** Gives back what it shares with other pages. It is not read any more. */
  free(): void {
    for (let column = 0; column < this.#width; column += 1) {
      const head = this.#headOf(column);
      if (this.#bytes[head + HEAD.textKind] !== COMMON) continue;
      const start = this.#textsOf(head);
      const count = this.#view.getUint16(head + HEAD.texts, true);
      for (let nth = 0; nth < count; nth += 1) this.#shared.texts.giveBack(this.#commonNumber(start, nth));
    }
  }

  #check(place: number): void {
    if (!this.has(place)) throw new Error(`there is no packed row ${place}`);
  }

  #headOf(column: number): number {
    return this.#view.getUint32(this.#starts + 4 * column, true);
  }

  #read(place: number, column: number): PackedCell {
    const head = this.#headOf(column);
    const bits = this.#bytes[head] ?? 0;
    if (bits === IN_ROW_ORDER) return this.#number(head, head + HEAD.end, place);
    const nth = readBits(this.#view, head + HEAD.end, place, bits);
    const specials = this.#bytes[head + HEAD.specials] ?? 0;
    const start = head + HEAD.end + bytesOfBits(this.rowCount, bits);
    if (nth < specials) return SPECIALS[this.#bytes[start + nth] ?? 0];
    const numbers = this.#view.getUint16(head + HEAD.numbers, true);
    if (nth < specials + numbers) return this.#number(head, start + specials, nth - specials);
    return this.#text(head, nth - specials - numbers);
  }

  /** The nth of the numbers that begin at a byte. */
  #number(head: number, start: number, nth: number): number {
    const whole = this.#view.getUint16(head + HEAD.whole, true);
    const bits = this.#bytes[head + HEAD.bits] ?? 0;
    if (nth >= whole) return this.#view.getFloat64(start + bytesOfBits(whole, bits) + 8 * (nth - whole), true);
    const scaled = this.#view.getFloat64(head + HEAD.lowest, true) + readBits(this.#view, start, nth, bits);
    return scaled / (SCALES[this.#bytes[head + HEAD.scale] ?? 0] ?? 1);
  }

  #text(head: number, nth: number): string {
    const start = this.#textsOf(head);
    const kind = this.#bytes[head + HEAD.textKind];
    if (kind === COMMON) return this.#shared.texts.text(this.#commonNumber(start, nth));
    return this.#shared.reader.read(this.#view, start, nth, kind === LATIN ? 'latin1' : 'utf16le');
  }

  #commonNumber(start: number, nth: number): number {
    return readBits(this.#view, start + 1, nth, this.#bytes[start] ?? 0);
  }

  /** Where the texts of a column begin, behind all else. */
  #textsOf(head: number): number {
    const whole = this.#view.getUint16(head + HEAD.whole, true);
    const doubles = this.#view.getUint16(head + HEAD.numbers, true) - whole;
    const index = bytesOfBits(this.rowCount, this.#bytes[head] ?? 0);
    const specials = this.#bytes[head + HEAD.specials] ?? 0;
    return head + HEAD.end + index + specials + bytesOfBits(whole, this.#bytes[head + HEAD.bits] ?? 0) + 8 * doubles;
  }
}
