import { NONE } from '../book/order-pool.ts';
import type { VenueOrderState } from '../../venue-port.ts';
import type { OwnOrder } from './own-order.ts';

export const MAX_OPEN_ORDERS = 100_000;

/** Own orders by slot and by child id. Finished ones are kept for a day, their ids for ever. */
export class OwnOrderStore {
  readonly #slots: (OwnOrder | null)[] = [];
  readonly #freeSlots: number[] = [];
  readonly #byChildId = new Map<number, OwnOrder>();
  #doneToday: number[] = [];
  #doneBefore: number[] = [];
  /** Child ids rise, so one number stands for all dropped ids. */
  #forgottenUpTo = -1;

  get openCount(): number {
    return this.#slots.length - this.#freeSlots.length;
  }

  isKnown(childId: number): boolean {
    return childId <= this.#forgottenUpTo || this.#byChildId.has(childId);
  }

  add(make: (slot: number) => OwnOrder): OwnOrder {
    const own = make(this.#freeSlots.pop() ?? this.#slots.length);
    this.#slots[own.slot] = own;
    this.#byChildId.set(own.order.childId, own);
    return own;
  }

  bySlot(slot: number): OwnOrder {
    const own = this.#slots[slot];
    if (own === undefined || own === null) throw new Error(`no own order in slot ${slot}`);
    return own;
  }

  find(childId: number): OwnOrder | undefined {
    return this.#byChildId.get(childId);
  }

  *open(): Iterable<OwnOrder> {
    for (const own of this.#slots) if (own !== null) yield own;
  }

  finish(own: OwnOrder): void {
    own.state = 'done';
    own.bookId = NONE;
    this.#slots[own.slot] = null;
    this.#freeSlots.push(own.slot);
    this.#doneToday.push(own.order.childId);
  }

  stateOf(childId: number): VenueOrderState {
    const own = this.#byChildId.get(childId);
    if (own === undefined) return { kind: 'unknown' };
    return { kind: own.state === 'done' ? 'done' : 'open', filledLots: own.filledLots };
  }

  /** Starts a new day and drops orders that finished before the last one. */
  rollDay(): void {
    for (const childId of this.#doneBefore) {
      this.#byChildId.delete(childId);
      this.#forgottenUpTo = Math.max(this.#forgottenUpTo, childId);
    }
    this.#doneBefore = this.#doneToday;
    this.#doneToday = [];
  }
}
