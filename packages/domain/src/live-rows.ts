/** Rows of a feed by key. Before the first snapshot there is nothing that an increment could be about. */
export type LiveRows<Key, Row> =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'live'; readonly rows: ReadonlyMap<Key, Row> };

export const WAITING_FOR_SNAPSHOT = { kind: 'waiting' } as const;

type Child = { readonly remaining_qty?: number | null };

/** A snapshot replaces everything, rows that it does not name included. */
export function snapshotRows<Key, Row>(rows: readonly Row[], keyOf: (row: Row) => Key): LiveRows<Key, Row> {
  return { kind: 'live', rows: new Map(rows.map((row) => [keyOf(row), row])) };
}

/** Each change updates the row of its key, or adds one; before a snapshot it is ignored. */
export function incrementRows<Key, Row extends object>(
  state: LiveRows<Key, Row>,
  changes: readonly Row[],
  keyOf: (row: Row) => Key,
): LiveRows<Key, Row> {
  if (state.kind === 'waiting') return state;
  const rows = new Map(state.rows);
  for (const change of changes) {
    const key = keyOf(change);
    const known = rows.get(key);
    rows.set(key, known === undefined ? change : { ...known, ...change });
  }
  return { kind: 'live', rows };
}

/** Where only open children are shown, one with nothing left goes; an unknown rest is not "nothing left". */
export function withoutFinishedChildren<Key, Row extends Child>(
  state: LiveRows<Key, Row>,
  openOnly: boolean,
): LiveRows<Key, Row> {
  if (state.kind === 'waiting' || !openOnly) return state;
  const open = [...state.rows].filter(([, child]) => child.remaining_qty !== 0);
  return open.length === state.rows.size ? state : { kind: 'live', rows: new Map(open) };
}
