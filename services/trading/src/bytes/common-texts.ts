type Common = { readonly text: string; readonly number: number; pages: number };

/** Texts that the rows of many pages have, each once. One that no page has any more is forgotten. */
export class CommonTexts {
  readonly #known = new Map<string, Common>();
  readonly #byNumber: (Common | null)[] = [];
  readonly #free: number[] = [];

  get size(): number {
    return this.#known.size;
  }

  /** The number of a text, which stays until each page that took it has given it back. */
  take(text: string): number {
    const known = this.#known.get(text) ?? this.#add(text);
    known.pages += 1;
    return known.number;
  }

  giveBack(number: number): void {
    const common = this.#at(number);
    common.pages -= 1;
    if (common.pages > 0) return;
    this.#known.delete(common.text);
    this.#byNumber[number] = null;
    this.#free.push(number);
  }

  text(number: number): string {
    return this.#at(number).text;
  }

  #add(text: string): Common {
    const common = { text, number: this.#free.pop() ?? this.#byNumber.length, pages: 0 };
    this.#byNumber[common.number] = common;
    this.#known.set(text, common);
    return common;
  }

  #at(number: number): Common {
    const common = this.#byNumber[number];
    if (common === undefined || common === null) throw new Error(`there is no common text ${number}`);
    return common;
  }
}
