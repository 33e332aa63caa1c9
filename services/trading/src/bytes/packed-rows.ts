import { ColumnPage } from './column-page.ts';
import { ColumnPages } from './column-pages.ts';
import type { PackedCell } from './packed-cell.ts';
import { PAGE_ROWS, PackedPage, type PageParts } from './packed-page.ts';

/** Rows that come before some more columns of the last closed page are written. */
const ROWS_A_STEP = 64;

export type PackedRowsOptions = {
  /** Closed pages are written again by column: half of the memory, and longer to read. */
  readonly isByColumn?: boolean;
};

/**
 * Rows that hardly change, as bytes: a quarter of the memory, and nothing that a collection of garbage would have to
 * walk. Reading one makes a new row.
 */
export class PackedRows<Row extends readonly PackedCell[]> {
  readonly #pages = new Map<number, PackedPage | ColumnPage>();
  /** The page that rows are added to. */
  #open: PackedPage | null = null;
  readonly #byColumn: ColumnPages | null;
  /** The number of the page that is being written by column. */
  #writtenNth: number | null = null;
  /** Columns whose texts are hardly ever the same, as the last full page had them. */
  #isOwn: readonly boolean[];
  #next = 0;
  /** No row has a lower number. */
  #oldest = 0;

  /** Texts of the columns from `firstOwn` on are known to be hardly ever the same. */
  constructor(width: number, firstOwn = width, { isByColumn = false }: PackedRowsOptions = {}) {
    this.#isOwn = Array.from({ length: width }, (_, column) => column >= firstOwn);
    this.#byColumn = isByColumn ? new ColumnPages(width) : null;
  }

  /** The number that the next row gets. They rise by one. */
  get next(): number {
    return this.#next;
  }

  /** The lowest number that a row has. */
  get oldest(): number | undefined {
    while (this.#oldest < this.#next && !this.has(this.#oldest)) {
      const nth = Math.floor(this.#oldest / PAGE_ROWS);
      this.#oldest = this.#pages.has(nth) ? this.#oldest + 1 : (nth + 1) * PAGE_ROWS;
    }
    return this.#oldest < this.#next ? this.#oldest : undefined;
  }

  /** A number under which the row can be read, until it is removed. */
  add(row: Row): number {
    const nth = Math.floor(this.#next / PAGE_ROWS);
    const page = this.#open ?? this.#newPage(nth);
    page.add(row);
    this.#next += 1;
    if (page.isFull) this.#close(nth, page);
    if (this.#writtenNth !== null && this.#next % ROWS_A_STEP === 0) this.#writeColumns(this.#writtenNth);
    return this.#next - 1;
  }

  /** Takes over a page as it was written down. Its rows have the numbers from the answer on. */
  adopt(parts: PageParts): number {
    const nth = Math.ceil(this.#next / PAGE_ROWS);
    if (this.#open !== null) this.#close(nth - 1, this.#open);
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
    const from = this.#page(place);
    if (from instanceof ColumnPage) page.add(from.row(place % PAGE_ROWS));
    else page.addFrom(from, place % PAGE_ROWS);
  }

  remove(place: number): void {
    const nth = Math.floor(place / PAGE_ROWS);
    const page = this.#page(place);
    page.remove(place % PAGE_ROWS);
    if (!page.isEmpty || !page.isClosed) return;
    this.#pages.delete(nth);
    if (page instanceof ColumnPage) page.free();
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
    this.#open = page;
    return page;
  }

  #close(nth: number, page: PackedPage): void {
    this.#isOwn = page.close();
    this.#open = null;
    if (page.isEmpty) this.#pages.delete(nth);
    else if (this.#byColumn !== null) {
      while (this.#writtenNth !== null) this.#writeColumns(this.#writtenNth);
      this.#byColumn.start(page);
      this.#writtenNth = nth;
    }
  }

  #writeColumns(nth: number): void {
    const written = this.#byColumn?.step() ?? null;
    if (written === null) return;
    this.#writtenNth = null;
    if (written.isEmpty) written.free();
    else this.#pages.set(nth, written);
  }

  #page(place: number): PackedPage | ColumnPage {
    const page = this.#pages.get(Math.floor(place / PAGE_ROWS));
    if (page === undefined) throw new Error(`there is no packed row ${place}`);
    return page;
  }
}
