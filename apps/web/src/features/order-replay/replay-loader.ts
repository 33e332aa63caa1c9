import type { ReplayEvent } from '@meridian/domain/replay/replay-event';
import { joinMarkets, NO_MARKET, type ReplayMarket } from '@meridian/domain/replay/replay-market';
import type { ReplayOrder } from '@meridian/domain/replay/replay-order';
import type { ReplayMarketData, ReplayNeighbours, ReplayOrderData } from '@meridian/protocol/live/replay-commands';

/** The questions of a replay. They reject with a message for the screen. */
export type ReplayQuestions = {
  readonly order: (after: number) => Promise<ReplayOrderData>;
  /** Null for users without the market-data permission. */
  readonly market: ((fromMs: number | null) => Promise<ReplayMarketData>) | null;
};

export type LoadedReplay = {
  readonly order: ReplayOrder;
  readonly events: readonly ReplayEvent[];
  readonly market: ReplayMarket;
  /** How far the market is loaded; null before the first page. */
  readonly marketUntilMs: number | null;
  readonly isMarketWhole: boolean;
  readonly isRecorded: boolean;
  /** Why the market could not be loaded further. */
  readonly marketError: string | null;
  /** The orders of the same trader and day beside it. */
  readonly neighbours: ReplayNeighbours;
  /** The server's time of the newest page. */
  readonly nowMs: number;
};

export type ReplayLoad =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'loaded'; readonly replay: LoadedReplay };

/** No order has nearly as many; a page could not draw more. */
const MAX_EVENTS = 50_000;
const MAX_QUOTES = 200_000;
/** A running order is asked about this often. */
export const FOLLOW_EVERY_MS = 2_000;

/** Loads an order page by page, shows what is there, and follows it while it runs. */
export class ReplayLoader {
  readonly #questions: ReplayQuestions;
  readonly #wait: (ms: number) => Promise<void>;
  readonly #listeners = new Set<() => void>();
  #load: ReplayLoad = { kind: 'loading' };
  #after = 0;
  /** Each start has a number. An older one that still waits does nothing more. */
  #run = 0;

  constructor(questions: ReplayQuestions, wait: (ms: number) => Promise<void>) {
    this.#questions = questions;
    this.#wait = wait;
  }

  readonly read = (): ReplayLoad => this.#load;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Until it is stopped, or the order is over and everything is there. */
  async start(): Promise<void> {
    this.#run += 1;
    const run = this.#run;
    try {
      await this.#readEvents(run);
    } catch (error) {
      if (run === this.#run && this.#loaded() === null) this.#set({ kind: 'failed', message: messageOf(error) });
    }
    await this.#readMarket(run);
    while (run === this.#run && this.#loaded()?.order.end_ms === null) {
      await this.#wait(FOLLOW_EVERY_MS);
      // A page that could not be read now is asked for again in a moment.
      await this.#readEvents(run).catch(() => undefined);
      await this.#readMarket(run);
    }
  }

  /** The market again, from where it failed. */
  retryMarket(): void {
    void this.#readMarket(this.#run);
  }

  /** It may be started again, and goes on from where it was. */
  stop(): void {
    this.#run += 1;
  }

  async #readEvents(run: number): Promise<void> {
    let hasMore = true;
    while (hasMore && run === this.#run) {
      const page = await this.#questions.order(this.#after);
      if (run !== this.#run) return;
      const before = this.#loaded();
      const events =
        page.events.length === 0 && before !== null ? before.events : [...(before?.events ?? []), ...page.events];
      this.#after = page.after;
      hasMore = page.has_more && events.length < MAX_EVENTS;
      const { order, now_ms: nowMs, neighbours } = page;
      this.#set({ kind: 'loaded', replay: { ...(before ?? emptyOf(order)), order, events, nowMs, neighbours } });
    }
  }

  async #readMarket(run: number): Promise<void> {
    const ask = this.#questions.market;
    if (ask === null) return;
    let isMore = true;
    while (isMore && run === this.#run) {
      const before = this.#loaded();
      if (before === null) return;
      const { marketUntilMs, isMarketWhole } = before;
      const isRunning = before.order.end_ms === null;
      if (isMarketWhole && !isRunning && marketUntilMs !== null && marketUntilMs >= (before.order.end_ms ?? 0)) return;
      try {
        const page = await ask(marketUntilMs === null ? null : marketUntilMs + (isMarketWhole ? 1 : 0));
        if (run !== this.#run) return;
        const now = this.#loaded() ?? before;
        const market = joinMarkets(now.market, page.market);
        isMore = page.next_ms !== null && market.quotes.at_ms.length < MAX_QUOTES;
        const replay = {
          ...now,
          market,
          marketUntilMs: page.next_ms ?? page.until_ms,
          isMarketWhole: page.next_ms === null,
          isRecorded: now.isRecorded || page.is_recorded,
          marketError: null,
        };
        this.#set({ kind: 'loaded', replay });
      } catch (error) {
        const now = this.#loaded() ?? before;
        this.#set({ kind: 'loaded', replay: { ...now, marketError: messageOf(error) } });
        return;
      }
    }
  }

  #loaded(): LoadedReplay | null {
    return this.#load.kind === 'loaded' ? this.#load.replay : null;
  }

  #set(load: ReplayLoad): void {
    this.#load = load;
    for (const listener of this.#listeners) listener();
  }
}

function emptyOf(order: ReplayOrder): LoadedReplay {
  return {
    order,
    events: [],
    market: NO_MARKET,
    marketUntilMs: null,
    isMarketWhole: false,
    isRecorded: false,
    marketError: null,
    neighbours: { previous: null, next: null },
    nowMs: 0,
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
