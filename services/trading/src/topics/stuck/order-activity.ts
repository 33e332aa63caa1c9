import type { RowKey } from '@meridian/protocol/live/subscription-messages';
import type { Cells } from '../../live/topic-source.ts';
import { NumbersById } from '../../bytes/numbers-by-id.ts';
import type { RowEvent } from '../row-event.ts';
import { cellReader } from '../tables/columns.ts';
import type { TopicTables } from '../tables/topic-tables.ts';
import { KeySets } from './key-sets.ts';
import { OrderedSlots } from './ordered-slots.ts';

const childParent = cellReader('child_orders', 'parent_order_numeric_id');
const childStatus = cellReader('child_orders', 'status');
const childFilled = cellReader('child_orders', 'filled_qty');
const childRemaining = cellReader('child_orders', 'remaining_qty');
const childUpdated = cellReader('child_orders', 'last_update_timestamp');
const executionParent = cellReader('executions', 'parent_order_numeric_id');
const receivedMs = cellReader('executions', 'report_receive_time_since_epoch_milliseconds');

/** A summary of a parent's children and executions. */
export type Activity = {
  /** In the order in which they came. */
  readonly openChildren: Iterable<RowKey>;
  /** The last time a child was sent, filled or ended, or a fill was reported. */
  readonly lastMoveMs: number;
  /** The newest child, which shows where the order is. */
  readonly lastChild: RowKey | null;
};

/** Keeps the activity of each parent up to date, so that nobody searches all children. */
export class OrderActivity {
  readonly #slots = new OrderedSlots();
  readonly #openChildren = new KeySets();
  readonly #lastMoveMs = new NumbersById();
  readonly #lastChild: (RowKey | null)[] = [];

  constructor(tables: TopicTables) {
    tables.child_orders.watchAll((event) => this.#child(event));
    tables.executions.watchAll(({ after }) => {
      if (after !== undefined) this.#moved(this.#slotOf(executionParent(after)), receivedMs(after));
    });
    tables.parent_orders.watchAll(({ key, after }) => {
      if (after === undefined) this.#forget(key);
    });
  }

  *entries(): Generator<readonly [RowKey, Activity], undefined> {
    for (const [parentId, slot] of this.#slots.entries()) yield [parentId, this.#at(slot)];
  }

  of(parentId: RowKey): Activity | undefined {
    const slot = this.#slots.get(parentId);
    return slot === undefined ? undefined : this.#at(slot);
  }

  #child({ key, before, after }: RowEvent): void {
    if (after === undefined) {
      const slot = before && this.#slots.get(childParent(before));
      if (slot !== undefined) this.#openChildren.delete(slot, key);
      return;
    }
    const slot = this.#slotOf(childParent(after));
    if (childRemaining(after) === 0) this.#openChildren.delete(slot, key);
    else this.#openChildren.add(slot, key);
    const lastChild = this.#lastChild[slot] ?? null;
    if (lastChild === null || key > lastChild) this.#lastChild[slot] = key;
    if (before === undefined || hasMoved(before, after)) this.#moved(slot, childUpdated(after));
  }

  #moved(slot: number, atMs: number): void {
    this.#lastMoveMs.set(slot, Math.max(this.#lastMoveMs.get(slot) ?? 0, atMs));
  }

  #at(slot: number): Activity {
    return {
      openChildren: this.#openChildren.of(slot),
      lastMoveMs: this.#lastMoveMs.get(slot) ?? 0,
      lastChild: this.#lastChild[slot] ?? null,
    };
  }

  #slotOf(parentId: RowKey): number {
    return this.#slots.get(parentId) ?? this.#add(parentId);
  }

  #add(parentId: RowKey): number {
    const slot = this.#slots.add(parentId);
    this.#openChildren.clear(slot);
    this.#lastMoveMs.set(slot, 0);
    this.#lastChild[slot] = null;
    return slot;
  }

  #forget(parentId: RowKey): void {
    const slot = this.#slots.delete(parentId);
    if (slot !== undefined) this.#openChildren.clear(slot);
  }
}

function hasMoved(before: Cells, after: Cells): boolean {
  return childStatus(before) !== childStatus(after) || childFilled(before) !== childFilled(after);
}
