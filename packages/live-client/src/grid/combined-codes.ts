import type { CodedValues } from './coded-cells.ts';
import type { ColumnReader } from './column-reader.ts';
import type { FieldColumn } from './field-column.ts';
import { ROW_INPUTS } from './row-inputs.ts';
import type { RowStore } from './row-store.ts';

/** More combinations are nearly as many as rows. */
const MAX_COMBINED = 65_536;

/** One number for the values of several fields: rows of the same code are alike in all of them. */
export type CombinedCodes = { readonly size: number; codeOf(slot: number): number };

/** Null where too many values differ. Holds until a row changes. */
export function combinedCodes(inputs: readonly FieldColumn[]): CombinedCodes | null {
  const coded = codedFields(inputs);
  if (coded === null) return null;
  const codes = coded.fields.map((each) => each.codes);
  const sizes = coded.fields.map(({ values }) => values.length);
  return {
    size: coded.size,
    codeOf: (slot) => {
      let code = 0;
      for (let at = 0; at < codes.length; at += 1) code = code * (sizes[at] ?? 1) + (codes[at]?.[slot] ?? 0);
      return code;
    },
  };
}

function codedFields(inputs: readonly FieldColumn[]) {
  const fields = inputs.flatMap((column) => column.coded ?? []);
  const size = fields.reduce((product, { values }) => product * values.length, 1);
  return fields.length < inputs.length || size > MAX_COMBINED ? null : { fields, size };
}

/** The combined code of each slot. Field by field: a loop over one array of codes takes a tenth of the time. */
function codesOf(slots: Int32Array, fields: readonly CodedValues[]): Uint16Array {
  const combined = new Uint16Array(slots.length);
  for (const { codes, values } of fields) {
    const size = values.length;
    if (size > 1) {
      for (let at = 0; at < slots.length; at += 1) {
        combined[at] = (combined[at] ?? 0) * size + (codes[slots[at] ?? 0] ?? 0);
      }
    }
  }
  return combined;
}

/** Calls back once for all rows that are alike in these fields, with one of them and their number. */
export function forEachAlike(
  slots: Int32Array,
  inputs: readonly FieldColumn[] | null,
  take: (slot: number, count: number) => void,
): void {
  const coded = inputs === null ? null : codedFields(inputs);
  if (coded === null) {
    for (const slot of slots) take(slot, 1);
    return;
  }
  const counts = new Uint32Array(coded.size);
  const firsts = new Int32Array(coded.size);
  const codes = codesOf(slots, coded.fields);
  for (let at = 0; at < codes.length; at += 1) {
    const code = codes[at] ?? 0;
    if (counts[code] === 0) firsts[code] = slots[at] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  }
  counts.forEach((count, code) => {
    if (count > 0) take(firsts[code] ?? 0, count);
  });
}

/** The stored fields that decide the words of a column of the row. Null for other columns. */
export function rowInputs({ column, order }: ColumnReader, store: RowStore): readonly FieldColumn[] | null {
  const others = ROW_INPUTS[column.kind];
  if (others === undefined) return null;
  // Whether a limit is MKT does not depend on its price.
  const own = column.field === null || order === 'number' ? [] : [column.field];
  return fieldsOf([...new Set([...own, ...others])], store);
}

export function fieldsOf(names: readonly string[], store: RowStore): readonly FieldColumn[] {
  return names.flatMap((name) => store.column(name) ?? []);
}
