import { type FillFields, fillTotals } from '@meridian/domain/fill-totals';
import type { ColumnReader } from './column-reader.ts';
import { forEachAlike, rowInputs } from './combined-codes.ts';
import type { GridSummary, GridSummaryWanted } from './grid-model.ts';
import type { GridView } from './grid-view.ts';
import { totalCell } from './group-totals.ts';
import { quickCounts } from './quick-tests.ts';
import type { RowStore } from './row-store.ts';
import { sectionLines } from './section-figures.ts';

/** More texts than a status bar can show. */
const MAX_COUNTED = 1_000;

/** The totals of all filtered rows. Of a tree, only its roots, which include their children. */
export function summaryOf(view: GridView, wanted: GridSummaryWanted, nowMs: number): GridSummary {
  const slots = view.summedSlots();
  const counted = view.countedSlots();
  const { quickTests } = view.filter;
  const readersOf = (ids: readonly string[]) => ids.flatMap((id) => view.readers.get(id) ?? []);
  return {
    totals: Object.fromEntries(
      readersOf(wanted.totals).map((reader) => [reader.column.id, totalCell(view, reader, slots)]),
    ),
    counts: Object.fromEntries(
      readersOf(wanted.counts).map((reader) => [reader.column.id, countsOf(reader, counted, view.store)]),
    ),
    limitedOut: wanted.limitedOut ? view.limitedOut.count(counted) : null,
    quick: wanted.quick && quickTests !== null ? quickCounts(counted, quickTests, view) : null,
    fills: wanted.fills === true ? fillTotals(fillsOf(view, slots)) : null,
    sections: sectionLines(view, nowMs),
  };
}

function countsOf(reader: ColumnReader, slots: Int32Array, store: RowStore): Readonly<Record<string, number>> {
  const counts = new Map<string, number>();
  const inputs = reader.order === 'number' ? null : rowInputs(reader, store);
  forEachAlike(slots, inputs, (slot, alike) => {
    const text = reader.text(slot);
    const count = counts.get(text) ?? 0;
    if (count > 0 || counts.size < MAX_COUNTED) counts.set(text, count + alike);
  });
  return Object.fromEntries(counts);
}

function* fillsOf({ cursor }: GridView, slots: Int32Array): Generator<FillFields> {
  for (const slot of slots) yield cursor.at(slot);
}
