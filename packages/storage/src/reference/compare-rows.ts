import { isDeepStrictEqual } from 'node:util';
import type { ReferenceLine } from '@meridian/domain/reference/read-reference-file';

export type RowChange<Row> = {
  readonly key: string;
  readonly kind: 'added' | 'changed' | 'removed';
  readonly before: Row | null;
  readonly after: Row | null;
};

/** `replace` deletes rows that the file does not name; `merge` keeps them. */
export type ImportMode = 'merge' | 'replace';

/** The changes of a file, in its order, deletions last. */
export function compareRows<Row>(
  known: ReadonlyMap<string, Row>,
  lines: readonly ReferenceLine<Row>[],
  mode: ImportMode,
): readonly RowChange<Row>[] {
  const named = new Set(lines.map(({ key }) => key));
  const changes = lines.flatMap(({ key, row }): RowChange<Row>[] => {
    const before = known.get(key);
    if (before === undefined) return [{ key, kind: 'added', before: null, after: row }];
    return isDeepStrictEqual(before, row) ? [] : [{ key, kind: 'changed', before, after: row }];
  });
  if (mode === 'merge') return changes;
  const gone = [...known].filter(([key]) => !named.has(key));
  return [...changes, ...gone.map(([key, before]): RowChange<Row> => ({ key, kind: 'removed', before, after: null }))];
}
