import type { Row } from '../row-batch.ts';
import { PAGE_ROWS, PackedPage } from './packed-page.ts';

/**
 * Rows that hardly change, as bytes: a quarter of the memory, and nothing that a collection of garbage would have to
 * walk. Reading one makes a new row.
 */
export class PackedRows {
  readonly #width: number;
  readonly #pages = new Map<number, PackedPage>();
  #last = 0;

  constructor(width: number) {
    this.#width = width;
  }

  /** A number under which the row can be read, until it is removed. */
  add(row: Row): number {
    const page = this.#pageFor(row);
    return this.#last * PAGE_ROWS + page.add(row);
  }

  row(place: number): Row {
    return this.#page(place).row(place % PAGE_ROWS, this.#width);
  }

  remove(place: number): void {
    const page = this.#page(place);
    page.remove();
    const nth = Math.floor(place / PAGE_ROWS);
    if (page.isEmpty && nth !== this.#last) this.#pages.delete(nth);
  }

  #pageFor(row: Row): PackedPage {
    const page = this.#pages.get(this.#last);
    if (page?.hasRoomFor(row) === true) return page;
    if (page !== undefined) {
      page.close();
      if (page.isEmpty) this.#pages.delete(this.#last);
      this.#last += 1;
    }
    const next = new PackedPage();
    this.#pages.set(this.#last, next);
    return next;
  }

  #page(place: number): PackedPage {
    const page = this.#pages.get(Math.floor(place / PAGE_ROWS));
    if (page === undefined) throw new Error(`there is no packed row ${place}`);
    return page;
  }
}
