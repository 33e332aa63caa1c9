import { auditRowsOf, keyed } from '../kernel/audit/audit-rows.ts';
import type { Change } from '../kernel/commit/change.ts';
import type { RowContext } from '../kernel/rows/row-context.ts';
import type { BatchBuilder } from './batch-builder.ts';
import { auditCells } from './engine-rows.ts';
import { familyOf } from './family-of.ts';

export type AuditStepsOptions = { readonly context: RowContext; readonly batch: Pick<BatchBuilder, 'put'> };

/** The steps of orders whose audit somebody looks at, as rows of the batch. */
export class AuditSteps {
  readonly #options: AuditStepsOptions;
  #watched: ReadonlySet<number> = new Set();

  constructor(options: AuditStepsOptions) {
    this.#options = options;
  }

  /** Exactly these orders from now on. */
  watch(parentIds: readonly number[]): void {
    this.#watched = new Set(parentIds);
  }

  see({ journaled: { seq, event }, parent, children }: Change): void {
    if (parent === null || !this.#watched.has(parent.id)) return;
    const { context, batch } = this.#options;
    const rows = auditRowsOf(event, familyOf(parent, children), context);
    for (const row of keyed(seq, rows)) batch.put('audit', auditCells(parent, row), true);
  }
}
