import type { RowKey } from '@meridian/protocol/live/subscription-messages';

/**
 * A small number for each key, so that columns keep what belongs to it, and the keys in the order in which they came.
 * The slot of a key that left goes to one that comes later.
 */
export class OrderedSlots {
  readonly #slots = new Map<RowKey, number>();
  readonly #free: number[] = [];

  get size(): number {
    return this.#slots.size;
  }

  get(key: RowKey): number | undefined {
    return this.#slots.get(key);
  }

  keys(): MapIterator<RowKey> {
    return this.#slots.keys();
  }

  entries(): MapIterator<[RowKey, number]> {
    return this.#slots.entries();
  }

  /** For a key that has no slot. */
  add(key: RowKey): number {
    // Without a free slot, those below the number of keys are all taken.
    const slot = this.#free.pop() ?? this.#slots.size;
    this.#slots.set(key, slot);
    return slot;
  }

  /** The slot that is free now. None for a key that had none. */
  delete(key: RowKey): number | undefined {
    const slot = this.#slots.get(key);
    if (slot === undefined) return undefined;
    this.#slots.delete(key);
    this.#free.push(slot);
    return slot;
  }
}
