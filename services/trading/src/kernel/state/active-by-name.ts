import type { Parent } from './parent.ts';

const NONE: ReadonlySet<number> = new Set();

/** The orders of each trader in each instrument that are not over, so that a new order is compared with those alone. */
export class ActiveByName {
  readonly #ids = new Map<string, Set<number>>();

  /** What another has seen, instead of its own. */
  copy(other: ActiveByName): void {
    this.#ids.clear();
    for (const [key, ids] of other.#ids) this.#ids.set(key, new Set(ids));
  }

  add({ id, terms }: Pick<Parent, 'id' | 'terms'>): void {
    const key = nameKey(terms);
    const ids = this.#ids.get(key);
    if (ids === undefined) this.#ids.set(key, new Set([id]));
    else ids.add(id);
  }

  delete({ id, terms }: Pick<Parent, 'id' | 'terms'>): void {
    const key = nameKey(terms);
    const ids = this.#ids.get(key);
    ids?.delete(id);
    if (ids?.size === 0) this.#ids.delete(key);
  }

  of(terms: NameKey): ReadonlySet<number> {
    return this.#ids.get(nameKey(terms)) ?? NONE;
  }
}

type NameKey = Pick<Parent['terms'], 'traderId' | 'instrument'>;

function nameKey({ traderId, instrument }: NameKey): string {
  return `${instrument}|${traderId}`;
}
