import { LEG_TYPES, legId } from '@meridian/domain/entities/calendar-spread';
import { childMoves } from '../kernel/rows/child-row.ts';
import { parentMoves } from '../kernel/rows/parent-row.ts';
import type { RowContext } from '../kernel/rows/row-context.ts';
import type { Child } from '../kernel/state/child.ts';
import type { Parent } from '../kernel/state/parent.ts';
import { isOpenChild } from '../kernel/status/child-status.ts';
import type { BatchBuilder } from './batch-builder.ts';
import { childCells, legCells, parentCells, signalCells, signalMoves } from './engine-rows.ts';
import { ShownRecords } from './shown-records.ts';

export type OrderRowsOptions = { readonly context: RowContext; readonly batch: BatchBuilder };

/** Rows of orders in the batch. Of one whose terms were shown only the rest is computed. */
export class OrderRows {
  readonly #options: OrderRowsOptions;
  readonly #shown = new ShownRecords();

  constructor(options: OrderRowsOptions) {
    this.#options = options;
  }

  /** A row of this batch is new enough. */
  hasParent({ id }: Parent): boolean {
    return this.#options.batch.has('parent_orders', id);
  }

  hasChild({ id }: Child): boolean {
    return this.#options.batch.has('child_orders', id);
  }

  /** For one that the batch does not have. */
  showParent(parent: Parent): void {
    const { context, batch } = this.#options;
    const isDone = parent.stage === 'done';
    const isShown = this.#shown.hasParent(parent);
    // Finished orders change only with the market, so no copy of them is kept.
    if (isShown) batch.move('parent_orders', parent.id, parentMoves(parent, context), isDone);
    else batch.putMoving('parent_orders', parentCells(parent, context), isDone);
    this.#showSignals(parent, isShown);
    for (const leg of legCells(parent, context)) batch.put('legs', leg, isDone);
    if (isDone) this.#shown.forgetParent(parent.id);
    else if (!isShown) this.#shown.seeParent(parent);
  }

  /** The other side has the finished order, or gets it whole in its turn. Only what moves is sent. */
  moveFinished(parent: Parent): void {
    const { context, batch } = this.#options;
    batch.move('parent_orders', parent.id, parentMoves(parent, context), true);
  }

  /** For one that the batch does not have. */
  showChild(parent: Parent, child: Child): void {
    const { context, batch } = this.#options;
    const isDone = !isOpenChild(child);
    const isShown = this.#shown.hasChild(parent, child);
    if (isShown) batch.move('child_orders', child.id, childMoves(parent, child, context), isDone);
    else batch.putMoving('child_orders', childCells(parent, child, context), isDone);
    if (isDone) this.#shown.forgetChild(child.id);
    else if (!isShown) this.#shown.seeChild(parent, child);
  }

  /** The other side removes everything of the order with it. */
  remove(parentId: number): void {
    const { batch } = this.#options;
    this.#shown.forgetParent(parentId);
    batch.remove('parent_orders', parentId);
    batch.forget('order_signals', parentId);
    for (const leg of LEG_TYPES) batch.forget('legs', legId(parentId, leg));
  }

  /** Something else that rows show has changed, so each is sent whole the next time. */
  forgetAll(): void {
    this.#shown.clear();
  }

  /** Only orders at work can be stuck. */
  #showSignals(parent: Parent, isShown: boolean): void {
    const { context, batch } = this.#options;
    if (parent.stage === 'done') {
      if (isShown) batch.remove('order_signals', parent.id);
    } else if (isShown) batch.move('order_signals', parent.id, signalMoves(parent, context));
    else batch.putMoving('order_signals', signalCells(parent, context));
  }
}
