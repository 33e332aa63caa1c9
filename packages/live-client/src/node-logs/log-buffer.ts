import type { EventLogEntry } from '@meridian/domain/entities/event-log-entry';
import { MAX_LOG_ENTRIES } from '@meridian/domain/log-feed';
import type { Cell, RowKey } from '@meridian/protocol/live/subscription-messages';

const ENTRY_FIELDS = [
  'timestamp',
  'log_level',
  'list_name',
  'numeric_id',
  'symbol',
  'side',
  'size',
  'file_name',
  'log_message',
] as const satisfies readonly (keyof EventLogEntry)[];

/** Entries come without an id: the page counts them, and never changes one. */
export const LOG_ROW_FIELDS: readonly string[] = ['id', ...ENTRY_FIELDS];

type LogRow = readonly Cell[];

/** What a grid is told. */
export type LogChange =
  | { readonly kind: 'replace'; readonly rows: readonly LogRow[] }
  /** Increments: `[key, fieldIndex, value, …]`. */
  | { readonly kind: 'append'; readonly rows: readonly LogRow[]; readonly removed: readonly RowKey[] }
  | { readonly kind: 'none' };

const NOTHING: LogChange = { kind: 'none' };

/** The newest entries, oldest first; while held, new ones wait, and no more of either than the bound. */
export class LogBuffer {
  readonly #maxEntries: number;
  #keys: number[] = [];
  #waiting: EventLogEntry[] = [];
  #lastKey = 0;
  #isHeld = false;

  constructor(maxEntries = MAX_LOG_ENTRIES) {
    this.#maxEntries = maxEntries;
  }

  /** How many entries wait to be shown. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** An initial load replaces everything, later ones append. Entries may come newest first. */
  load(entries: readonly EventLogEntry[], isInitial: boolean): LogChange {
    const inOrder = entries.toSorted((a, b) => a.timestamp - b.timestamp);
    if (isInitial) {
      this.#waiting = [];
      this.#keys = [];
      const kept = inOrder.slice(-this.#maxEntries);
      return { kind: 'replace', rows: kept.map((entry) => wholeRow(this.#nextKey(), entry)) };
    }
    if (!this.#isHeld) return this.#append(inOrder);
    this.#waiting = [...this.#waiting, ...inOrder].slice(-this.#maxEntries);
    return NOTHING;
  }

  hold(): void {
    this.#isHeld = true;
  }

  /** Shows what came meanwhile. */
  release(): LogChange {
    this.#isHeld = false;
    return this.showWaiting();
  }

  /** Shows what waits and goes on as before. */
  showWaiting(): LogChange {
    const entries = this.#waiting;
    this.#waiting = [];
    return this.#append(entries);
  }

  #append(entries: readonly EventLogEntry[]): LogChange {
    if (entries.length === 0) return NOTHING;
    const rows = entries.map((entry) => newRow(this.#nextKey(), entry));
    const removed = this.#keys.splice(0, Math.max(0, this.#keys.length - this.#maxEntries));
    return { kind: 'append', rows, removed };
  }

  #nextKey(): number {
    this.#lastKey += 1;
    this.#keys.push(this.#lastKey);
    return this.#lastKey;
  }
}

function wholeRow(key: number, entry: EventLogEntry): LogRow {
  return [key, ...ENTRY_FIELDS.map((field) => entry[field])];
}

function newRow(key: number, entry: EventLogEntry): LogRow {
  return [key, ...ENTRY_FIELDS.flatMap((field, index): LogRow => [index + 1, entry[field]])];
}
