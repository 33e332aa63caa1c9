/** Everything is copied when places are added, so they come several at a time. */
const MORE_PLACES = 8;
const NO_PLACE = -1;

/** The places of a table's columns in a slot. A column has none before it needs one. */
export class ColumnPlaces {
  /** By column, below 0 for none. */
  readonly places: Int16Array;
  #used = 0;
  #width = 0;

  /** With `haveAll` each column has a place from the start, in their order. */
  constructor(columns: number, haveAll = false) {
    this.places = new Int16Array(columns).fill(NO_PLACE);
    if (!haveAll) return;
    this.places.forEach((_, column, places) => {
      places[column] = column;
    });
    this.#used = columns;
    this.#width = columns;
  }

  /** The places of a slot, taken or not. */
  get width(): number {
    return this.#width;
  }

  /** The place of a column, a new one if it has none. The width may grow. */
  take(column: number): number {
    const known = this.places[column] ?? NO_PLACE;
    if (known >= 0) return known;
    const place = this.#used;
    this.places[column] = place;
    this.#used += 1;
    if (place === this.#width) this.#width = Math.min(this.#width + MORE_PLACES, this.places.length);
    return place;
  }
}
