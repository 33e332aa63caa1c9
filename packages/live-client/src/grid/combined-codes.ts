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
  const coded = inputs.flatMap((column) => column.coded ?? []);
  const size = coded.reduce((product, { values }) => product * values.length, 1);
  if (coded.length < inputs.length || size > MAX_COMBINED) return null;
  const codes = coded.map((each) => each.codes);
  const sizes = coded.map(({ values }) => values.length);
  return {
    size,
    codeOf: (slot) => {
      let code = 0;
      for (let at = 0; at < codes.length; at += 1) code = code * (sizes[at] ?? 1) + (codes[at]?.[slot] ?? 0);
      return code;
    },
  };
}

/** Calls back once for all rows that are alike in these fields, with one of them and their number. */
export function forEachAlike(
  slots: Int32Array,
  inputs: readonly FieldColumn[] | null,
  take: (slot: number, count: number) => void,
): void {
  const combined = inputs === null ? null : combinedCodes(inputs);
  if (combined === null) {
    for (const slot of slots) take(slot, 1);
    return;
  }
  const counts = new Uint32Array(combined.size);
  const firsts = new Int32Array(combined.size);
  for (const slot of slots) {
    const code = combined.codeOf(slot);
    if (counts[code] === 0) firsts[code] = slot;
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
