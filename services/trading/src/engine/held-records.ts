import type { JournaledEvent } from '../kernel/events/kernel-event.ts';
import type { Journal } from '../kernel/store/journal.ts';
import type { SnapshotStore } from '../kernel/store/snapshot-store.ts';
import type { EngineNews } from './engine-messages.ts';

export type HeldRecordsOptions = {
  readonly journal: Journal;
  readonly snapshots: SnapshotStore;
  readonly post: (news: EngineNews) => void;
};

/**
 * Keeps what the engine records of hours that it lives fast, and writes it down as one: a process that is killed
 * meanwhile leaves nothing, and the next start lives them again.
 */
export class HeldRecords {
  readonly #options: HeldRecordsOptions;
  readonly #released = Promise.withResolvers<void>();
  #isHeld = true;
  #events: JournaledEvent[] = [];
  #news: EngineNews[] = [];

  constructor(options: HeldRecordsOptions) {
    this.#options = options;
  }

  /** Nobody outside hears of these hours, so that their events count as durable at once. */
  get journal(): Journal {
    const { journal } = this.#options;
    return {
      ...journal,
      append: async (events) => {
        if (!this.#isHeld) return journal.append(events);
        for (const event of events) this.#events.push(event);
      },
    };
  }

  /** A snapshot must not be newer than the journal. */
  get snapshots(): SnapshotStore {
    const { snapshots } = this.#options;
    return {
      ...snapshots,
      begin: async (header) => {
        await this.#released.promise;
        return snapshots.begin(header);
      },
    };
  }

  readonly post = (news: EngineNews): void => {
    if (this.#isHeld && news.kind !== 'problem') this.#news.push(news);
    else this.#options.post(news);
  };

  /** To be called while nothing is under way. */
  async release(): Promise<void> {
    const events = this.#events;
    this.#events = [];
    await this.#options.journal.append(events);
    this.#isHeld = false;
    const news = this.#news;
    this.#news = [];
    for (const each of joined(news)) this.#options.post(each);
    this.#released.resolve();
  }
}

/** Hours of what is stored line by line leave as one, so that it is stored at once. */
function joined(news: readonly EngineNews[]): readonly EngineNews[] {
  const entries = news.flatMap((each) => (each.kind === 'logs' ? each.entries : []));
  const orders = news.flatMap((each) => (each.kind === 'checked-orders' ? each.orders : []));
  const others = news.filter(({ kind }) => kind !== 'logs' && kind !== 'checked-orders');
  const logs: readonly EngineNews[] = entries.length === 0 ? [] : [{ kind: 'logs', entries }];
  return orders.length === 0 ? [...others, ...logs] : [...others, ...logs, { kind: 'checked-orders', orders }];
}
