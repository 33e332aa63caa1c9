import {
  DECIMAL,
  DECIMALS,
  DOUBLE,
  FALSE,
  FAR_TEXT,
  FIRST_TINY,
  INT32,
  isLatin,
  LONG_TEXT,
  MISSING,
  NEAR_TEXT,
  NULL,
  numberTag,
  OWN_TEXT,
  type PackedCell,
  sizeOf,
  TRUE,
  UINT16,
  UINT32,
  UINT48,
} from './packed-cell.ts';
import { PageTexts } from './page-texts.ts';

/** Pages are freed as a whole, so they are small. */
export const PAGE_ROWS = 1_024;
const FIRST_BYTES = 16_384;
const MAX_NEAR = 256;
const MAX_OWN_LENGTH = 255;
const MAX_LONG_LENGTH = 2 ** 16 - 1;
const LOW = 2 ** 32;
/** The tag, a length, and the longest text of its own. */
const MAX_CELL_BYTES = 2 + MAX_OWN_LENGTH;
const REMOVED = 2 ** 32 - 1;

/** A page as it is written down. The bytes of a row say where the next begins. */
export type PageParts = { readonly rows: number; readonly bytes: Uint8Array; readonly texts: readonly string[] };

/** Rows as bytes behind each other. Texts that many rows have stand beside them, each once. */
export class PackedPage {
  #buffer: Buffer<ArrayBuffer>;
  #bytes: DataView<ArrayBuffer>;
  readonly #starts: Uint32Array;
  readonly #texts: PageTexts;
  readonly #isOwn: readonly boolean[];
  #rows = 0;
  #end = 0;
  #live = 0;
  #isClosed = false;

  /** `isOwn` says of each column whether its texts are hardly ever the same. */
  constructor(isOwn: readonly boolean[], bytes = new ArrayBuffer(FIRST_BYTES), maxRows = PAGE_ROWS) {
    this.#buffer = Buffer.from(bytes);
    this.#bytes = new DataView(bytes);
    this.#starts = new Uint32Array(maxRows);
    this.#isOwn = isOwn;
    this.#texts = new PageTexts(isOwn.length);
  }

  get isEmpty(): boolean {
    return this.#live === 0;
  }

  get isFull(): boolean {
    return this.#rows === PAGE_ROWS;
  }

  /** Whether no more rows are added. */
  get isClosed(): boolean {
    return this.#isClosed;
  }

  get rowCount(): number {
    return this.#rows;
  }

  /** The place of the row in the page. */
  add(row: readonly PackedCell[]): number {
    this.#starts[this.#rows] = this.#end;
    this.#rows += 1;
    this.#live += 1;
    for (let column = 0; column < this.#isOwn.length; column += 1) {
      this.#makeRoom(MAX_CELL_BYTES);
      this.#write(row[column], column);
    }
    return this.#rows - 1;
  }

  /** A row of another page with the same columns. Only texts that stand beside the rows have another number here. */
  addFrom(page: PackedPage, place: number): void {
    this.#starts[this.#rows] = this.#end;
    this.#rows += 1;
    this.#live += 1;
    let at = page.#startOf(place);
    let from = at;
    for (let column = 0; column < this.#isOwn.length; column += 1) {
      const tag = page.#buffer[at] ?? NULL;
      const size = page.#sizeAt(at);
      if (tag === NEAR_TEXT || tag === FAR_TEXT) {
        this.#copy(page.#buffer, from, at);
        this.#writeNth(this.#texts.numberOf(page.#textAt(tag, at + 1), column));
        from = at + size;
      }
      at += size;
    }
    this.#copy(page.#buffer, from, at);
  }

  has(place: number): boolean {
    return place < this.#rows && this.#starts[place] !== REMOVED;
  }

  /** The cells of the row, or those from one column up to another. */
  row(place: number, end = this.#isOwn.length, first = 0): PackedCell[] {
    const buffer = this.#buffer;
    const row: PackedCell[] = [];
    let at = this.#startOf(place);
    for (let before = 0; before < first; before += 1) at += this.#sizeAt(at);
    for (let left = end - first; left > 0; left -= 1) {
      const tag = buffer[at] ?? NULL;
      // Most cells are small numbers, or nothing.
      row.push(tag >= FIRST_TINY ? tag - FIRST_TINY : tag === NULL ? null : this.#read(tag, at + 1));
      at += this.#sizeAt(at);
    }
    return row;
  }

  /** One cell of the row. The first ones are found fastest. */
  cell(place: number, column: number): PackedCell {
    let at = this.#startOf(place);
    for (let before = 0; before < column; before += 1) at += this.#sizeAt(at);
    return this.#read(this.#buffer[at] ?? NULL, at + 1);
  }

  remove(place: number): void {
    if (!this.has(place)) return;
    this.#starts[place] = REMOVED;
    this.#live -= 1;
  }

  /** No more rows are added, so their texts need not be found again. Returns the columns whose texts differed. */
  close(): readonly boolean[] {
    this.#isClosed = true;
    this.#resize(this.#end);
    const isDiffering = this.#texts.close(this.#rows);
    return this.#isOwn.map((isOwn, column) => isOwn || isDiffering(column));
  }

  /** Of a page without removed rows. */
  parts(): PageParts {
    return { rows: this.#rows, bytes: this.#buffer.subarray(0, this.#end), texts: this.#texts.all };
  }

  /** A page as it was written down. No rows are added to it. */
  static of(isOwn: readonly boolean[], { rows, bytes, texts }: PageParts): PackedPage {
    // A copy, so that the page does not keep all that it was read with.
    const page = new PackedPage(isOwn, new Uint8Array(bytes).buffer, rows);
    page.#take(rows, bytes.length);
    for (const text of texts) page.#texts.all.push(text);
    page.#isClosed = true;
    return page;
  }

  #take(rows: number, end: number): void {
    this.#end = end;
    let at = 0;
    for (let row = 0; row < rows; row += 1) {
      this.#starts[row] = at;
      for (let column = 0; column < this.#isOwn.length; column += 1) at += this.#sizeAt(at);
    }
    if (rows > PAGE_ROWS || at !== this.#end) throw new Error('a packed page is not as long as its rows');
    this.#rows = rows;
    this.#live = rows;
  }

  #startOf(place: number): number {
    if (!this.has(place)) throw new Error(`there is no packed row ${place}`);
    return this.#starts[place] ?? 0;
  }

  #makeRoom(bytes: number): void {
    let size = this.#buffer.length;
    while (this.#end + bytes > size) size *= 2;
    if (size > this.#buffer.length) this.#resize(size);
  }

  #resize(size: number): void {
    this.#buffer = Buffer.from(this.#bytes.buffer.transfer(size));
    this.#bytes = new DataView(this.#buffer.buffer);
  }

  #write(cell: PackedCell, column: number): void {
    if (typeof cell === 'number') this.#writeNumber(cell);
    else if (typeof cell === 'string') this.#writeText(cell, column);
    else if (cell === null) this.#tag(NULL);
    else if (cell === undefined) this.#tag(MISSING);
    else this.#tag(cell ? TRUE : FALSE);
  }

  #tag(tag: number): void {
    this.#buffer[this.#end] = tag;
    this.#end += 1;
  }

  #writeNumber(value: number): void {
    const tag = numberTag(value);
    this.#tag(tag);
    const at = this.#end;
    if (tag >= FIRST_TINY) return;
    if (tag === UINT16) this.#bytes.setUint16(at, value);
    else if (tag === UINT32) this.#bytes.setUint32(at, value);
    else if (tag === INT32) this.#bytes.setInt32(at, value);
    else if (tag === DECIMAL) this.#bytes.setUint32(at, Math.round(value * DECIMALS));
    else if (tag === DOUBLE) this.#bytes.setFloat64(at, value);
    else {
      this.#bytes.setUint16(at, Math.floor(value / LOW));
      this.#bytes.setUint32(at + 2, value % LOW);
    }
    this.#end = at + sizeOf(tag);
  }

  #writeText(text: string, column: number): void {
    if (this.#isOwn[column] === true && text.length <= MAX_LONG_LENGTH && isLatin(text)) {
      this.#writeOwn(text);
      return;
    }
    this.#writeNth(this.#texts.numberOf(text, column));
  }

  #writeNth(nth: number): void {
    this.#tag(nth < MAX_NEAR ? NEAR_TEXT : FAR_TEXT);
    if (nth >= MAX_NEAR) this.#bytes.setUint16(this.#end, nth >> 8);
    if (nth >= MAX_NEAR) this.#end += 2;
    this.#tag(nth & 0xff);
  }

  #writeOwn(text: string): void {
    const isLong = text.length > MAX_OWN_LENGTH;
    if (isLong) this.#makeRoom(MAX_CELL_BYTES + text.length);
    this.#tag(isLong ? LONG_TEXT : OWN_TEXT);
    if (isLong) this.#tag(text.length >> 8);
    this.#tag(text.length & 0xff);
    this.#end += this.#buffer.write(text, this.#end, 'latin1');
  }

  #read(tag: number, at: number): PackedCell {
    if (tag >= FIRST_TINY) return tag - FIRST_TINY;
    switch (tag) {
      case NULL:
        return null;
      case MISSING:
        return undefined;
      case NEAR_TEXT:
      case FAR_TEXT:
        return this.#textAt(tag, at);
      case OWN_TEXT:
        return this.#buffer.toString('latin1', at + 1, at + 1 + this.#bytes.getUint8(at));
      case LONG_TEXT:
        return this.#buffer.toString('latin1', at + 2, at + 2 + this.#bytes.getUint16(at));
      case UINT16:
        return this.#bytes.getUint16(at);
      case UINT32:
        return this.#bytes.getUint32(at);
      case UINT48:
        return this.#bytes.getUint16(at) * LOW + this.#bytes.getUint32(at + 2);
      case INT32:
        return this.#bytes.getInt32(at);
      case DECIMAL:
        return this.#bytes.getUint32(at) / DECIMALS;
      case DOUBLE:
        return this.#bytes.getFloat64(at);
      default:
        return tag === TRUE;
    }
  }

  #textAt(tag: number, at: number): string {
    const low = this.#bytes.getUint8(tag === NEAR_TEXT ? at : at + 2);
    return this.#texts.at(tag === NEAR_TEXT ? low : (this.#bytes.getUint16(at) << 8) | low);
  }

  /** Leaves room for a text's number behind it. */
  #copy(bytes: Uint8Array, from: number, to: number): void {
    this.#makeRoom(to - from + MAX_CELL_BYTES);
    const buffer = this.#buffer;
    let end = this.#end;
    for (let at = from; at < to; at += 1) {
      buffer[end] = bytes[at] ?? 0;
      end += 1;
    }
    this.#end = end;
  }

  #sizeAt(start: number): number {
    const tag = this.#buffer[start] ?? NULL;
    if (tag === OWN_TEXT) return 2 + (this.#buffer[start + 1] ?? 0);
    return tag === LONG_TEXT ? 3 + this.#bytes.getUint16(start + 1) : 1 + sizeOf(tag);
  }
}
