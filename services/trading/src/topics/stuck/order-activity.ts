import type { RowKey } from '@meridian/protocol/live/subscription-messages';
import type { Row } from '../row-batch.ts';
import type { RowEvent } from '../row-table.ts';
import { cellReader } from '../tables/columns.ts';
import type { TopicTables } from '../tables/topic-tables.ts';

const childParent = cellReader('child_orders', 'parent_order_numeric_id');
const childStatus = cellReader('child_orders', 'status');
const childFilled = cellReader('child_orders', 'filled_qty');
const childRemaining = cellReader('child_orders', 'remaining_qty');
const childUpdated = cellReader('child_orders', 'last_update_timestamp');
const executionParent = cellReader('executions', 'parent_order_numeric_id');
const receivedMs = cellReader('executions', 'report_receive_time_since_epoch_milliseconds');

/** A summary of a parent's children and executions. */
export type Activity = {
  readonly openChildren: Set<RowKey>;
  /** The last time a child was sent, filled or ended, or a fill was reported. */
  lastMoveMs: number;
  /** The newest child, which shows where the order is. */
  lastChild: RowKey | null;
};

/** Keeps the activity of each parent up to date, so that nobody searches all children. */
export class OrderActivity {
  readonly #byParent = new Map<RowKey, Activity>();

  constructor(tables: TopicTables) {
    tables.child_orders.watchAll((event) => this.#child(event));
    tables.executions.watchAll(({ after }) => {
      if (after !== undefined) this.#moved(executionParent(after), receivedMs(after));
    });
    tables.parent_orders.watchAll(({ key, after }) => {
      if (after === undefined) this.#byParent.delete(key);
    });
  }

  entries(): Iterable<readonly [RowKey, Activity]> {
    return this.#byParent;
  }

  of(parentId: RowKey): Activity | undefined {
    return this.#byParent.get(parentId);
  }

  #child({ key, before, after }: RowEvent): void {
    if (after === undefined) {
      if (before !== undefined) this.#byParent.get(childParent(before))?.openChildren.delete(key);
      return;
    }
    const activity = this.#get(childParent(after));
    if (childRemaining(after) === 0) activity.openChildren.delete(key);
    else activity.openChildren.add(key);
    if (activity.lastChild === null || key > activity.lastChild) activity.lastChild = key;
    if (before === undefined || hasMoved(before, after)) this.#moved(childParent(after), childUpdated(after));
  }

  #moved(parentId: RowKey, atMs: number): void {
    const activity = this.#get(parentId);
    activity.lastMoveMs = Math.max(activity.lastMoveMs, atMs);
  }

  #get(parentId: RowKey): Activity {
    const known = this.#byParent.get(parentId);
    if (known !== undefined) return known;
    const fresh: Activity = { openChildren: new Set(), lastMoveMs: 0, lastChild: null };
    this.#byParent.set(parentId, fresh);
    return fresh;
  }
}

function hasMoved(before: Row, after: Row): boolean {
  return childStatus(before) !== childStatus(after) || childFilled(before) !== childFilled(after);
}
