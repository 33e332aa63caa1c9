import type { Cell, RowKey } from '@meridian/protocol/live/subscription-messages';
import { FieldColumn } from './field-column.ts';
import { SlotArrays } from './slot-arrays.ts';

const FIRST_CAPACITY = 1_024;

/** Counts every change of every row, across stores. Rows with equal versions are equal. */
export type VersionCounter = { value: number };

/**
 * The rows of one feed by column. A row keeps its slot while it exists. A removed row keeps slot and values until
 * `releaseDead`, because the displayed order may still contain it.
 */
export class RowStore {
  readonly fields: readonly string[];
  readonly columns: readonly FieldColumn[];
  /** For those who look at all rows. */
  readonly arrays = new SlotArrays();
  readonly #byName: ReadonlyMap<string, FieldColumn>;
  readonly #counter: VersionCounter;
  readonly #slots = new Map<RowKey, number>();
  readonly #free: number[] = [];
  #keys: RowKey[] = [];
  #capacity = FIRST_CAPACITY;
  #used = 0;
  #dead: number[] = [];
  #dirty: number[] = [];
  #isDirty = new Uint8Array(FIRST_CAPACITY);
  #isAlive = new Uint8Array(FIRST_CAPACITY);
  #versions = new Float64Array(FIRST_CAPACITY);
  #arrivals = new Float64Array(FIRST_CAPACITY);
  #lastArrival = 0;
  #size = 0;
  #removals = 0;

  constructor(fields: readonly string[], counter: VersionCounter) {
    this.fields = fields;
    const named = fields.map((field) => [field, new FieldColumn(FIRST_CAPACITY)] as const);
    this.columns = named.map(([, column]) => column);
    this.#byName = new Map(named);
    this.#counter = counter;
  }

  /** Number of existing rows. */
  get size(): number {
    return this.#size;
  }

  /** All slots are below this. */
  get slotEnd(): number {
    return this.#used;
  }

  /** The version of the last change. */
  get lastVersion(): number {
    return this.#counter.value;
  }

  /** Another number after rows came or left. */
  get comings(): number {
    return this.#lastArrival + this.#removals;
  }

  /** Total number of removed rows. */
  get removals(): number {
    return this.#removals;
  }

  get capacity(): number {
    return this.#capacity;
  }

  column(field: string): FieldColumn | null {
    return this.#byName.get(field) ?? null;
  }

  keyOf(slot: number): RowKey {
    return this.#keys[slot] ?? '';
  }

  /** Undefined for a missing or removed key. */
  slotOf(key: RowKey): number | undefined {
    const slot = this.#slots.get(key);
    return slot !== undefined && this.#isAlive[slot] === 1 ? slot : undefined;
  }

  isAlive(slot: number): boolean {
    return this.#isAlive[slot] === 1;
  }

  /** The slots of all existing rows, ascending, in an array that is long enough for them. */
  aliveSlots(slots: Int32Array<ArrayBuffer> = new Int32Array(this.#size)): Int32Array {
    let count = 0;
    for (let slot = 0; slot < this.#used; slot += 1) {
      if (this.#isAlive[slot] !== 1) continue;
      slots[count] = slot;
      count += 1;
    }
    return slots.subarray(0, count);
  }

  version(slot: number): number {
    return this.#versions[slot] ?? 0;
  }

  /** An ascending number per row: the order of an unsorted grid and of equal rows. */
  arrival(slot: number): number {
    return this.#arrivals[slot] ?? 0;
  }

  /** The same of all slots, read-only, for loops over many rows. */
  get arrivals(): Float64Array {
    return this.#arrivals;
  }

  /** A complete row in field order. Its first cell is the key. */
  put(row: readonly Cell[]): void {
    const key = row[0];
    if (typeof key !== 'string' && typeof key !== 'number') return;
    const slot = this.#slotFor(key);
    let isChanged = false;
    for (let index = 0; index < this.columns.length; index += 1) {
      if (this.columns[index]?.set(slot, row[index] ?? null) === true) isChanged = true;
    }
    if (isChanged) this.#touch(slot);
  }

  /** `[key, fieldIndex, value, …]`: changes the row of that key, or creates one whose other fields are empty. */
  change(change: readonly Cell[]): void {
    const key = change[0];
    if (typeof key !== 'string' && typeof key !== 'number') return;
    const known = this.slotOf(key);
    const slot = known ?? this.#slotFor(key);
    if (known === undefined) this.#clear(slot, key);
    let isChanged = false;
    for (let at = 1; at + 1 < change.length; at += 2) {
      const index = change[at];
      // The key identifies the row, so it cannot change.
      if (typeof index !== 'number' || index === 0) continue;
      if (this.columns[index]?.set(slot, change[at + 1] ?? null) === true) isChanged = true;
    }
    if (isChanged) this.#touch(slot);
  }

  remove(key: RowKey): void {
    const slot = this.slotOf(key);
    if (slot === undefined) return;
    this.#isAlive[slot] = 0;
    this.#size -= 1;
    this.#removals += 1;
    this.#dead.push(slot);
    this.#touch(slot);
  }

  /** Removes the oldest rows until `maxRows` are left. */
  removeOldest(maxRows: number): void {
    if (this.#size <= maxRows) return;
    for (const key of this.#slots.keys()) {
      this.remove(key);
      if (this.#size <= maxRows) return;
    }
  }

  hasDirty(): boolean {
    return this.#dirty.length > 0;
  }

  /** Slots that changed, came or went since the last call, each once. */
  takeDirty(): readonly number[] {
    const dirty = this.#dirty;
    for (const slot of dirty) this.#isDirty[slot] = 0;
    this.#dirty = [];
    return dirty;
  }

  /** Frees removed rows, which nothing shows any more. */
  releaseDead(): void {
    for (const slot of this.#dead) {
      // A row that came back is alive. One that came back and left again is listed twice.
      if (this.#isAlive[slot] === 1 || !this.#slots.delete(this.keyOf(slot))) continue;
      this.#free.push(slot);
    }
    this.#dead = [];
  }

  #slotFor(key: RowKey): number {
    const known = this.#slots.get(key);
    if (known !== undefined) {
      if (this.#isAlive[known] !== 1) this.#enliven(known);
      return known;
    }
    const slot = this.#free.pop() ?? this.#used;
    if (slot === this.#used) {
      if (slot >= this.#capacity) this.#grow();
      this.#used += 1;
    }
    this.#keys[slot] = key;
    this.#slots.set(key, slot);
    this.#enliven(slot);
    return slot;
  }

  #enliven(slot: number): void {
    this.#isAlive[slot] = 1;
    this.#size += 1;
    this.#lastArrival += 1;
    this.#arrivals[slot] = this.#lastArrival;
    this.#touch(slot);
  }

  #clear(slot: number, key: RowKey): void {
    for (const column of this.columns) column.set(slot, null);
    this.columns[0]?.set(slot, key);
  }

  #touch(slot: number): void {
    this.#counter.value += 1;
    this.#versions[slot] = this.#counter.value;
    if (this.#isDirty[slot] === 1) return;
    this.#isDirty[slot] = 1;
    this.#dirty.push(slot);
  }

  #grow(): void {
    this.#capacity *= 2;
    for (const column of this.columns) column.grow(this.#capacity);
    this.#isDirty = grownBytes(this.#isDirty, this.#capacity);
    this.#isAlive = grownBytes(this.#isAlive, this.#capacity);
    this.#versions = grownNumbers(this.#versions, this.#capacity);
    this.#arrivals = grownNumbers(this.#arrivals, this.#capacity);
  }
}

export function grownBytes(from: Uint8Array, capacity: number): Uint8Array<ArrayBuffer> {
  const grown = new Uint8Array(capacity);
  grown.set(from);
  return grown;
}

export function grownNumbers(from: Float64Array, capacity: number): Float64Array<ArrayBuffer> {
  const grown = new Float64Array(capacity);
  grown.set(from);
  return grown;
}
