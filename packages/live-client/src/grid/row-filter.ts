import { addDays, isCalendarDate } from '@meridian/domain/calendar-date';
import { passesLimitFilter } from '@meridian/domain/limit-outside-market';
import { passesPairFilter } from '@meridian/domain/pair-filter';
import { passesStatusFilter } from '@meridian/domain/status-filter';
import type { ColumnReader, ColumnReaders, ReaderContext } from './column-reader.ts';
import type { GridColumnFilter, GridQuery } from './grid-model.ts';
import { createQuickTests, type QuickTests } from './quick-tests.ts';
import { createSearch } from './search-filter.ts';

type Test = (slot: number) => boolean;

export type RowFilter = {
  passes(slot: number): boolean;
  /** `passes` for many rows at once. Holds until a row changes. */
  among(slots: Int32Array): Test;
  /** The rows that pass without this column's own filter, for the offers of a set filter. */
  amongWithout(columnId: string, slots: Int32Array): Test;
  /** Null for a grid without quick filters. */
  readonly quickTests: QuickTests | null;
};

export function createRowFilter(query: GridQuery, readers: ColumnReaders, context: ReaderContext): RowFilter {
  const tests = new Map<string, Test>();
  for (const [columnId, filter] of Object.entries(query.filters)) {
    const reader = readers.get(columnId);
    // A saved view may name a column that no longer exists. It must not hide all rows.
    if (reader !== undefined) tests.set(columnId, testOf(filter, reader, context));
  }
  const search = createSearch(query.search, readers, context.store);
  const { quick } = query;
  const quickTests = quick === null ? null : createQuickTests(quick, context);
  const quickOn = quickTests === null || quick === null ? [] : quick.on.map((filter) => quickTests[filter]);
  const others = [...tests.values(), ...quickOn];
  const searched = (slots: Int32Array) => (search === null ? [] : [search.among(slots)]);
  return {
    quickTests,
    passes: joined(search === null ? others : [...others, search.passes]),
    among: (slots) => joined([...searched(slots), ...others]),
    amongWithout: (columnId, slots) =>
      joined([...searched(slots), ...others.filter((test) => test !== tests.get(columnId))]),
  };
}

function joined(tests: readonly Test[]): Test {
  const [first, second] = tests;
  if (first === undefined) return () => true;
  if (second === undefined) return first;
  return (slot) => tests.every((test) => test(slot));
}

function testOf(filter: GridColumnFilter, reader: ColumnReader, context: ReaderContext): Test {
  if (filter.kind === 'text') {
    const wanted = filter.contains.trim().toLowerCase();
    return (slot) => reader.text(slot).toLowerCase().includes(wanted);
  }
  if (filter.kind === 'set' || filter.kind === 'except') {
    const texts = new Set(filter.texts);
    const isWanted = filter.kind === 'set';
    return (slot) => texts.has(reader.text(slot)) === isWanted;
  }
  if (filter.kind === 'date') return dateTest(filter.from, filter.to, reader, context);
  if (filter.kind === 'time') return between(reader, filter.fromMs, filter.toMs);
  if (filter.kind !== 'number') return treeTest(filter, context);
  const { min, max } = filter;
  return reader.column.kind === 'duration' ? minutesTest(min, max, reader, context) : between(reader, min, max);
}

/** The three filters over the whole row, by the domain's rules. */
function treeTest(
  filter: Extract<GridColumnFilter, { kind: 'status' | 'limit' | 'volume-cap' }>,
  { cursor }: ReaderContext,
): Test {
  if (filter.kind === 'status') return (slot) => passesStatusFilter(filter.filter, cursor.at(slot));
  if (filter.kind === 'limit') return (slot) => passesLimitFilter(filter.filter, cursor.at(slot));
  return (slot) => passesPairFilter(filter.filter, cursor.attributes.get(slot).schedule_volume_cap_constrained);
}

function between(reader: ColumnReader, min: number | null, max: number | null): Test {
  const low = min ?? Number.NEGATIVE_INFINITY;
  const high = max ?? Number.POSITIVE_INFINITY;
  return (slot) => {
    const number = reader.number(slot);
    return number >= low && number <= high;
  };
}

/** A wait is filtered by its minutes, not by its start. */
function minutesTest(min: number | null, max: number | null, reader: ColumnReader, { now }: ReaderContext): Test {
  const low = min ?? Number.NEGATIVE_INFINITY;
  const high = max ?? Number.POSITIVE_INFINITY;
  return (slot) => {
    const minutes = (now() - reader.number(slot)) / 60_000;
    return minutes >= low && minutes <= high;
  };
}

function dateTest(from: string | null, to: string | null, reader: ColumnReader, { clock }: ReaderContext): Test {
  if (reader.order === 'number') {
    const end = to === null || !isCalendarDate(to) ? null : clock.startOfDayMs(addDays(to, 1)) - 1;
    const start = from === null || !isCalendarDate(from) ? null : clock.startOfDayMs(from);
    return between(reader, start, end);
  }
  return (slot) => {
    const day = reader.text(slot);
    return day !== '' && (from === null || day >= from) && (to === null || day <= to);
  };
}
