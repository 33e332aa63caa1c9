/** Arrays of one kind that nobody needs now. */
class SpareArrays<Numbers extends Int32Array | Float64Array | Uint8Array> {
  readonly #make: (length: number) => Numbers;
  #spare: Numbers[] = [];

  constructor(make: (length: number) => Numbers) {
    this.#make = make;
  }

  /** At least as long as asked for. It holds what its last user has left in it. */
  take(length: number): Numbers {
    // A store only grows, so one that is too short is of no use again.
    this.#spare = this.#spare.filter((each) => each.length >= length);
    return this.#spare.pop() ?? this.#make(length);
  }

  /** A longer one with the same numbers, and `rest` behind them. The one of before may still be read. */
  grown(before: Numbers, length: number, rest: number): Numbers {
    const longer = this.take(length);
    longer.fill(rest, before.length);
    longer.set(before);
    return longer;
  }

  give(array: Numbers): void {
    if (array.length > 0) this.#spare.push(array);
  }
}

/**
 * Arrays with a number for each row of a store, which are used again and again. New ones for a million rows are so much
 * memory that all of it is collected, and that takes longer than the search or the sort that needs them.
 */
export class SlotArrays {
  readonly ints = new SpareArrays((length) => new Int32Array(length));
  readonly numbers = new SpareArrays((length) => new Float64Array(length));
  readonly bytes = new SpareArrays((length) => new Uint8Array(length));
}
