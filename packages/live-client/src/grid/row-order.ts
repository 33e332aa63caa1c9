import type { OrderKey } from './order-key.ts';
import { RadixSort } from './radix-sort.ts';
import type { RowStore } from './row-store.ts';

/** Below this a sort by comparison is as fast. */
const MIN_RADIX_ROWS = 10_000;

const MAX_SINGLE = 64;

const OUT = 0;
const IN = 1;
/** In the list, but not yet at its new position. */
const MOVING = 2;

/** Which rows the order takes, one by one and many at once. */
export type OrderedRows = {
  passes(slot: number): boolean;
  among(slots: Int32Array): (slot: number) => boolean;
};

/** The slots of accepted rows in order. An update costs the changed rows plus one pass over the rest. */
export class RowOrder {
  readonly #store: RowStore;
  readonly #keys: readonly OrderKey[];
  readonly #compare: (a: number, b: number) => number;
  #slots = new Int32Array(0);
  #spare = new Int32Array(0);
  #length = 0;
  #membership = new Uint8Array(0);
  #wanted: OrderedRows;
  #turnover = 0;

  /** The last key must be unique per row. */
  constructor(store: RowStore, keys: readonly OrderKey[], wanted: OrderedRows) {
    this.#store = store;
    this.#keys = keys;
    this.#wanted = wanted;
    this.#compare = comparing(keys);
  }

  get length(): number {
    return this.#length;
  }

  /** Another number after rows came or left. It stays while rows only move. */
  get turnover(): number {
    return this.#turnover;
  }

  /** Valid until the next change of the order. */
  get slots(): Int32Array {
    return this.#slots.subarray(0, this.#length);
  }

  /** The same slots, ascending: those who only count read one row after the other in memory. */
  ascending(): Int32Array {
    const slots = new Int32Array(this.#length);
    let count = 0;
    for (let slot = 0; slot < this.#membership.length; slot += 1) {
      if (this.#membership[slot] !== IN) continue;
      slots[count] = slot;
      count += 1;
    }
    return slots;
  }

  has(slot: number): boolean {
    return this.#membership[slot] === IN;
  }

  isSame(keyIndex: number, a: number, b: number): boolean {
    return this.#keys[keyIndex]?.isSame(a, b) ?? true;
  }

  /** Starts again with all accepted rows. */
  rebuild(): void {
    this.#makeRoom();
    this.#turnover += 1;
    this.#membership.fill(OUT);
    for (const key of this.#keys) key.reset();
    const { arrays, capacity } = this.#store;
    const room = arrays.ints.take(capacity);
    const alive = this.#store.aliveSlots(room);
    const isWanted = this.#wanted.among(alive);
    let length = 0;
    for (let at = 0; at < alive.length; at += 1) {
      const slot = alive[at] ?? 0;
      if (!isWanted(slot)) continue;
      this.#membership[slot] = IN;
      this.#slots[length] = slot;
      length += 1;
    }
    this.#length = length;
    arrays.ints.give(room);
    for (const key of this.#keys) key.noteAll(this.slots);
    this.#sort();
  }

  /** Keeps the rows that a stricter filter takes, in their order. `update` adds changed rows. */
  narrow(wanted: OrderedRows): void {
    this.#wanted = wanted;
    this.#turnover += 1;
    const isWanted = wanted.among(this.slots);
    for (const slot of this.slots) if (!isWanted(slot)) this.#membership[slot] = OUT;
    this.#takeOut();
  }

  /** By the last key first: each pass leaves equal rows as the passes before have put them. */
  #sort(): void {
    const sorts = this.#keys.flatMap(({ sort }) => sort ?? []);
    if (sorts.length < this.#keys.length || this.#length < MIN_RADIX_ROWS) {
      this.#slots.subarray(0, this.#length).sort(this.#compare);
      return;
    }
    const { arrays, capacity } = this.#store;
    const words = arrays.ints.take(capacity);
    const radix = new RadixSort(new Uint32Array(words.buffer));
    const sorted = { slots: this.#slots, spare: this.#spare };
    for (const sort of sorts.toReversed()) sort(radix, sorted, this.#length);
    this.#slots = sorted.slots;
    this.#spare = sorted.spare;
    arrays.ints.give(words);
  }

  /** Adds new rows, removes gone ones and moves changed ones. False when nothing moved. */
  update(dirty: readonly number[]): boolean {
    this.#makeRoom();
    const moving: number[] = [];
    let leaving = 0;
    for (const slot of dirty) {
      const isIn = this.#membership[slot] === IN;
      if (!this.#store.isAlive(slot) || !this.#wanted.passes(slot)) {
        if (isIn) leaving += 1;
        if (isIn) this.#turnover += 1;
        this.#membership[slot] = OUT;
      } else if (this.#note(slot) || !isIn) {
        if (isIn) leaving += 1;
        else this.#turnover += 1;
        this.#membership[slot] = MOVING;
        moving.push(slot);
      }
    }
    if (this.#keys.some((key) => key.isBloated(this.#store.size))) {
      this.rebuild();
      return true;
    }
    if (leaving > 0) this.#takeOut();
    if (moving.length > 0) this.#putIn(Int32Array.from(moving).sort(this.#compare));
    return leaving > 0 || moving.length > 0;
  }

  /** Gives its arrays back. Neither the order nor its slots may be read afterwards. */
  release(): void {
    const { arrays } = this.#store;
    for (const array of [this.#slots, this.#spare]) arrays.ints.give(array);
    arrays.bytes.give(this.#membership);
    for (const key of this.#keys) key.release(arrays);
  }

  #note(slot: number): boolean {
    let isChanged = false;
    for (const key of this.#keys) if (key.note(slot)) isChanged = true;
    return isChanged;
  }

  #takeOut(): void {
    const slots = this.#slots;
    let kept = 0;
    for (let at = 0; at < this.#length; at += 1) {
      const slot = slots[at] ?? 0;
      if (this.#membership[slot] !== IN) continue;
      slots[kept] = slot;
      kept += 1;
    }
    this.#length = kept;
  }

  #putIn(sorted: Int32Array): void {
    const from = this.#slots;
    const to = this.#spare;
    let read = 0;
    let written = 0;
    for (const slot of sorted) {
      const place = this.#placeFor(slot, read);
      copy(from, read, place, to, written);
      written += place - read;
      read = place;
      to[written] = slot;
      written += 1;
      this.#membership[slot] = IN;
    }
    copy(from, read, this.#length, to, written);
    this.#length += sorted.length;
    this.#slots = to;
    this.#spare = from;
  }

  /** The first position from `start` whose row sorts after this one. It is near where many rows move. */
  #placeFor(slot: number, start: number): number {
    let low = start;
    let high = start;
    for (let step = 1; high < this.#length && this.#compare(this.#slots[high] ?? 0, slot) < 0; step *= 2) {
      low = high + 1;
      high += step;
    }
    high = Math.min(high, this.#length);
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#compare(this.#slots[middle] ?? 0, slot) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #makeRoom(): void {
    const { capacity, arrays } = this.#store;
    if (this.#slots.length >= capacity) return;
    this.#slots = arrays.ints.grown(this.#slots, capacity, 0);
    this.#spare = arrays.ints.take(capacity);
    this.#membership = arrays.bytes.grown(this.#membership, capacity, OUT);
    for (const key of this.#keys) key.grow(capacity, arrays);
  }
}

/** A few slots are copied one by one, because a view of an array costs more. */
function copy(from: Int32Array, start: number, end: number, to: Int32Array, at: number): void {
  if (end - start > MAX_SINGLE) return to.set(from.subarray(start, end), at);
  for (let offset = 0; offset < end - start; offset += 1) to[at + offset] = from[start + offset] ?? 0;
}

function comparing(keys: readonly OrderKey[]): (a: number, b: number) => number {
  const [first, second, third] = keys;
  if (first === undefined) return (a, b) => a - b;
  if (second === undefined) return (a, b) => first.compare(a, b);
  if (third === undefined) return (a, b) => first.compare(a, b) || second.compare(a, b);
  const rest = comparing(keys.slice(2));
  return (a, b) => first.compare(a, b) || second.compare(a, b) || rest(a, b);
}
