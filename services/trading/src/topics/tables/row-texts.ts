import type { Cell } from '@meridian/protocol/live/subscription-messages';
import { SharedTexts } from '../../bytes/shared-texts.ts';
import type { Row } from '../row-batch.ts';

/** Longer texts, such as plans and notes, are hardly ever the same. */
const MAX_LENGTH = 40;
const MAX_TEXTS = 20_000;

/**
 * One copy of each text that many rows have. Rows come from another thread with texts of their own, and most of a row's
 * texts are names that thousands of others have.
 */
export class RowTexts {
  readonly #texts = new SharedTexts(MAX_TEXTS);

  row(row: Row): Row {
    return row.map(this.#cell);
  }

  readonly #cell = (cell: Cell): Cell =>
    typeof cell === 'string' && cell.length <= MAX_LENGTH ? this.text(cell) : cell;

  readonly text = (text: string): string => this.#texts.text(text);
}
