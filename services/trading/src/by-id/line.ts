type Linked<Item> = { before: Item | null; after: Item | null };

/** Items in a line that know their neighbours, so that any of them leaves without a search. Each is in one line at most. */
export class Line<Item extends Linked<Item>> {
  #first: Item | null = null;
  #last: Item | null = null;

  /** Null without any. */
  get first(): Item | null {
    return this.#first;
  }

  /** Behind all others. */
  add(item: Item): void {
    item.before = this.#last;
    item.after = null;
    if (this.#last === null) this.#first = item;
    else this.#last.after = item;
    this.#last = item;
  }

  remove(item: Item): void {
    const { before, after } = item;
    if (before === null) this.#first = after;
    else before.after = after;
    if (after === null) this.#last = before;
    else after.before = before;
    item.before = null;
    item.after = null;
  }

  /** One that is in it goes behind all others. */
  moveToEnd(item: Item): void {
    if (item.after === null) return;
    this.remove(item);
    this.add(item);
  }
}
