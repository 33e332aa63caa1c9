/** Texts as numbers. Each text has a permanent number, and a rank that is computed when needed. */
export class TextRanks {
  readonly #ids = new Map<string, number>();
  readonly #texts: string[] = [];
  /** Numbers of the texts in sort order. */
  #sorted = new Int32Array(0);
  #ranks = new Int32Array(0);
  /** Texts that were added after the ranks were computed. */
  #fresh: number[] = [];

  get size(): number {
    return this.#texts.length;
  }

  idOf(text: string): number {
    const known = this.#ids.get(text);
    if (known !== undefined) return known;
    const id = this.#texts.length;
    this.#ids.set(text, id);
    this.#texts.push(text);
    this.#fresh.push(id);
    return id;
  }

  /** Ranks by number, from 0, blank last. Valid until another text is added. */
  ranks(): Int32Array {
    if (this.#fresh.length > 0) this.#settle();
    return this.#ranks;
  }

  #settle(): void {
    const fresh = Int32Array.from(this.#fresh).sort((a, b) => this.#compare(a, b));
    this.#fresh = [];
    const before = this.#sorted;
    const sorted = new Int32Array(this.#texts.length);
    let read = 0;
    let written = 0;
    for (const id of fresh) {
      const place = this.#placeFor(id, read);
      sorted.set(before.subarray(read, place), written);
      written += place - read;
      read = place;
      sorted[written] = id;
      written += 1;
    }
    sorted.set(before.subarray(read), written);
    this.#sorted = sorted;
    this.#ranks = new Int32Array(sorted.length);
    for (let rank = 0; rank < sorted.length; rank += 1) this.#ranks[sorted[rank] ?? 0] = rank;
  }

  #placeFor(id: number, start: number): number {
    let low = start;
    let high = this.#sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#compare(this.#sorted[middle] ?? 0, id) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #compare(a: number, b: number): number {
    const left = this.#texts[a] ?? '';
    const right = this.#texts[b] ?? '';
    if (left === '' || right === '') return Number(left === '') - Number(right === '');
    return left < right ? -1 : 1;
  }
}
