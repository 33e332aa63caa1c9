import { NumbersById } from '../../../bytes/numbers-by-id.ts';
import { NONE } from '../book/order-pool.ts';
import type { VenueOrderState } from '../../venue-port.ts';
import type { DestinationLink } from '../connections/destination-link.ts';
import type { OwnOrder } from './own-order.ts';

export const MAX_OPEN_ORDERS = 100_000;

/** More destinations than any desk has. A finished order's destination is a digit of its number to this base. */
const MAX_LINKS = 1_024;

/** What remains of a finished order. */
type DoneOrder = { readonly link: DestinationLink; readonly filledLots: number };

/** Own orders by slot and by child id. What is left of finished ones is kept for a day, their ids for ever. */
export class OwnOrderStore {
  readonly #slots: (OwnOrder | null)[] = [];
  readonly #freeSlots: number[] = [];
  readonly #byChildId = new Map<number, OwnOrder>();
  readonly #links: DestinationLink[] = [];
  /** Filled lots and destination in one number: there are millions on a busy day. */
  #doneToday = new NumbersById();
  #doneBefore = new NumbersById();
  /** Child ids rise, so one number stands for all dropped ids. */
  #forgottenUpTo = -1;

  get openCount(): number {
    return this.#slots.length - this.#freeSlots.length;
  }

  isKnown(childId: number): boolean {
    return childId <= this.#forgottenUpTo || this.#byChildId.has(childId) || this.#doneAs(childId) !== undefined;
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

  /** One that is not finished. */
  find(childId: number): OwnOrder | undefined {
    return this.#byChildId.get(childId);
  }

  findDone(childId: number): DoneOrder | undefined {
    const kept = this.#doneAs(childId);
    const link = kept === undefined ? undefined : this.#links[kept % MAX_LINKS];
    return kept === undefined || link === undefined ? undefined : { link, filledLots: Math.floor(kept / MAX_LINKS) };
  }

  *open(): Iterable<OwnOrder> {
    for (const own of this.#slots) if (own !== null) yield own;
  }

  finish(own: OwnOrder): void {
    own.state = 'done';
    own.bookId = NONE;
    this.#slots[own.slot] = null;
    this.#freeSlots.push(own.slot);
    const { childId } = own.order;
    this.#byChildId.delete(childId);
    this.#doneToday.set(childId, own.filledLots * MAX_LINKS + this.#numberOf(own.link));
  }

  #doneAs(childId: number): number | undefined {
    return this.#doneToday.get(childId) ?? this.#doneBefore.get(childId);
  }

  #numberOf(link: DestinationLink): number {
    const known = this.#links.indexOf(link);
    return known < 0 ? this.#links.push(link) - 1 : known;
  }

  stateOf(childId: number): VenueOrderState {
    const own = this.#byChildId.get(childId);
    if (own !== undefined) return { kind: 'open', filledLots: own.filledLots };
    const done = this.findDone(childId);
    return done === undefined ? { kind: 'unknown' } : { kind: 'done', filledLots: done.filledLots };
  }

  /** Starts a new day and drops orders that finished before the last one. */
  rollDay(): void {
    this.#forgottenUpTo = Math.max(this.#forgottenUpTo, this.#doneBefore.greatestId);
    this.#doneBefore = this.#doneToday;
    this.#doneToday = new NumbersById();
  }
}
