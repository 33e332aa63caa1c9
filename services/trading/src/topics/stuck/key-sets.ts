import type { RowKey } from '@meridian/protocol/live/subscription-messages';

/** More keys than these are searched through a hash. */
const MAX_LISTED = 8;
const NO_KEYS: readonly RowKey[] = [];

/** Lists are never changed, so that they have no room to spare and can be handed out. */
type Keys = RowKey | readonly RowKey[] | Set<RowKey> | null;

/**
 * Sets of keys by slot, each in the order in which its keys came. Most have one key or none and then need no object of
 * their own.
 */
export class KeySets {
  readonly #sets: Keys[] = [];

  of(slot: number): Iterable<RowKey> {
    const keys = this.#sets[slot] ?? null;
    if (keys === null) return NO_KEYS;
    return typeof keys === 'object' ? keys : [keys];
  }

  add(slot: number, key: RowKey): void {
    const keys = this.#sets[slot] ?? null;
    if (keys instanceof Set) keys.add(key);
    else if (keys === null) this.#sets[slot] = key;
    else if (typeof keys !== 'object') this.#sets[slot] = keys === key ? key : [keys, key];
    else if (!keys.includes(key))
      this.#sets[slot] = keys.length < MAX_LISTED ? keys.concat(key) : new Set(keys).add(key);
  }

  delete(slot: number, key: RowKey): void {
    const keys = this.#sets[slot] ?? null;
    if (keys === key) this.clear(slot);
    else if (keys instanceof Set) this.#deleteFromSet(slot, keys, key);
    else if (keys !== null && typeof keys === 'object') this.#deleteFromList(slot, keys, key);
  }

  clear(slot: number): void {
    this.#sets[slot] = null;
  }

  #deleteFromSet(slot: number, keys: Set<RowKey>, key: RowKey): void {
    keys.delete(key);
    // Not at the limit: a set that comes and goes there would be copied each time.
    if (keys.size <= MAX_LISTED / 2) this.#sets[slot] = Array.from(keys);
  }

  #deleteFromList(slot: number, keys: readonly RowKey[], key: RowKey): void {
    const at = keys.indexOf(key);
    if (at < 0) return;
    const left = keys.toSpliced(at, 1);
    this.#sets[slot] = left.length === 1 ? (left[0] ?? null) : left;
  }
}
