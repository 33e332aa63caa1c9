import type { PackedCell } from './packed-cell.ts';
import { PAGE_ROWS, PackedPage, type PageParts } from './packed-page.ts';

/**
 * Rows that hardly change, as bytes: a quarter of the memory, and nothing that a collection of garbage would have to
 * walk. Reading one makes a new row.
 */
export class PackedRows<Row extends readonly PackedCell[]> {
  readonly #pages = new Map<number, PackedPage>();
  /** Columns whose texts are hardly ever the same, as the last full page had them. */
  #isOwn: readonly boolean[];
  #next = 0;

  /** Texts of the columns from `firstOwn` on are known to be hardly ever the same. */
  constructor(width: number, firstOwn = width) {
    this.#isOwn = Array.from({ length: width }, (_, column) => column >= firstOwn);
  }

  /** The number that the next row gets. They rise by one. */
  get next(): number {
    return this.#next;
  }

  /** A number under which the row can be read, until it is removed. */
  add(row: Row): number {
    const nth = Math.floor(this.#next / PAGE_ROWS);
    const page = this.#pages.get(nth) ?? this.#newPage(nth);
    page.add(row);
    this.#next += 1;
    if (page.isFull) this.#close(nth, page);
    return this.#next - 1;
  }

  /** Takes over a page as it was written down. Its rows have the numbers from the answer on. */
  adopt(parts: PageParts): number {
    const nth = Math.ceil(this.#next / PAGE_ROWS);
    const last = this.#pages.get(nth - 1);
    if (last?.isClosed === false) this.#close(nth - 1, last);
    this.#pages.set(nth, PackedPage.of(this.#isOwn, parts));
    this.#next = (nth + 1) * PAGE_ROWS;
    return nth * PAGE_ROWS;
  }

  has(place: number): boolean {
    return this.#pages.get(Math.floor(place / PAGE_ROWS))?.has(place % PAGE_ROWS) === true;
  }

  row(place: number): Row {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it reads as it was added.
    return this.#page(place).row(place % PAGE_ROWS) as readonly PackedCell[] as Row;
  }

  /** The cells of a row up to a column, from its first one or another. */
  head(place: number, end: number, first = 0): readonly PackedCell[] {
    return this.#page(place).row(place % PAGE_ROWS, end, first);
  }

  cell(place: number, column: number): PackedCell {
    return this.#page(place).cell(place % PAGE_ROWS, column);
  }

  /** Adds a row to a page of somebody else, much faster than if it was read. */
  copyTo(page: PackedPage, place: number): void {
    page.addFrom(this.#page(place), place % PAGE_ROWS);
  }

  remove(place: number): void {
    const nth = Math.floor(place / PAGE_ROWS);
    const page = this.#page(place);
    page.remove(place % PAGE_ROWS);
    if (page.isEmpty && page.isClosed) this.#pages.delete(nth);
  }

  /** The numbers of all rows, in the order in which they came. */
  *places(): Generator<number> {
    for (const [nth, page] of this.#pages) {
      for (let place = 0; place < page.rowCount; place += 1) if (page.has(place)) yield nth * PAGE_ROWS + place;
    }
  }

  #newPage(nth: number): PackedPage {
    const page = new PackedPage(this.#isOwn);
    this.#pages.set(nth, page);
    return page;
  }

  #close(nth: number, page: PackedPage): void {
    this.#isOwn = page.close();
    if (page.isEmpty) this.#pages.delete(nth);
  }

  #page(place: number): PackedPage {
    const page = this.#pages.get(Math.floor(place / PAGE_ROWS));
    if (page === undefined) throw new Error(`there is no packed row ${place}`);
    return page;
  }
}
