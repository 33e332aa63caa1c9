import type { RowKey } from '@meridian/protocol/live/subscription-messages';
import type { Steps } from '@meridian/service-kit/fair-work';
import type { Cells } from '../../live/topic-source.ts';

export type Search = {
  readonly isFound: (row: Cells) => boolean;
  /** The columns that it reads. What it says of a row holds until one of them changes. */
  readonly reads: ReadonlySet<number>;
  /** The work of asking about one row. */
  readonly units: number;
};

export type SearchedRowsOptions = {
  readonly search: Search;
  /** The row, if it may be seen. */
  readonly look: (key: RowKey) => Cells | undefined;
  /** The search finds the row now and did not, or the other way round. */
  readonly changed: (key: RowKey, change: { readonly urgent: boolean }) => void;
};

/** What a search says of each row. A row that changes waits until somebody has the time to ask again. */
export class SearchedRows {
  readonly #options: SearchedRowsOptions;
  readonly #found = new Map<RowKey, boolean>();
  /** Each with whether its change was urgent. It never outgrows the table. */
  readonly #waiting = new Map<RowKey, boolean>();

  constructor(options: SearchedRowsOptions) {
    this.#options = options;
  }

  get waiting(): number {
    return this.#waiting.size;
  }

  /** A row that waits is as it was. */
  isFound(key: RowKey, row: Cells): boolean {
    const known = this.#found.get(key);
    if (known !== undefined) return known;
    if (this.#waiting.has(key)) return false;
    const found = this.#options.search.isFound(row);
    this.#found.set(key, found);
    return found;
  }

  wasFound(key: RowKey): boolean {
    return this.#found.get(key) === true;
  }

  /** The row came, or changed in these columns. */
  touch(key: RowKey, columns: readonly number[] | 'all', urgent: boolean): void {
    const { reads } = this.#options.search;
    if (columns !== 'all' && !columns.some((column) => reads.has(column))) return;
    this.#waiting.set(key, urgent || this.#waiting.get(key) === true);
  }

  /** Nobody hears of a row that cannot be seen, so nothing is known of it either. */
  forget(key: RowKey): void {
    this.#found.delete(key);
    this.#waiting.delete(key);
  }

  /** Asks about rows that wait, as long as the next one may be asked about. */
  *recheck(mayAsk: () => boolean): Steps<undefined> {
    const { search, look, changed } = this.#options;
    for (const [key, urgent] of this.#waiting) {
      if (!mayAsk()) return undefined;
      this.#waiting.delete(key);
      const row = look(key);
      const before = this.wasFound(key);
      if (row === undefined) this.#found.delete(key);
      else this.#found.set(key, search.isFound(row));
      if (this.wasFound(key) !== before) changed(key, { urgent });
      yield;
    }
    return undefined;
  }
}
