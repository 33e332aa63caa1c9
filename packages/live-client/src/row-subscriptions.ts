import { MAX_ROWS_IN_VIEW, MAX_SUBSCRIPTIONS } from '@meridian/protocol/live/limits';
import type { ServerPayload } from '@meridian/protocol/live/server-messages';
import type { Cell, RowKey } from '@meridian/protocol/live/subscription-messages';
import type { SentSubscription } from './sent-message.ts';
import { nothing, type Timers } from './socket-port.ts';

/** Minimum time between restarts. Repeating faster does not help when the server counts wrongly. */
const RESTART_PAUSE_MS = 1_000;

/** Where the rows of one subscription go. */
export type RowSink = {
  /** A snapshot follows. Existing rows stay until it is complete. */
  onFields(fields: readonly string[]): void;
  onSnapshot(rows: readonly (readonly Cell[])[], isLast: boolean): void;
  onIncrement(rows: readonly (readonly Cell[])[], removed: readonly RowKey[]): void;
  /** The rows are stale since this time, until the connection is back. */
  onStale(sinceMs: number): void;
  onRefused(code: string, message: string): void;
  /** The user signed out, so all rows must be removed. */
  onForget(): void;
};

/** A subscription that can be ended. */
export type OpenRows = {
  readonly close: () => void;
  /** The rows that are on the screen now. The server computes them first. */
  readonly look: (keys: readonly RowKey[]) => void;
};

type Entry = {
  readonly subscription: SentSubscription;
  readonly sink: RowSink;
  phase: 'asked' | 'snapshot' | 'live' | 'refused';
  nextSeq: number;
  /** Whether its rows are orders, or parts of them. */
  isOfOrders: boolean;
  seen: readonly RowKey[];
  lastAskedMs: number;
  cancelRestart: () => void;
};

export type SubscriptionSender = {
  subscribe(subscription: SentSubscription): void;
  unsubscribe(id: string): void;
  look(id: string, keys: readonly RowKey[]): void;
};

/** Checks the phases of every subscription: request, layout, snapshot, then increments without a gap. */
export class RowSubscriptions {
  readonly #entries = new Map<string, Entry>();
  readonly #timers: Timers;
  readonly #sender: SubscriptionSender;

  constructor(timers: Timers, sender: SubscriptionSender) {
    this.#timers = timers;
    this.#sender = sender;
  }

  /** Null with too many subscriptions. */
  open(subscription: SentSubscription, sink: RowSink): OpenRows | null {
    const { id } = subscription;
    if (this.#entries.size >= MAX_SUBSCRIPTIONS || this.#entries.has(id)) return null;
    const entry: Entry = {
      subscription,
      sink,
      phase: 'asked',
      nextSeq: 1,
      isOfOrders: false,
      seen: [],
      lastAskedMs: Number.NEGATIVE_INFINITY,
      cancelRestart: nothing,
    };
    this.#entries.set(id, entry);
    this.#ask(entry);
    return { close: () => this.#close(entry), look: (keys) => this.#look(entry, keys.slice(0, MAX_ROWS_IN_VIEW)) };
  }

  fields({ id, fields }: ServerPayload<'fields'>): void {
    const entry = this.#entries.get(id);
    if (entry === undefined) return;
    entry.cancelRestart();
    entry.phase = 'snapshot';
    entry.nextSeq = 1;
    entry.isOfOrders = fields.includes('parent_order_numeric_id');
    entry.sink.onFields(fields);
  }

  snapshot({ id, seq, rows, last }: ServerPayload<'snapshot'>): void {
    const entry = this.#inSequence(id, seq);
    if (entry === undefined) return;
    if (last) entry.phase = 'live';
    entry.sink.onSnapshot(rows, last);
    // A server that was asked again has not heard of them.
    if (last && entry.seen.length > 0) this.#look(entry, entry.seen);
  }

  increment({ id, seq, rows, removed }: ServerPayload<'increment'>): void {
    const entry = this.#inSequence(id, seq);
    if (entry?.phase === 'live') entry.sink.onIncrement(rows, removed);
  }

  /** True when the id belongs to a subscription. */
  refused(id: string, code: string, message: string): boolean {
    const entry = this.#entries.get(id);
    if (entry === undefined) return false;
    entry.cancelRestart();
    entry.phase = 'refused';
    entry.sink.onRefused(code, message);
    return true;
  }

  /** The user signed out: rows are removed, and the next user gets a new snapshot. */
  forgetAll(): void {
    for (const entry of this.#entries.values()) {
      entry.cancelRestart();
      entry.phase = 'asked';
      entry.sink.onForget();
    }
  }

  /** After each sign-in, also after a reconnect. */
  askAll(): void {
    for (const entry of this.#entries.values()) this.#ask(entry);
  }

  /** The rows are stale until the connection is back. */
  lost(sinceMs: number): void {
    for (const entry of this.#entries.values()) {
      entry.cancelRestart();
      if (entry.phase === 'refused') continue;
      entry.phase = 'asked';
      entry.sink.onStale(sinceMs);
    }
  }

  #close(entry: Entry): void {
    const { id } = entry.subscription;
    if (this.#entries.get(id) !== entry) return;
    this.#entries.delete(id);
    entry.cancelRestart();
    this.#sender.unsubscribe(id);
  }

  #look(entry: Entry, keys: readonly RowKey[]): void {
    entry.seen = keys;
    const { id } = entry.subscription;
    if (entry.isOfOrders && entry.phase === 'live' && this.#entries.get(id) === entry) this.#sender.look(id, keys);
  }

  #ask(entry: Entry): void {
    entry.phase = 'asked';
    entry.lastAskedMs = this.#timers.now();
    this.#sender.subscribe(entry.subscription);
  }

  /** The entry of this part, or undefined. A gap in the sequence requests a new snapshot. */
  #inSequence(id: string, seq: number): Entry | undefined {
    const entry = this.#entries.get(id);
    if (entry === undefined || (entry.phase !== 'snapshot' && entry.phase !== 'live')) return undefined;
    if (seq === entry.nextSeq) {
      entry.nextSeq += 1;
      return entry;
    }
    entry.phase = 'asked';
    const pauseMs = entry.lastAskedMs + RESTART_PAUSE_MS - this.#timers.now();
    if (pauseMs <= 0) this.#ask(entry);
    else entry.cancelRestart = this.#timers.after(pauseMs, () => this.#ask(entry));
    return undefined;
  }
}
