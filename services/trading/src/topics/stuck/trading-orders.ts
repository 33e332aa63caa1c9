import type { RowKey } from '@meridian/protocol/live/subscription-messages';
import { NumbersById } from '../../bytes/numbers-by-id.ts';
import { OrderedSlots } from './ordered-slots.ts';
import { NOT_STUCK, type StuckTimes } from './stuck-rule.ts';

/** The orders that trade, in the order in which they came, each with its times of the last check. */
export class TradingOrders {
  readonly #slots = new OrderedSlots();
  readonly #heldUntilMs = new NumbersById();
  readonly #behindSinceMs = new NumbersById();
  readonly #doubtSinceMs = new NumbersById();

  get size(): number {
    return this.#slots.size;
  }

  keys(): MapIterator<RowKey> {
    return this.#slots.keys();
  }

  /** One that is there keeps its place and its times. */
  add(key: RowKey): void {
    if (this.#slots.get(key) === undefined) this.#put(this.#slots.add(key), NOT_STUCK);
  }

  get(key: RowKey): StuckTimes {
    const slot = this.#slots.get(key);
    if (slot === undefined) return NOT_STUCK;
    return {
      heldUntilMs: this.#heldUntilMs.get(slot) ?? 0,
      behindSinceMs: this.#behindSinceMs.get(slot) ?? null,
      doubtSinceMs: this.#doubtSinceMs.get(slot) ?? null,
    };
  }

  /** For an order that is there. */
  set(key: RowKey, times: StuckTimes): void {
    const slot = this.#slots.get(key);
    if (slot !== undefined) this.#put(slot, times);
  }

  delete(key: RowKey): boolean {
    return this.#slots.delete(key) !== undefined;
  }

  #put(slot: number, { heldUntilMs, behindSinceMs, doubtSinceMs }: StuckTimes): void {
    this.#heldUntilMs.set(slot, heldUntilMs);
    this.#behindSinceMs.set(slot, behindSinceMs ?? Number.NaN);
    this.#doubtSinceMs.set(slot, doubtSinceMs ?? Number.NaN);
  }
}
