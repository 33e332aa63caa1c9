/** The texts that rows of a page share, each once. */
export class PageTexts {
  readonly all: string[] = [];
  readonly #known = new Map<string, number>();
  /** Texts by column that no row before had. */
  readonly #newTexts: Uint32Array;

  constructor(width: number) {
    this.#newTexts = new Uint32Array(width);
  }

  /** The number of a text that a row has in that column. */
  numberOf(text: string, column: number): number {
    const known = this.#known.get(text);
    if (known !== undefined) return known;
    this.#newTexts[column] = (this.#newTexts[column] ?? 0) + 1;
    this.all.push(text);
    this.#known.set(text, this.all.length - 1);
    return this.all.length - 1;
  }

  at(number: number): string {
    const text = this.all[number];
    if (text === undefined) throw new Error(`a packed page has no text ${number}`);
    return text;
  }

  /** No more are added. Whether more than a quarter of so many rows had a text of their own in the column. */
  close(rows: number): (column: number) => boolean {
    this.#known.clear();
    return (column) => 4 * (this.#newTexts[column] ?? 0) > rows;
  }
}
