import type { Columns, RowOf } from '../columns.ts';

/** Rows by column: each name crosses once, and equal labels and dates of a portion cross once. */
export type RowPortion = { readonly count: number; readonly columns: readonly PackedColumn[] };

type PackedColumn =
  | { readonly values: readonly unknown[] }
  | { readonly words: readonly unknown[]; readonly places: Uint16Array };

/** A portion of DuckDB has at most 2,048 rows, so that a place fits into 16 bits. */
function packWords(values: readonly unknown[]): PackedColumn {
  const found = new Map<unknown, number>();
  const places = Uint16Array.from(values, (value) => {
    const place = found.get(value) ?? found.size;
    found.set(value, place);
    return place;
  });
  return { words: [...found.keys()], places };
}

export function packRows(described: Columns, rows: readonly Readonly<Record<string, unknown>>[]): RowPortion {
  const columns = Object.entries(described).map(([name, { kind }]) => {
    const values = rows.map((row) => row[name]);
    return kind === 'label' || kind === 'date' ? packWords(values) : { values };
  });
  return { count: rows.length, columns };
}

const MAX_KEPT = 20_000;

/** Equal texts of many portions become one: a million rows have a few hundred symbols. */
export type KeptWords = Map<unknown, unknown>;

function keptOf(words: readonly unknown[], kept: KeptWords): readonly unknown[] {
  return words.map((word) => {
    const known = kept.get(word);
    if (known !== undefined) return known;
    if (kept.size < MAX_KEPT) kept.set(word, word);
    return word;
  });
}

export function unpackRows<Answered extends Columns>(
  described: Answered,
  { count, columns }: RowPortion,
  kept: KeptWords,
): readonly RowOf<Answered>[] {
  const rows: Record<string, unknown>[] = Array.from({ length: count }, () => ({}));
  for (const [index, name] of Object.keys(described).entries()) {
    const column = columns[index];
    if (column === undefined) throw new Error(`the column ${name} is missing`);
    const words = 'words' in column ? keptOf(column.words, kept) : null;
    for (const [place, row] of rows.entries()) {
      if ('values' in column) row[name] = column.values[place];
      else row[name] = words?.[column.places[place] ?? 0];
    }
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `readRows` checked them before they were packed.
  return rows as RowOf<Answered>[];
}
