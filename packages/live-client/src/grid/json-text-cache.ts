import type { FieldColumn } from './field-column.ts';

/** A parsed JSON text per row. Parsed on first use and again after a change. */
export class JsonTextCache<Parsed> {
  readonly #column: FieldColumn | null;
  readonly #parse: (text: string | null) => Parsed;
  readonly #texts: (string | null)[] = [];
  readonly #parsed: Parsed[] = [];
  /** Of every row, where the feed lacks the field. */
  readonly #withoutText: Parsed;

  constructor(column: FieldColumn | null, parse: (text: string | null) => Parsed) {
    this.#column = column;
    this.#parse = parse;
    this.#withoutText = parse(null);
  }

  get(slot: number): Parsed {
    if (this.#column === null) return this.#withoutText;
    const cell = this.#column.get(slot);
    const text = typeof cell === 'string' ? cell : null;
    const known = this.#parsed[slot];
    if (known !== undefined && this.#texts[slot] === text) return known;
    const parsed = this.#parse(text);
    this.#texts[slot] = text;
    this.#parsed[slot] = parsed;
    return parsed;
  }
}
