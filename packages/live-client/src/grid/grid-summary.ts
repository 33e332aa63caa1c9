import { type FillFields, fillTotals } from '@meridian/domain/fill-totals';
import type { ColumnReader } from './column-reader.ts';
import type { FieldColumn } from './field-column.ts';
import { forEachAlike, rowInputs } from './combined-codes.ts';
import type { GridSummary, GridSummaryWanted, PaintedCell } from './grid-model.ts';
import type { GridView } from './grid-view.ts';
import { totalCell } from './group-totals.ts';
import { quickCounts } from './quick-tests.ts';
import type { RowStore } from './row-store.ts';
import { Remembered } from './remembered.ts';
import { sectionLines } from './section-figures.ts';

/** What the bar of a group needs besides its own field. */
const BAR_FIELDS = ['order_qty', 'order_side'];

/** More texts than a status bar can show. */
const MAX_COUNTED = 1_000;

/** The last figures, each with what it was made of. */
export type KnownFigures = {
  readonly totals: Remembered<PaintedCell>;
  readonly counts: Remembered<Readonly<Record<string, number>>>;
};

/** The totals of all filtered rows. Of a tree, only its roots, which include their children. */
export function summaryOf(
  view: GridView,
  wanted: GridSummaryWanted,
  nowMs: number,
  known: KnownFigures = unknownFigures(),
): GridSummary {
  const slots = view.summedSlots();
  const counted = view.countedSlots();
  const { quickTests } = view.filter;
  const isLimitWanted = (wanted.limitedOut || wanted.quick) && view.hasMarketData;
  const limitedOut = isLimitWanted ? view.limitedOut.count(counted) : null;
  const readersOf = (ids: readonly string[]) => ids.flatMap((id) => view.readers.get(id) ?? []);
  return {
    totals: Object.fromEntries(
      readersOf(wanted.totals).map((reader) => [
        reader.column.id,
        known.totals.of(reader.column.id, madeOf(view, totalInputs(reader)), () => totalCell(view, reader, slots)),
      ]),
    ),
    counts: Object.fromEntries(
      readersOf(wanted.counts).map((reader) => {
        const inputs = countInputs(reader, view.store);
        return [
          reader.column.id,
          known.counts.of(reader.column.id, isOfTime(reader) ? null : madeOf(view, inputs), () =>
            countsOf(reader, inputs, counted),
          ),
        ];
      }),
    ),
    limitedOut: wanted.limitedOut ? limitedOut : null,
    quick:
      wanted.quick && quickTests !== null
        ? quickCounts(counted, quickTests, {
            store: view.store,
            limitedOut,
            stuckKeys: view.query.quick?.stuckKeys ?? [],
            isCounted: view.turnover === null ? (slot) => counted.includes(slot) : (slot) => view.isWanted(slot),
          })
        : null,
    fills: wanted.fills === true ? fillTotals(fillsOf(view, slots)) : null,
    sections: sectionLines(view, nowMs),
  };
}

export function unknownFigures(): KnownFigures {
  return { totals: new Remembered(), counts: new Remembered() };
}

/** Null where not only these fields decide. */
function totalInputs(reader: ColumnReader): readonly string[] | null {
  const { field, total, kind } = reader.column;
  if (field === null || reader.numbers() === null || total.kind === 'common') return null;
  return [field, ...(total.kind === 'mean' ? [total.weightField] : []), ...(kind === 'filled-bar' ? BAR_FIELDS : [])];
}

/** An end is named by how far away it is. */
function isOfTime({ column }: ColumnReader): boolean {
  return column.kind === 'end-time';
}

function countInputs(reader: ColumnReader, store: RowStore): readonly FieldColumn[] | null {
  return reader.order === 'number' ? null : rowInputs(reader, store);
}

/** Another text when the rows are others, or one of these fields changed. Null where only a look at the rows tells. */
function madeOf({ turnover, store }: GridView, inputs: readonly (FieldColumn | string)[] | null): string | null {
  if (turnover === null || inputs === null) return null;
  const columns = inputs.flatMap((input) => (typeof input === 'string' ? (store.column(input) ?? []) : input));
  return `${turnover} ${columns.map(({ changes }) => changes).join(' ')}`;
}

function countsOf(
  reader: ColumnReader,
  inputs: readonly FieldColumn[] | null,
  slots: Int32Array,
): Readonly<Record<string, number>> {
  const counts = new Map<string, number>();
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
