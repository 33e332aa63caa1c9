/** Goes through ids, which may change meanwhile, again and again. */
export class Turns {
  readonly #ids: () => Iterable<number>;
  #round: Iterator<number> | null = null;

  constructor(ids: () => Iterable<number>) {
    this.#ids = ids;
  }

  /** The next ones, at most so many and none beyond the end of a round. */
  *take(most: number): Generator<number, undefined> {
    this.#round ??= this.#ids()[Symbol.iterator]();
    for (let count = 0; count < most; count += 1) {
      const next = this.#round.next();
      if (next.done === true) {
        this.#round = null;
        return;
      }
      yield next.value;
    }
  }
}
