const PAGE_BITS = 7;
const PAGE = 1 << PAGE_BITS;
const LAST = PAGE - 1;
/** Empty pages that are kept for the next ids, because what waits comes and goes all the time. */
const MAX_SPARE = 32;
/** Pages without any id, eight bytes for each. An empty table begins anew where there would be more. */
const MAX_EMPTY = 65_536;

type Page<Value> = { readonly values: (Value | undefined)[]; used: number };

/**
 * Records by ids that rise and lie close together. A map would compute a hash for each look and find its entry in a table
 * that no cache of the processor has room for.
 */
export class IdTable<Value extends object | null> {
  /** Those that have no id any more are left out. */
  #pages: (Page<Value> | undefined)[] = [];
  readonly #spare: Page<Value>[] = [];
  /** The number of the first page in the list. */
  #first = 0;
  #size = 0;

  get size(): number {
    return this.#size;
  }

  get(id: number): Value | undefined {
    return this.#pageOf(id)?.values[id & LAST];
  }

  has(id: number): boolean {
    return this.get(id) !== undefined;
  }

  set(id: number, value: Value): void {
    const page = this.#pageOf(id) ?? this.#addPage(id);
    if (page.values[id & LAST] === undefined) {
      page.used += 1;
      this.#size += 1;
    }
    page.values[id & LAST] = value;
  }

  delete(id: number): boolean {
    const page = this.#pageOf(id);
    if (page === undefined || page.values[id & LAST] === undefined) return false;
    page.values[id & LAST] = undefined;
    page.used -= 1;
    this.#size -= 1;
    if (page.used === 0) this.#leave(id, page);
    return true;
  }

  clear(): void {
    this.#pages.length = 0;
    this.#size = 0;
  }

  /** Lowest first, those included that are added meanwhile further on. */
  *keys(): Generator<number, undefined> {
    for (let nth = 0; nth < this.#pages.length; nth += 1) {
      const firstId = (this.#first + nth) * PAGE;
      for (let at = 0; at < PAGE; at += 1) if (this.#pages[nth]?.values[at] !== undefined) yield firstId + at;
    }
  }

  *entries(): Generator<readonly [id: number, value: Value], undefined> {
    for (const id of this.keys()) {
      const value = this.get(id);
      if (value !== undefined) yield [id, value];
    }
  }

  #pageOf(id: number): Page<Value> | undefined {
    // What somebody asks for may be any number.
    if (id >>> 0 !== id) return undefined;
    const nth = (id >>> PAGE_BITS) - this.#first;
    return nth >= 0 && nth < this.#pages.length ? this.#pages[nth] : undefined;
  }

  #addPage(id: number): Page<Value> {
    if (id >>> 0 !== id) throw new Error(`${id} is not an id`);
    const number = id >>> PAGE_BITS;
    if (this.#size === 0 && (this.#pages.length === 0 || this.#isFar(number))) this.#startAt(number);
    if (number < this.#first) this.#prepend(this.#first - number);
    while (number - this.#first >= this.#pages.length) this.#pages.push(undefined);
    const page = this.#spare.pop() ?? { values: emptyPage<Value>(), used: 0 };
    this.#pages[number - this.#first] = page;
    return page;
  }

  #leave(id: number, page: Page<Value>): void {
    this.#pages[(id >>> PAGE_BITS) - this.#first] = undefined;
    if (this.#spare.length < MAX_SPARE) this.#spare.push(page);
  }

  #isFar(number: number): boolean {
    return Math.max(number - this.#first, this.#first + this.#pages.length - number) > MAX_EMPTY;
  }

  #startAt(number: number): void {
    this.#pages.length = 0;
    this.#first = number;
  }

  /** Hardly ever: ids rise. */
  #prepend(count: number): void {
    this.#pages = [...Array.from({ length: count }, () => undefined), ...this.#pages];
    this.#first -= count;
  }
}

/** Pushed one by one it has no holes, which would be looked for in every prototype. */
function emptyPage<Value>(): (Value | undefined)[] {
  const values: (Value | undefined)[] = [];
  for (let at = 0; at < PAGE; at += 1) values.push(undefined);
  return values;
}
