import type { Cell } from '@meridian/protocol/live/subscription-messages';

/** Above this many different values a code saves nothing. */
export const MAX_CODES = 16_384;

/** Where few values differ: a code per row, and the value of each code. Code 0 is null, and so is a row without one. */
export type CodedValues = { readonly codes: Uint16Array; readonly values: readonly Cell[] };

/** The values of a field without any. */
export const NO_CODES: CodedValues = { codes: new Uint16Array(0), values: [null] };

/** The feed creates a new string for each word. Equal words share one, and a row needs two bytes for it. */
export class CodedCells implements CodedValues {
  readonly #values: Cell[] = [null];
  readonly #codeOf = new Map<Cell, number>([[null, 0]]);
  #codes: Uint16Array<ArrayBuffer>;

  constructor(capacity: number) {
    this.#codes = new Uint16Array(capacity);
  }

  get codes(): Uint16Array {
    return this.#codes;
  }

  get values(): readonly Cell[] {
    return this.#values;
  }

  get(slot: number): Cell {
    return this.#values[this.#codes[slot] ?? 0] ?? null;
  }

  /** True when the value changed. Null when it has no code, because too many values differ. */
  set(slot: number, cell: Cell): boolean | null {
    const before = this.#codes[slot] ?? 0;
    if (this.#values[before] === cell) return false;
    const code = this.#codeOf.get(cell) ?? this.#addCode(cell);
    if (code === null) return null;
    this.#codes[slot] = code;
    return code !== before;
  }

  grow(capacity: number): void {
    const grown = new Uint16Array(capacity);
    grown.set(this.#codes);
    this.#codes = grown;
  }

  #addCode(cell: Cell): number | null {
    const code = this.#values.length;
    if (code >= MAX_CODES) return null;
    this.#values.push(cell);
    this.#codeOf.set(cell, code);
    return code;
  }
}
