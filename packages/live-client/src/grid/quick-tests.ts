import { passesQuickFilter, QUICK_FILTERS, type QuickFilter } from '@meridian/domain/quick-filter';
import type { GridQuick } from './grid-model.ts';
import type { RowCursor } from './row-cursor.ts';
import type { RowStore } from './row-store.ts';

type Test = (slot: number) => boolean;

/** A test per quick filter, active or not. */
export type QuickTests = Readonly<Record<QuickFilter, Test>>;

export function createQuickTests({ trader, stuckKeys }: GridQuick, store: RowStore, cursor: RowCursor): QuickTests {
  const stuck = new Set(stuckKeys);
  const context = { trader, isStuck: false };
  const byRow =
    (filter: QuickFilter): Test =>
    (slot) =>
      passesQuickFilter(filter, cursor.at(slot), context);
  return {
    mine: byRow('mine'),
    pending: byRow('pending'),
    staged: byRow('staged'),
    'limited-out': byRow('limited-out'),
    stuck: (slot) => stuck.has(store.keyOf(slot)),
  };
}

/** How many of the shown rows pass each quick filter. */
export function quickCounts(slots: Int32Array, tests: QuickTests): Readonly<Record<QuickFilter, number>> {
  const counts = { mine: 0, pending: 0, staged: 0, 'limited-out': 0, stuck: 0 };
  for (const filter of QUICK_FILTERS) {
    const test = tests[filter];
    for (const slot of slots) if (test(slot)) counts[filter] += 1;
  }
  return counts;
}
