import { MAX_LOG_ENTRIES } from '@meridian/domain/log-feed';
import type { Cell, RowKey } from '@meridian/protocol/live/subscription-messages';
import type { RowSink } from '../row-subscriptions.ts';
import { MAX_GRID_ROWS } from './grid-limits.ts';
import type { GridSource } from './grid-messages.ts';
import type { GridState } from './grid-model.ts';
import { RowStore, type VersionCounter } from './row-store.ts';

/** The rules of a grid's feed. */
export type FeedRules = {
  /** With open children only, a row with nothing left is removed. */
  readonly openOnly: boolean;
  /** Logs drop their oldest rows above this. Null refuses further rows instead. */
  readonly keepNewest: number | null;
};

export function feedRulesOf(source: GridSource): FeedRules {
  if (source.kind === 'local') return { openOnly: false, keepNewest: null };
  const { topic, params } = source.topic;
  return {
    openOnly: topic === 'child_orders' && params.open_only === true,
    keepNewest: topic === 'event_log' || topic === 'parent_log' ? MAX_LOG_ENTRIES : null,
  };
}

export type FeedState = Pick<GridState, 'status' | 'staleSinceMs' | 'refusal'>;

const LOADING: FeedState = { status: 'loading', staleSinceMs: null, refusal: null };
const LIVE: FeedState = { status: 'live', staleSinceMs: null, refusal: null };

const TOO_MANY = {
  code: 'too-many-rows',
  message: `There are more than ${MAX_GRID_ROWS.toLocaleString('en-US')} rows. Ask for fewer.`,
};

export type FeedEvents = {
  /** The store was replaced, or is gone. */
  onStore(store: RowStore | null): void;
  /** The rows or the state changed. */
  onChange(): void;
};

/** Stores the rows of one subscription. A snapshot comes first and replaces everything. */
export class GridFeed implements RowSink {
  readonly #rules: FeedRules;
  readonly #events: FeedEvents;
  readonly #now: () => number;
  readonly #counter: VersionCounter = { value: 0 };
  #store: RowStore | null = null;
  #coming: RowStore | null = null;
  #state: FeedState = LOADING;
  #lastDataMs: number | null = null;

  constructor(rules: FeedRules, events: FeedEvents, now: () => number) {
    this.#rules = rules;
    this.#events = events;
    this.#now = now;
  }

  get state(): FeedState {
    return this.#state;
  }

  get lastDataMs(): number | null {
    return this.#lastDataMs;
  }

  onFields(fields: readonly string[]): void {
    this.#coming = new RowStore(fields, this.#counter);
  }

  onSnapshot(rows: readonly (readonly Cell[])[], isLast: boolean): void {
    const coming = this.#coming;
    if (coming === null) return;
    this.#lastDataMs = this.#now();
    for (const row of rows) coming.put(row);
    if (this.#rules.openOnly) for (const row of rows) dropFinished(coming, row[0]);
    if (!this.#bound(coming) || !isLast) return;
    this.#coming = null;
    this.#state = LIVE;
    this.#replaceStore(coming);
  }

  onIncrement(rows: readonly (readonly Cell[])[], removed: readonly RowKey[]): void {
    const store = this.#store;
    if (store === null || this.#state.status !== 'live') return;
    this.#lastDataMs = this.#now();
    for (const row of rows) store.change(row);
    for (const key of removed) store.remove(key);
    if (this.#rules.openOnly) for (const row of rows) dropFinished(store, row[0]);
    if (this.#bound(store)) this.#events.onChange();
  }

  onStale(sinceMs: number): void {
    this.#coming = null;
    if (this.#state.status === 'refused') return;
    this.#state = { status: 'stale', staleSinceMs: this.#state.staleSinceMs ?? sinceMs, refusal: null };
    this.#events.onChange();
  }

  onRefused(code: string, message: string): void {
    this.#coming = null;
    this.#state = { status: 'refused', staleSinceMs: null, refusal: { code, message } };
    this.#replaceStore(null);
  }

  onForget(): void {
    this.#coming = null;
    this.#state = LOADING;
    this.#lastDataMs = null;
    this.#replaceStore(null);
  }

  /** False when there are too many rows. */
  #bound(store: RowStore): boolean {
    if (this.#rules.keepNewest !== null) store.removeOldest(this.#rules.keepNewest);
    else if (store.size > MAX_GRID_ROWS) {
      this.onRefused(TOO_MANY.code, TOO_MANY.message);
      return false;
    }
    return true;
  }

  #replaceStore(store: RowStore | null): void {
    this.#store = store;
    this.#events.onStore(store);
    this.#events.onChange();
  }
}

/** An unknown remainder does not count as zero. */
function dropFinished(store: RowStore, key: Cell | undefined): void {
  if (typeof key !== 'string' && typeof key !== 'number') return;
  const slot = store.slotOf(key);
  if (slot !== undefined && store.column('remaining_qty')?.get(slot) === 0) store.remove(key);
}
