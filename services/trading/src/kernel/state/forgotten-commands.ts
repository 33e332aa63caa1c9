import { hash } from 'node:crypto';

/** About three megabytes in each state of the engine. */
const MAX_IN_GENERATION = 100_000;
const SLOTS = 2 * MAX_IN_GENERATION;
const NUMBERS = 3;

type Key = readonly [high: number, low: number];

/** Commands whose answers are no longer kept, with the first order of each, or 0 where it brought none. */
class Generation {
  readonly #keys = new Uint32Array(2 * SLOTS);
  readonly #orders = new Float64Array(SLOTS);
  size = 0;

  put([high, low]: Key, order: number): void {
    const slot = this.#slotOf(high, low);
    if (this.#isFree(slot)) this.size += 1;
    this.#keys[2 * slot] = high;
    this.#keys[2 * slot + 1] = low;
    this.#orders[slot] = order;
  }

  find([high, low]: Key): number | null {
    const slot = this.#slotOf(high, low);
    return this.#isFree(slot) ? null : (this.#orders[slot] ?? 0);
  }

  *numbers(): Generator<number, undefined> {
    for (let slot = 0; slot < SLOTS; slot += 1) {
      if (this.#isFree(slot)) continue;
      yield this.#keys[2 * slot] ?? 0;
      yield this.#keys[2 * slot + 1] ?? 0;
      yield this.#orders[slot] ?? 0;
    }
  }

  /** Half of the slots stay free, so the walk ends soon. */
  #slotOf(high: number, low: number): number {
    let slot = high % SLOTS;
    while (!this.#isFree(slot) && (this.#keys[2 * slot] !== high || this.#keys[2 * slot + 1] !== low)) {
      slot = (slot + 1) % SLOTS;
    }
    return slot;
  }

  #isFree(slot: number): boolean {
    return this.#keys[2 * slot + 1] === 0;
  }
}

/** The newest commands whose answers are no longer kept, so that none of them is done again. Made when it is needed. */
export class ForgottenCommands {
  #newer: Generation | null = null;
  #older: Generation | null = null;

  put(userId: number, commandId: string, order: number): void {
    this.#put(keyOf(userId, commandId), order);
  }

  /** The first order of the command, 0 where it brought none, or null for a command that is not known. */
  find(userId: number, commandId: string): number | null {
    if (this.#newer === null) return null;
    const key = keyOf(userId, commandId);
    return this.#newer.find(key) ?? this.#older?.find(key) ?? null;
  }

  /** Three for each command, for a snapshot. */
  numbers(): readonly number[] {
    return [...(this.#older?.numbers() ?? []), ...(this.#newer?.numbers() ?? [])];
  }

  load(numbers: readonly number[]): void {
    for (let at = 0; at < numbers.length; at += NUMBERS) {
      this.#put([numbers[at] ?? 0, numbers[at + 1] ?? 0], numbers[at + 2] ?? 0);
    }
  }

  #put(key: Key, order: number): void {
    this.#newer ??= new Generation();
    if (this.#newer.size >= MAX_IN_GENERATION) {
      this.#older = this.#newer;
      this.#newer = new Generation();
    }
    this.#newer.put(key, order);
  }
}

/** Never 0 in its low part, which marks a free slot. */
function keyOf(userId: number, commandId: string): Key {
  const digest = hash('sha256', `${userId} ${commandId}`, 'buffer');
  return [digest.readUInt32LE(0), (digest.readUInt32LE(4) | 1) >>> 0];
}
