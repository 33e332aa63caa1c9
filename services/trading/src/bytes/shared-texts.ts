/** One copy of each text that many records have, of the latest texts. */
export class SharedTexts {
  readonly #most: number;
  #young = new Map<string, string>();
  /** Earlier texts. Those that come again move to the young ones, the others are forgotten. */
  #old = new Map<string, string>();

  /** Twice as many are kept at most. */
  constructor(most: number) {
    this.#most = most;
  }

  text(text: string): string {
    const young = this.#young.get(text);
    if (young !== undefined) return young;
    const shared = this.#old.get(text) ?? text;
    if (this.#young.size >= this.#most) {
      this.#old = this.#young;
      this.#young = new Map();
    }
    this.#young.set(shared, shared);
    return shared;
  }
}
