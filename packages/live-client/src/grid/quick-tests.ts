import { passesQuickFilter, type QuickFilter } from '@meridian/domain/quick-filter';
import type { RowKey } from '@meridian/protocol/live/subscription-messages';
import type { GridQuick } from './grid-model.ts';
import type { ReaderContext } from './column-reader.ts';
import type { Test } from './column-search.ts';
import { fieldsOf, forEachAlike } from './combined-codes.ts';
import type { RowStore } from './row-store.ts';

/** The filters of fields with few values, and those fields. */
const BY_FIELDS = ['mine', 'pending', 'staged'] as const;
const FIELDS = ['status', 'strat', 'trader_id'];

/** A test per quick filter, active or not. */
export type QuickTests = Readonly<Record<QuickFilter, Test>>;

type QuickTestsContext = Pick<ReaderContext, 'store' | 'cursor' | 'isLimitedOut'>;

export function createQuickTests({ trader, stuckKeys }: GridQuick, context: QuickTestsContext): QuickTests {
  const { store, cursor, isLimitedOut } = context;
  const stuck = new Set(stuckKeys);
  const facts = { trader, isStuck: false };
  const byRow =
    (filter: QuickFilter): Test =>
    (slot) =>
      passesQuickFilter(filter, cursor.at(slot), facts);
  return {
    mine: byRow('mine'),
    pending: byRow('pending'),
    staged: byRow('staged'),
    'limited-out': isLimitedOut,
    stuck: (slot) => stuck.has(store.keyOf(slot)),
  };
}

type CountedRows = {
  readonly store: RowStore;
  /** Null without market data. */
  readonly limitedOut: number | null;
  readonly stuckKeys: readonly RowKey[];
  readonly isCounted: Test;
};

/** How many of the shown rows pass each quick filter. */
export function quickCounts(
  slots: Int32Array,
  tests: QuickTests,
  { store, limitedOut, stuckKeys, isCounted }: CountedRows,
): Readonly<Record<QuickFilter, number | null>> {
  // Few orders are stuck, so not every row is asked.
  const stuck = stuckKeys.flatMap((key) => store.slotOf(key) ?? []).filter(isCounted).length;
  const counts = { mine: 0, pending: 0, staged: 0, 'limited-out': limitedOut, stuck };
  forEachAlike(slots, fieldsOf(FIELDS, store), (slot, count) => {
    for (const filter of BY_FIELDS) if (tests[filter](slot)) counts[filter] += count;
  });
  return counts;
}
