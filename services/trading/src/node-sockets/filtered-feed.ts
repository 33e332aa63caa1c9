import type { GateOutcome } from '@meridian/identity/work-gate';
import type { LogSort } from '@meridian/storage/event-log/event-log-store';
import type { StoredLogEntry } from '@meridian/storage/event-log/log-entry';
import { type LogFilter, logMatcher } from '@meridian/storage/event-log/log-filter';
import type { LogWindow } from '../logs/log-window.ts';

export type FeedFilters = { readonly filter: LogFilter; readonly sort: LogSort };

/** How one kind of socket sends entries. */
export type FeedKind<Loaded> = {
  load(filter: LogFilter): Promise<Loaded & { readonly upToId: number }>;
  start(loaded: Loaded, filters: FeedFilters): void;
  append(entries: readonly StoredLogEntry[], filters: FeedFilters): void;
  /** Sends a message without news, so that a silent line shows that it is alive. */
  repeat(): void;
};

export type FeedOptions = {
  readonly window: LogWindow;
  readonly gate: { run<Result>(work: () => Promise<Result>): Promise<GateOutcome<Result>> };
  /** True while the client has too much unread data. */
  readonly isFull: () => boolean;
  readonly nowMs: () => number;
  /** Entries that are checked, and at most sent, per message. */
  readonly batchSize: number;
  readonly retryMs: number;
  /** Then the feed reloads, because counted entries may have been deleted. */
  readonly reloadAfterMs: number;
  readonly onError: (error: unknown) => void;
};

/**
 * Sends stored entries for the filters first, then later ones from the window. It keeps a position instead of a queue:
 * a client that does not read costs nothing, and one that fell behind the window reloads.
 */
export class FilteredFeed<Loaded> {
  readonly #kind: FeedKind<Loaded>;
  readonly #options: FeedOptions;
  #filters: FeedFilters | null = null;
  #matches: (entry: StoredLogEntry) => boolean = () => false;
  /** All entries up to this one were sent. Null before the first load. */
  #sentId: number | null = null;
  #isLoading = false;
  #retryAtMs = 0;
  #loadedMs = 0;

  constructor(kind: FeedKind<Loaded>, options: FeedOptions) {
    this.#kind = kind;
    this.#options = options;
  }

  /** Nothing more is sent under the old filters. Null pauses the feed. */
  setFilters(filters: FeedFilters | null): void {
    this.#filters = filters;
    this.#reload();
  }

  /** Sends new entries, as far as the client reads. */
  pump(): void {
    const { isFull, nowMs, reloadAfterMs } = this.#options;
    if (this.#filters === null || isFull()) return;
    if (this.#sentId === null) {
      if (!this.#isLoading && nowMs() >= this.#retryAtMs) void this.#load();
    } else if (nowMs() - this.#loadedMs >= reloadAfterMs) {
      this.#reload();
    } else {
      this.#sendAfter(this.#sentId, this.#filters);
    }
  }

  repeat(): void {
    if (this.#sentId !== null) this.#kind.repeat();
  }

  #sendAfter(sentId: number, filters: FeedFilters): void {
    const { window, isFull, batchSize } = this.#options;
    const entries = window.after(sentId);
    if (entries === null) return this.#reload();
    for (let start = 0; start < entries.length && !isFull(); start += batchSize) {
      const batch = entries.slice(start, start + batchSize);
      this.#sentId = batch.at(-1)?.id ?? sentId;
      const wanted = batch.filter(this.#matches);
      if (wanted.length > 0) this.#kind.append(wanted, filters);
    }
  }

  #reload(): void {
    this.#sentId = null;
    this.#retryAtMs = 0;
    this.pump();
  }

  async #load(): Promise<void> {
    const filters = this.#filters;
    if (filters === null) return;
    // Entries that the window had dropped were stored before this query, even if they were deleted since.
    const { missingUpTo } = this.#options.window;
    this.#isLoading = true;
    try {
      const outcome = await this.#options.gate.run(() => this.#kind.load(filters.filter));
      if (outcome.kind === 'busy') this.#retryLater();
      else if (this.#filters === filters) this.#start(outcome.result, filters, missingUpTo);
    } catch (error) {
      this.#retryLater();
      this.#options.onError(error);
    } finally {
      this.#isLoading = false;
    }
    this.pump();
  }

  #start(loaded: Loaded & { readonly upToId: number }, filters: FeedFilters, missingUpTo: number): void {
    this.#matches = logMatcher(filters.filter);
    this.#loadedMs = this.#options.nowMs();
    this.#sentId = Math.max(loaded.upToId, missingUpTo);
    this.#kind.start(loaded, filters);
  }

  #retryLater(): void {
    this.#retryAtMs = this.#options.nowMs() + this.#options.retryMs;
  }
}
