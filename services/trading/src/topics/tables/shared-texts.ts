import type { Cell } from '@meridian/protocol/live/subscription-messages';
import type { Row } from '../row-batch.ts';

/** Longer texts, such as plans and notes, are hardly ever the same. */
const MAX_LENGTH = 40;
const MAX_TEXTS = 20_000;

/**
 * One copy of each text that many rows have. Rows come from another thread with texts of their own, and most of a row's
 * texts are names that thousands of others have.
 */
export class SharedTexts {
  #young = new Map<string, string>();
  /** Texts of earlier rows. Those that come again move to the young ones, the others are forgotten. */
  #old = new Map<string, string>();

  row(row: Row): Row {
    return row.map(this.#cell);
  }

  readonly #cell = (cell: Cell): Cell =>
    typeof cell === 'string' && cell.length <= MAX_LENGTH ? this.text(cell) : cell;

  readonly text = (text: string): string => {
    const young = this.#young.get(text);
    if (young !== undefined) return young;
    const shared = this.#old.get(text) ?? text;
    if (this.#young.size >= MAX_TEXTS) {
      this.#old = this.#young;
      this.#young = new Map();
    }
    this.#young.set(shared, shared);
    return shared;
  };
}
