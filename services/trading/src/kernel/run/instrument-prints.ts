/** Prints that are kept before every order of the instrument counts them. */
const MAX_PRINTS = 2_048;

/** The latest countable prints of an instrument. An order adds them up when it is looked at, not at each print. */
export class InstrumentPrints {
  readonly #halfTicks: number[] = [];
  readonly #lots: number[] = [];
  #dropped = 0;

  /** How many there have been. */
  get count(): number {
    return this.#dropped + this.#lots.length;
  }

  get isFull(): boolean {
    return this.#lots.length >= MAX_PRINTS;
  }

  add(lots: number, priceHalfTicks: number): void {
    this.#lots.push(lots);
    this.#halfTicks.push(priceHalfTicks);
  }

  /** Lots and value of the prints after the first `from`, as far as their prices are allowed. */
  since(from: number, side: number, limitTicks: number | null): { readonly lots: number; readonly value: number } {
    let lots = 0;
    let value = 0;
    for (let at = Math.max(0, from - this.#dropped); at < this.#lots.length; at += 1) {
      const [size, price] = [this.#lots[at] ?? 0, this.#halfTicks[at] ?? 0];
      if (limitTicks !== null && side * (price - 2 * limitTicks) > 0) continue;
      lots += size;
      value += size * price;
    }
    return { lots, value };
  }

  drop(): void {
    this.#dropped = this.count;
    this.#lots.length = 0;
    this.#halfTicks.length = 0;
  }
}
