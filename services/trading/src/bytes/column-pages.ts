import { ByteWriter } from './byte-writer.ts';
import { ColumnPage } from './column-page.ts';
import { ColumnWriter } from './column-writer.ts';
import { CommonTexts } from './common-texts.ts';
import { FrontTextReader } from './front-texts.ts';
import type { PackedPage } from './packed-page.ts';

/** A page is written in so many steps, because all at once would take some twenty milliseconds. */
const STEPS = 8;

type Draft = { readonly page: PackedPage; readonly starts: number; column: number };

/** Writes closed pages by column, one at a time. */
export class ColumnPages {
  readonly #width: number;
  readonly #shared = { texts: new CommonTexts(), reader: new FrontTextReader() };
  readonly #writer = new ByteWriter();
  readonly #columns = new ColumnWriter(this.#writer, this.#shared.texts);
  #draft: Draft | null = null;

  constructor(width: number) {
    this.#width = width;
  }

  /** Texts that pages share. */
  get commonTexts(): number {
    return this.#shared.texts.size;
  }

  /** Begins with a closed page, when the one before it is done. */
  start(page: PackedPage): void {
    this.#writer.start();
    this.#writer.bits(new Uint16Array(page.rowCount).fill(1), 1);
    this.#draft = { page, starts: this.#writer.leaveOut(4 * this.#width), column: 0 };
  }

  /** Writes some more columns. Returns the page when it is done. */
  step(): ColumnPage | null {
    const draft = this.#draft;
    if (draft === null) return null;
    const first = draft.column;
    const end = Math.min(this.#width, first + Math.ceil(this.#width / STEPS));
    const { page, starts } = draft;
    const rows = Array.from({ length: page.rowCount }, (_, place) =>
      page.has(place) ? page.row(place, end, first) : null,
    );
    for (let column = first; column < end; column += 1) {
      this.#writer.setUint32(starts + 4 * column, this.#writer.end);
      this.#columns.write(rows, column - first);
    }
    draft.column = end;
    return end < this.#width ? null : this.#finish(page);
  }

  #finish(page: PackedPage): ColumnPage {
    this.#draft = null;
    const written = new ColumnPage(this.#shared, this.#writer.taken(), page.rowCount, this.#width);
    for (let place = 0; place < page.rowCount; place += 1) if (!page.has(place)) written.remove(place);
    return written;
  }
}
