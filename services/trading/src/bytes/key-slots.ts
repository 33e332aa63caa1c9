import { IdIndex, isId } from './id-index.ts';

/**
 * A small number for each key, so that typed arrays keep what belongs to it: four bytes for an id, outside of the
 * collected memory. The slot of a key that left goes to one that comes later.
 */
export class KeySlots {
  readonly #byId = new IdIndex();
  /** Of texts, and of numbers that are no ids. */
  readonly #byOther = new Map<string | number, number>();
  readonly #free: number[] = [];
  /** All slots are below this. */
  #end = 0;

  slotOf(key: string | number): number | undefined {
    return isId(key) ? this.#byId.get(key) : this.#byOther.get(key);
  }

  /** For a key that has no slot. */
  add(key: string | number): number {
    const slot = this.#free.pop() ?? this.#end;
    this.#end = Math.max(this.#end, slot + 1);
    if (isId(key)) this.#byId.set(key, slot);
    else this.#byOther.set(key, slot);
    return slot;
  }

  /** The slot that is free now. None for a key that had none. */
  delete(key: string | number): number | undefined {
    const slot = this.slotOf(key);
    if (slot === undefined) return undefined;
    if (isId(key)) this.#byId.delete(key);
    else this.#byOther.delete(key);
    this.#free.push(slot);
    return slot;
  }
}
