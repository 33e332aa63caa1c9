import { isAttributeKey } from '@meridian/domain/attribute-keys';
import type { ColumnDefinition } from '@meridian/domain/columns/column';
import { COLUMN_KINDS, type ColumnOrder } from '@meridian/domain/columns/column-kind';
import { type Computation, COMPUTATIONS } from '@meridian/domain/columns/computations';
import { finiteNumber } from '@meridian/domain/finite-number';
import { STRATEGY_PARAMETER_FIELDS, type StrategyParameterKey } from '@meridian/domain/strategy-parameters';
import type { Cell } from '@meridian/protocol/live/subscription-messages';
import { type CodedValues, NO_CODES } from './coded-cells.ts';
import { cellTextOf } from './cell-text-of.ts';
import { type CellLook, cellLookOf } from './cell-look-of.ts';
import type { GridDefinition, GridViewer } from './grid-model.ts';
import { END_MOMENT, ROW_INPUTS } from './row-inputs.ts';
import type { RowCursor } from './row-cursor.ts';
import type { RowStore } from './row-store.ts';
import type { ZoneClock } from './zone-clock.ts';

/** One column of a grid over the rows of one store. */
export type ColumnReader = {
  readonly column: ColumnDefinition;
  readonly order: ColumnOrder;
  /** The value behind the text. Null when the viewer may not see it. */
  value(slot: number): Cell;
  /** The value as a number, or NaN. */
  number(slot: number): number;
  /** All values at once when they are stored as numbers, otherwise null. */
  numbers(): Float64Array | null;
  /** All values at once when few of them differ, otherwise null. */
  coded(): CodedValues | null;
  /** All values at once as they are stored when many of them differ, otherwise null. */
  cells(): readonly Cell[] | null;
  /** True when all rows have the same value and text, because the feed has none of the fields. */
  readonly isConstant: boolean;
  /** The sort value when it is neither text nor value, such as the time of End. */
  readonly sortNumber?: (slot: number) => number;
  text(slot: number): string;
  look(slot: number, text: string): CellLook;
};

function isParameterKey(key: string): key is StrategyParameterKey {
  return Object.hasOwn(STRATEGY_PARAMETER_FIELDS, key);
}

type Values = Pick<ColumnReader, 'value' | 'number' | 'numbers' | 'coded' | 'cells' | 'isConstant'>;

const NO_VALUES: Values = {
  value: () => null,
  number: () => Number.NaN,
  numbers: () => null,
  coded: () => NO_CODES,
  cells: () => null,
  isConstant: true,
};

function valuesBy(value: (slot: number) => Cell, isConstant: boolean): Values {
  const number = (slot: number) => finiteNumber(value(slot)) ?? Number.NaN;
  return { value, number, numbers: () => null, coded: () => null, cells: () => null, isConstant };
}

function valuesOf(column: ColumnDefinition, store: RowStore, cursor: RowCursor): Values {
  const { source, field, computation } = column;
  const lacks = (name: string) => store.column(name) === null;
  const lacksAttributes = lacks('attributes_json');
  const lacksInputs = (ROW_INPUTS[column.kind] ?? []).every(lacks);
  if (source === 'attribute' && isAttributeKey(field)) {
    return valuesBy((slot) => cursor.attributes.get(slot)[field], lacksAttributes && lacksInputs);
  }
  if (source === 'parameter' && field !== null && isParameterKey(field)) {
    return valuesBy((slot) => cursor.parameters.get(slot)[field], lacks('strategy_parameters') && lacksInputs);
  }
  if (computation !== null) {
    const { inputs, optional = [], of }: Computation = COMPUTATIONS[computation];
    const required = inputs.filter((input) => !optional.includes(input));
    const isLacking = required.some((input) => (isAttributeKey(input) ? lacksAttributes : true) && lacks(input));
    return valuesBy((slot) => of(cursor.at(slot)), isLacking);
  }
  const stored = field === null ? null : store.column(field);
  if (stored === null) return { ...NO_VALUES, isConstant: lacksInputs };
  return {
    isConstant: false,
    coded: () => stored.coded,
    cells: () => stored.cells,
    value: (slot) => stored.get(slot),
    number: (slot) => stored.number(slot),
    numbers: () => stored.numbers,
  };
}

export type ReaderContext = {
  readonly store: RowStore;
  readonly cursor: RowCursor;
  readonly viewer: GridViewer;
  readonly clock: ZoneClock;
  readonly now: () => number;
  readonly isLimitedOut: (slot: number) => boolean;
};

function createReader(column: ColumnDefinition, { store, cursor, viewer, clock, now }: ReaderContext): ColumnReader {
  const isPermitted = column.permission === null || viewer.permissions.includes(column.permission);
  const { order } = COLUMN_KINDS[column.kind];
  if (!isPermitted) {
    return { column, order, ...NO_VALUES, text: () => '', look: () => ({ tone: 'neutral', detail: null }) };
  }
  const values = valuesOf(column, store, cursor);
  const context = () => ({ column, clock, nowMs: now() });
  const moments = column.kind === 'end-time' ? store.column(END_MOMENT) : null;
  return {
    column,
    order,
    ...values,
    ...(moments !== null && { sortNumber: (slot: number) => moments.number(slot) }),
    text: (slot) => cellTextOf(values.value(slot), cursor.at(slot), context()),
    look: (slot, text) => cellLookOf(values.value(slot), cursor.at(slot), text, context()),
  };
}

export type ColumnReaders = ReadonlyMap<string, ColumnReader>;

export function createReaders(grid: GridDefinition, context: ReaderContext): ColumnReaders {
  return new Map(grid.columns.map((column) => [column.id, createReader(column, context)]));
}
