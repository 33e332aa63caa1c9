import { MAX_LOG_ENTRIES } from '@meridian/domain/log-feed';
import type { Cell, RowKey } from '@meridian/protocol/live/subscription-messages';
import type { NodeLogEntry } from '@meridian/protocol/node-socket';

/** In the grid's order. The first field is the key. */
const ENTRY_FIELDS = [
  'id',
  'timestamp',
  'log_level',
  'list_name',
  'numeric_id',
  'symbol',
  'side',
  'size',
  'file_name',
  'log_message',
] as const satisfies readonly (keyof NodeLogEntry)[];

export const LOG_ROW_FIELDS: readonly string[] = ENTRY_FIELDS;

type LogRow = readonly Cell[];

/** Changes for a grid. */
export type LogChange =
  | { readonly kind: 'replace'; readonly rows: readonly LogRow[] }
  /** Increments: `[key, fieldIndex, value, …]`. */
  | { readonly kind: 'append'; readonly rows: readonly LogRow[]; readonly removed: readonly RowKey[] }
  | { readonly kind: 'none' };

const NOTHING: LogChange = { kind: 'none' };

/** The newest entries, oldest first. While held, new ones wait. Both are bounded. */
export class LogBuffer {
  readonly #maxEntries: number;
  /** Oldest first. */
  #ids = new Set<number>();
  #waiting: NodeLogEntry[] = [];
  #isHeld = false;

  constructor(maxEntries = MAX_LOG_ENTRIES) {
    this.#maxEntries = maxEntries;
  }

  /** How many entries wait to be shown. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** An initial load replaces everything, later ones append. Entries may come newest first. */
  load(entries: readonly NodeLogEntry[], isInitial: boolean): LogChange {
    const inOrder = entries.toSorted((a, b) => a.timestamp - b.timestamp || a.id - b.id);
    if (isInitial) {
      this.#waiting = [];
      const kept = inOrder.slice(-this.#maxEntries);
      this.#ids = new Set(kept.map(({ id }) => id));
      return { kind: 'replace', rows: kept.map(wholeRow) };
    }
    if (!this.#isHeld) return this.#append(inOrder);
    this.#waiting = [...this.#waiting, ...inOrder].slice(-this.#maxEntries);
    return NOTHING;
  }

  hold(): void {
    this.#isHeld = true;
  }

  /** Shows the waiting entries and ends the hold. */
  release(): LogChange {
    this.#isHeld = false;
    return this.showWaiting();
  }

  /** Shows the waiting entries and keeps the hold. */
  showWaiting(): LogChange {
    const entries = this.#waiting;
    this.#waiting = [];
    return this.#append(entries);
  }

  #append(entries: readonly NodeLogEntry[]): LogChange {
    if (entries.length === 0) return NOTHING;
    for (const { id } of entries) this.#ids.add(id);
    const removed = [...this.#ids].slice(0, Math.max(0, this.#ids.size - this.#maxEntries));
    for (const id of removed) this.#ids.delete(id);
    return { kind: 'append', rows: entries.map(newRow), removed };
  }
}

function wholeRow(entry: NodeLogEntry): LogRow {
  return ENTRY_FIELDS.map((field) => entry[field]);
}

/** All fields except the key, by index. */
function newRow(entry: NodeLogEntry): LogRow {
  return ENTRY_FIELDS.flatMap((field, index): LogRow => (index === 0 ? [entry.id] : [index, entry[field]]));
}
