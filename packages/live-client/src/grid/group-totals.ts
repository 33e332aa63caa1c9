import { COLUMN_KINDS } from '@meridian/domain/columns/column-kind';
import type { Cell } from '@meridian/protocol/live/subscription-messages';
import { cellLookOf } from './cell-look-of.ts';
import { cellTextOf } from './cell-text-of.ts';
import type { ColumnReader } from './column-reader.ts';
import type { PaintedCell } from './grid-model.ts';
import type { GridView } from './grid-view.ts';
import type { RowFields } from './row-cursor.ts';

/** The total of these rows in one column, always summed again so that it equals its rows. */
export function totalValue(view: GridView, reader: ColumnReader, slots: Int32Array): Cell {
  const { total: rule } = reader.column;
  if (rule.kind === 'sum') return sumOf(numbersOf(view, reader, slots), slots);
  if (rule.kind === 'mean') {
    return meanOf(numbersOf(view, reader, slots), fieldNumbers(view, rule.weightField, slots), slots);
  }
  return commonSlot(reader, slots) === null ? null : reader.value(slots[0] ?? 0);
}

/** Numbers by slot, without a call or allocation per row. */
function numbersOf(view: GridView, reader: Pick<ColumnReader, 'numbers' | 'number'>, slots: Int32Array): Float64Array {
  const stored = reader.numbers();
  if (stored !== null) return stored;
  const numbers = new Float64Array(view.store.slotEnd);
  for (const slot of slots) numbers[slot] = reader.number(slot);
  return numbers;
}

/** A field of the feed, with or without a column. */
function fieldNumbers(view: GridView, name: string, slots: Int32Array): Float64Array {
  const column = view.store.column(name);
  if (column === null) return new Float64Array(view.store.slotEnd).fill(Number.NaN);
  return numbersOf(view, { numbers: () => column.numbers, number: (slot) => column.number(slot) }, slots);
}

function sumOf(numbers: Float64Array, slots: Int32Array): number | null {
  let sum = 0;
  let count = 0;
  for (let at = 0; at < slots.length; at += 1) {
    const value = numbers[slots[at] ?? 0] ?? Number.NaN;
    if (Number.isNaN(value)) continue;
    sum += value;
    count += 1;
  }
  return count === 0 ? null : sum;
}

function meanOf(numbers: Float64Array, weights: Float64Array, slots: Int32Array): number | null {
  let sum = 0;
  let weight = 0;
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots[at] ?? 0;
    const value = numbers[slot] ?? Number.NaN;
    const share = Math.abs(weights[slot] ?? Number.NaN);
    if (Number.isNaN(value) || Number.isNaN(share)) continue;
    sum += value * share;
    weight += share;
  }
  return weight === 0 ? null : sum / weight;
}

/** The first row when all have the same value, else null. */
function commonSlot(reader: ColumnReader, slots: Int32Array): number | null {
  const first = slots[0];
  if (first === undefined) return null;
  const said = COLUMN_KINDS[reader.column.kind].isOfRow
    ? (slot: number) => reader.text(slot)
    : (slot: number) => reader.value(slot);
  const wanted = said(first);
  for (let at = 1; at < slots.length; at += 1) if (said(slots[at] ?? 0) !== wanted) return null;
  return first;
}

/** A group header's cell: the total, or the common value. */
export function totalCell(view: GridView, reader: ColumnReader, slots: Int32Array): PaintedCell {
  const { column } = reader;
  if (column.source === 'control') return blankCell();
  const { total: rule } = column;
  if (rule.kind === 'common') {
    const slot = commonSlot(reader, slots);
    if (slot === null) return blankCell();
    const text = reader.text(slot);
    return { text, value: reader.value(slot), ...reader.look(slot, text), change: null };
  }
  const value = totalValue(view, reader, slots);
  const context = { column, clock: view.clock, nowMs: 0 };
  const row = column.kind === 'filled-bar' ? totalFields(view, slots) : NO_FIELDS;
  const text = value === null ? '' : cellTextOf(value, row, context);
  return { text, value, ...cellLookOf(value, row, text, context), change: null };
}

const NO_FIELDS: RowFields = {};

/** The order size behind the bar of a group. */
function totalFields(view: GridView, slots: Int32Array): RowFields {
  const sides = view.store.column('order_side');
  const first = slots[0] ?? 0;
  const isOneSide = slots.every((slot) => sides?.get(slot) === sides?.get(first));
  const order_side = isOneSide ? (view.cursor.at(first).order_side ?? null) : null;
  return { order_qty: sumOf(fieldNumbers(view, 'order_qty', slots), slots), order_side };
}

export function blankCell(): PaintedCell {
  return { text: '', tone: 'neutral', value: null, detail: null, change: null };
}
