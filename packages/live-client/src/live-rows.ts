import type { Cell, RowKey } from '@meridian/protocol/live/subscription-messages';
import { createListeners } from './listeners.ts';
import type { RowSink } from './row-subscriptions.ts';

/** Maximum number of rows on the page. The grid worker holds more. */
const MAX_ROWS = 100_000;

export type LiveRowsState = {
  /** `waiting`: no snapshot yet. `stale`: no connection since staleSinceMs. */
  readonly status: 'waiting' | 'live' | 'stale' | 'refused';
  readonly fields: readonly string[];
  /** In order of arrival. The first cell is the key. */
  readonly rows: ReadonlyMap<RowKey, readonly Cell[]>;
  readonly staleSinceMs: number | null;
  readonly refusal: { readonly code: string; readonly message: string } | null;
};

/** A small topic as a store, with a new state for each frame with changes. */
export type LiveRows = {
  getSnapshot(): LiveRowsState;
  subscribe(listener: () => void): () => void;
};

/** Before the first snapshot. */
export const NO_ROWS: LiveRowsState = {
  status: 'waiting',
  fields: [],
  rows: new Map(),
  staleSinceMs: null,
  refusal: null,
};

export function createLiveRows(): LiveRows & { readonly sink: RowSink } {
  const listeners = createListeners<[]>();
  let state = NO_ROWS;
  let coming: { readonly fields: readonly string[]; readonly rows: Map<RowKey, readonly Cell[]> } | null = null;

  function set(next: Partial<LiveRowsState>): void {
    state = next === NO_ROWS ? NO_ROWS : { ...state, ...next };
    listeners.emit();
  }

  const sink: RowSink = {
    onFields: (fields) => {
      coming = { fields, rows: new Map() };
    },
    onSnapshot: (rows, isLast) => {
      if (coming === null) return;
      for (const row of rows) putRow(coming.rows, row);
      if (!isLast) return;
      const { fields, rows: whole } = coming;
      coming = null;
      set({ status: 'live', fields, rows: whole, staleSinceMs: null, refusal: null });
    },
    onIncrement: (changes, removed) => {
      const rows = new Map(state.rows);
      for (const change of changes) applyChange(rows, state.fields.length, change);
      for (const key of removed) rows.delete(key);
      set({ rows });
    },
    onStale: (sinceMs) => {
      coming = null;
      if (state.status !== 'refused') set({ status: 'stale', staleSinceMs: state.staleSinceMs ?? sinceMs });
    },
    onRefused: (code, message) => {
      coming = null;
      set({ ...NO_ROWS, status: 'refused', refusal: { code, message } });
    },
    onForget: () => {
      coming = null;
      if (state !== NO_ROWS) set(NO_ROWS);
    },
  };
  return { getSnapshot: () => state, subscribe: (listener) => listeners.add(listener), sink };
}

function putRow(rows: Map<RowKey, readonly Cell[]>, row: readonly Cell[]): void {
  const key = row[0];
  if (typeof key !== 'string' && typeof key !== 'number') return;
  if (rows.size >= MAX_ROWS && !rows.has(key)) throw new Error(`More than ${MAX_ROWS} rows in a small topic`);
  rows.set(key, row);
}

/** `[key, fieldIndex, value, …]` over the existing row. A new key has all fields. */
function applyChange(rows: Map<RowKey, readonly Cell[]>, width: number, change: readonly Cell[]): void {
  const key = change[0];
  if (typeof key !== 'string' && typeof key !== 'number') return;
  const row = [...(rows.get(key) ?? Array.from<Cell>({ length: width }).fill(null))];
  row[0] = key;
  for (let at = 1; at + 1 < change.length; at += 2) {
    const index = change[at];
    if (typeof index === 'number' && index >= 0 && index < width) row[index] = change[at + 1] ?? null;
  }
  putRow(rows, row);
}

/** The rows as records by field name, for small topics. */
export function rowRecords(state: LiveRowsState): readonly Readonly<Record<string, Cell>>[] {
  return [...state.rows.values()].map((row) =>
    Object.fromEntries(state.fields.map((field, index) => [field, row[index] ?? null])),
  );
}
