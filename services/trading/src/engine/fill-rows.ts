import type { Change } from '../kernel/commit/change.ts';
import type { RowContext } from '../kernel/rows/row-context.ts';
import type { Child } from '../kernel/state/child.ts';
import type { Execution } from '../kernel/state/execution.ts';
import type { OrderStore } from '../kernel/state/order-store.ts';
import type { Parent } from '../kernel/state/parent.ts';
import type { BatchBuilder } from './batch-builder.ts';
import { executionCells } from './engine-rows.ts';

/** Maximum fills of a batch that are made into rows as they come. More wait as keys. */
const MAX_AT_ONCE = 1_000;

export type FillRowsOptions = {
  readonly orders: OrderStore;
  readonly context: RowContext;
  readonly batch: Pick<BatchBuilder, 'put'>;
};

/**
 * Rows of fills. A fill goes into the batch at once, made of the records that its event brings: later they would have to
 * be read again from what is over, and each that waits keeps the next ones waiting.
 */
export class FillRows {
  /** Keys of fills without a row yet, oldest first. */
  readonly waiting = new Set<string>();
  readonly #options: FillRowsOptions;
  #made = 0;

  constructor(options: FillRowsOptions) {
    this.#options = options;
  }

  see({ parent, children: [child], execution }: Change): void {
    if (parent === null || child === undefined || execution === null) return;
    if (this.waiting.size > 0 || this.#made >= MAX_AT_ONCE) this.waiting.add(execution.key);
    else this.#put(parent, child, execution);
  }

  /** Of an order that is still there. */
  add(key: string): void {
    const { orders } = this.#options;
    const execution = orders.executions.get(key);
    const child = execution && orders.children.get(execution.childId);
    const parent = execution && orders.parents.get(execution.parentId);
    if (execution !== undefined && child !== undefined && parent !== undefined) this.#put(parent, child, execution);
  }

  /** The batch was sent, so there is room again. */
  sent(): void {
    this.#made = 0;
  }

  #put(parent: Parent, child: Child, execution: Execution): void {
    this.#made += 1;
    this.#options.batch.put('executions', executionCells(parent, child, execution, this.#options.context), true);
  }
}
