import type { SearchValue } from './power-search.ts';
import { folded } from './match-value.ts';
import type { SearchReader } from './search-reader.ts';

/** Stands between the texts of a field, so that no text is found across two of them. */
const BREAK = '\n';

/** Whether a text can be looked for in all texts of a field at once. */
export function isPlainText(wanted: string): boolean {
  return wanted !== '' && !wanted.includes(BREAK);
}

/** What one field shows for the row of a pass. It is read and folded once, however many conditions ask. */
export class FieldCells<Row> {
  readonly #read: SearchReader<Row>;
  #pass = -1;
  #values: readonly SearchValue[] = [];
  #texts: readonly string[] | null = null;
  #allTexts: string | null = null;

  constructor(read: SearchReader<Row>) {
    this.#read = read;
  }

  /** Whether one of the values, or its folded text, passes the test. */
  some(row: Row, pass: number, test: (value: SearchValue, text: string) => boolean): boolean {
    this.#look(row, pass);
    const texts = this.#foldedTexts();
    for (let at = 0; at < texts.length; at += 1) {
      if (test(this.#values[at] ?? null, texts[at] ?? '')) return true;
    }
    return false;
  }

  /** The folded texts of all values in one. */
  allTexts(row: Row, pass: number): string {
    this.#look(row, pass);
    this.#allTexts ??= this.#values.length === 1 ? (this.#foldedTexts()[0] ?? '') : this.#foldedTexts().join(BREAK);
    return this.#allTexts;
  }

  #look(row: Row, pass: number): void {
    if (pass === this.#pass) return;
    this.#pass = pass;
    const value = this.#read(row);
    this.#values = value === null || typeof value !== 'object' ? [value] : value;
    this.#texts = null;
    this.#allTexts = null;
  }

  #foldedTexts(): readonly string[] {
    this.#texts ??= this.#values.map((value) => (value === null ? '' : folded(value)));
    return this.#texts;
  }
}
