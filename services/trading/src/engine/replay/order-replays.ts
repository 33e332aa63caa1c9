import { openHistoryApart } from '@meridian/history/apart/open-history-apart';
import type { History } from '@meridian/history/reader/open-history';
import { createQueryGate } from '@meridian/history/reader/query-gate';
import type { ReplayEvent } from '@meridian/domain/replay/replay-event';
import { isAccountVisible } from '@meridian/domain/account-access';
import type { OrderStatus } from '@meridian/domain/order-status';
import type { ReplayOrder } from '@meridian/domain/replay/replay-order';
import type {
  ReplayBookData,
  ReplayMarketData,
  ReplayNeighbours,
  ReplayOrderData,
} from '@meridian/protocol/live/replay-commands';
import type { User } from '@meridian/protocol/rest/identity-schemas';
import type { OpenDatabase } from '@meridian/storage/database';
import { readEarlierChildren, readHeadEvents, readSteps } from '../../history/replay/journal-order.ts';
import { NO_BOOK, readBookAt } from '../../history/replay/book-at.ts';
import { readMarketPage } from '../../history/replay/market-page.ts';
import { readPastOrder } from '../../history/replay/past-order.ts';
import { RecordingIndex } from '../../history/replay/recording-index.ts';
import { ReplayEvents } from '../../history/replay/replay-events.ts';
import { orderWithStatus, type ReplayHead, replayHeadOf } from '../../history/replay/replay-head.ts';
import { recordingsFolder } from '../../history/recording/recording-files.ts';
import type { Reference } from '../../reference/reference.ts';
import type { WorldOrigin } from '../../world/world-origin.ts';

export type OrderReplaysOptions = {
  readonly database: Pick<OpenDatabase, 'pool'>;
  readonly reference: Pick<Reference, 'instruments'>;
  readonly origin: Pick<WorldOrigin, 'firstOpenMs'>;
  /** Missing where nothing is recorded. */
  readonly historyDir: string | undefined;
  /** The status that the blotter shows. Null for orders that left the engine. */
  readonly statusOf: (parentId: number) => OrderStatus | null;
  /** The orders beside one, of those that a user may see. */
  readonly neighboursOf: (user: User, parentId: number) => ReplayNeighbours;
  readonly nowMs: () => number;
};

/** Events in one answer. */
const MAX_EVENTS = 1_000;
/** The trading service answers other questions meanwhile. */
const MAX_READING = 2;
const MAX_WAITING = 50;
const HISTORY_MEMORY_MB = 96;

const NOTHING: ReplayMarketData['market'] = {
  quotes: { at_ms: [], bid: [], ask: [], bid_size: [], ask_size: [] },
  trades: { at_ms: [], price: [], qty: [] },
  gaps: [],
};

/** Reads orders back: the journal while it has them, else the stored days; the market from its recording. */
export class OrderReplays {
  readonly #options: OrderReplaysOptions;
  readonly #index = new RecordingIndex();
  readonly #gate = createQueryGate(MAX_READING, MAX_WAITING);
  #history: History | null = null;

  constructor(options: OrderReplaysOptions) {
    this.#options = options;
  }

  /** Null when the order does not exist or the user may not see it. */
  async order(user: User, id: number, after: number): Promise<ReplayOrderData | null> {
    const head = await this.#head(id);
    if (head === null) return this.#past(user, id);
    if (!isVisible(user, head)) return null;
    const { database, reference } = this.#options;
    const { instrument } = head;
    const steps = await readSteps(database, id, after, MAX_EVENTS);
    const isSpread = instrument.legs !== null && after > 0;
    const earlier = isSpread ? await readEarlierChildren(database, id, after) : [];
    const hasMarketData = user.market_data_permit;
    const made = new ReplayEvents({ instrument, instruments: reference.instruments, hasMarketData }, earlier);
    return {
      order: permitted(user, orderWithStatus(head, this.#options.statusOf(id))),
      events: inTime(steps.flatMap(({ event }) => made.of(event))),
      after: steps.at(-1)?.seq ?? after,
      has_more: steps.length === MAX_EVENTS,
      now_ms: this.#options.nowMs(),
      neighbours: this.#options.neighboursOf(user, id),
    };
  }

  /** For users with the market-data permission. Null like `order`. */
  async market(user: User, id: number, fromMs: number | null): Promise<ReplayMarketData | null> {
    const head = await this.#head(id);
    if (head === null) {
      const past = await this.#past(user, id);
      return past === null ? null : { market: NOTHING, until_ms: past.now_ms, next_ms: null, is_recorded: false };
    }
    if (!isVisible(user, head)) return null;
    const { historyDir, origin, nowMs } = this.#options;
    const { start_ms, received_ms, end_ms, trade_date } = head.order;
    const toMs = end_ms ?? nowMs();
    if (historyDir === undefined) return { market: NOTHING, until_ms: toMs, next_ms: null, is_recorded: false };
    const leave = await this.#gate.enter();
    try {
      return await readMarketPage(recordingsFolder(historyDir, origin), this.#index, {
        instrument: head.instrument,
        firstDate: trade_date,
        fromMs: fromMs ?? start_ms ?? received_ms,
        toMs,
        isContinued: fromMs !== null,
        isRunning: end_ms === null,
      });
    } finally {
      leave();
    }
  }

  /** The five-level book of a moment. For users with the market-data permission. Null like `order`. */
  async book(user: User, id: number, atMs: number): Promise<ReplayBookData | null> {
    const head = await this.#head(id);
    if (head === null) return (await this.#past(user, id)) === null ? null : NO_BOOK;
    if (!isVisible(user, head)) return null;
    const { historyDir, origin } = this.#options;
    if (historyDir === undefined) return NO_BOOK;
    const leave = await this.#gate.enter();
    try {
      const query = { instrument: head.instrument, firstDate: head.order.trade_date, atMs };
      return await readBookAt(recordingsFolder(historyDir, origin), this.#index, query);
    } finally {
      leave();
    }
  }

  async close(): Promise<void> {
    await this.#history?.close();
  }

  async #head(id: number): Promise<ReplayHead | null> {
    const { database, reference } = this.#options;
    return replayHeadOf(await readHeadEvents(database, id), reference.instruments);
  }

  async #past(user: User, id: number): Promise<ReplayOrderData | null> {
    const { historyDir, nowMs } = this.#options;
    if (historyDir === undefined) return null;
    this.#history ??= openHistoryApart({
      name: 'past orders',
      dir: historyDir,
      memoryLimitMb: HISTORY_MEMORY_MB,
      threads: 1,
    });
    const past = await readPastOrder(this.#history, id);
    if (past === null || !isVisible(user, past)) return null;
    const { order, events } = past;
    const neighbours = { previous: null, next: null };
    return { order: permitted(user, order), events, after: 0, has_more: false, now_ms: nowMs(), neighbours };
  }
}

function isVisible(user: User, owned: { readonly account: string; readonly alloc_account: string }): boolean {
  return isAccountVisible(user.data_permissions, owned);
}

/** The arrival mid is a price of the market. */
function permitted(user: User, order: ReplayOrder): ReplayOrder {
  return user.market_data_permit ? order : { ...order, arrival_mid: null };
}

/** A venue's report may carry a time a little before the event that it follows. */
function inTime(events: readonly ReplayEvent[]): readonly ReplayEvent[] {
  let lastMs = Number.NEGATIVE_INFINITY;
  return events.map((event) => {
    lastMs = Math.max(lastMs, event.at_ms);
    return event.at_ms === lastMs ? event : { ...event, at_ms: lastMs };
  });
}
