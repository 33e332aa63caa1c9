import { IdTable } from '../../by-id/id-table.ts';
import { NearWakes } from './near-wakes.ts';
import { NO_SLICE, type Wake, WakeHeap } from './wake-heap.ts';

/** Of an order without a time. */
const NEVER = Number.POSITIVE_INFINITY;

/**
 * When each order is looked at next: one time per order, the earliest requested. Where more are due than can be looked
 * at, last looks go first.
 */
export class LookTimes {
  readonly #isLast: (id: number, atMs: number) => boolean;
  readonly #wakes = new IdTable<Wake>();
  /** Those whose time has come. */
  readonly #last = new WakeHeap();
  readonly #others = new WakeHeap();
  /** Those of the next seconds, which are nearly all, are not sorted before their time comes. */
  readonly #near = new NearWakes((wake) => this.#ripen(wake));
  readonly #far = new WakeHeap();
  /** Since the last take. A look sets an order's time several times, and only the last one needs a place. */
  #changed: Wake[] = [];
  #takenMs = Number.NEGATIVE_INFINITY;

  /** `isLast` says whether a look at that time is among the last that an order has. */
  constructor(isLast: (id: number, atMs: number) => boolean) {
    this.#isLast = isLast;
  }

  /** Keeps the earlier of this time and the one set. A time before the last take comes after those that still wait. */
  by(id: number, wantedMs: number): void {
    const atMs = Math.max(wantedMs, this.#takenMs);
    if (atMs === NEVER) return;
    const wake = this.#wakes.get(id) ?? this.#add(id);
    if (atMs < wake.atMs) this.#set(wake, atMs);
  }

  isDue(id: number, nowMs: number): boolean {
    return (this.#wakes.get(id)?.atMs ?? NEVER) <= nowMs;
  }

  clear(id: number): void {
    const wake = this.#wakes.get(id);
    if (wake !== undefined) this.#set(wake, NEVER);
  }

  /** Takes out orders whose time has come, last looks before all others and then the earliest, at most so many. */
  takeDue(nowMs: number, most = Number.POSITIVE_INFINITY): readonly number[] {
    const changed = this.#changed;
    this.#changed = [];
    for (const wake of changed) this.#place(wake);
    this.#takenMs = nowMs;
    this.#near.reach(nowMs);
    for (let { first } = this.#far; first !== undefined && this.#near.isNear(first.atMs); { first } = this.#far) {
      this.#far.remove(first);
      this.#near.add(first);
    }
    const due: number[] = [];
    for (const heap of [this.#last, this.#others]) {
      for (let { first } = heap; first !== undefined && first.atMs <= nowMs && due.length < most; { first } = heap) {
        heap.remove(first);
        this.#set(first, NEVER);
        due.push(first.id);
      }
    }
    return due;
  }

  #add(id: number): Wake {
    const wake = { id, atMs: NEVER, isChanged: false, heap: null, at: 0, slice: NO_SLICE };
    this.#wakes.set(id, wake);
    return wake;
  }

  #set(wake: Wake, atMs: number): void {
    wake.atMs = atMs;
    if (wake.isChanged) return;
    wake.isChanged = true;
    this.#changed.push(wake);
  }

  #place(wake: Wake): void {
    const { id, atMs } = wake;
    wake.isChanged = false;
    wake.heap?.remove(wake);
    if (this.#near.isNear(atMs)) {
      this.#near.add(wake);
      return;
    }
    wake.slice = NO_SLICE;
    if (atMs === NEVER) this.#wakes.delete(id);
    else this.#far.place(wake);
  }

  #ripen(wake: Wake): void {
    (this.#isLast(wake.id, wake.atMs) ? this.#last : this.#others).place(wake);
  }
}
