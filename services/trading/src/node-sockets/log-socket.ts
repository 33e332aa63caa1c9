import type { DataPermissions } from '@meridian/domain/entities/permissions';
import type { SetFilters } from '@meridian/protocol/node-socket';
import type { LogFilter } from '@meridian/storage/event-log/log-filter';
import type { FeedFilters, FilteredFeed } from './filtered-feed.ts';
import { readFilterText } from './log-filter-text.ts';
import type { NodeConnection } from './node-connection.ts';

/** The methods of a feed that do not depend on what it sends. */
type Feed = Pick<FilteredFeed<unknown>, 'setFilters' | 'pump' | 'repeat'>;

type Wanted = Pick<FeedFilters, 'sort'> & {
  readonly filter: Omit<LogFilter, 'visibleTo'>;
  /** Combined with the user's own permissions, so it can only restrict. */
  readonly narrowedTo: readonly DataPermissions[];
};

/** A connection with its feed: the client's filters, within the user's permissions. */
export class LogSocket {
  readonly connection: NodeConnection;
  readonly feed: Feed;
  #wanted: Wanted | null = null;
  #isHeld = false;
  /** The running check of its session. A newer check replaces it. */
  checking: object | null = null;

  constructor(connection: NodeConnection, feed: Feed) {
    this.connection = connection;
    this.feed = feed;
  }

  /** True until the user's permissions are known again. */
  get isHeld(): boolean {
    return this.#isHeld;
  }

  setFilters({ sort, search, filter, permission }: SetFilters['payload']): void {
    const read = readFilterText(filter);
    if (read.kind === 'bad') {
      this.connection.refuse('bad-filter', read.reason);
      return;
    }
    const narrowedTo = permission === undefined ? [] : [permission];
    this.#wanted = { sort, narrowedTo, filter: { ...read.filter, search: search.trim() } };
    this.#applyFilters();
  }

  /** Sends nothing while the permissions are unknown. */
  hold(): void {
    this.#isHeld = true;
    this.feed.setFilters(null);
  }

  /** Starts the feed, or restarts it, under the current permissions. */
  resume(): void {
    this.#isHeld = false;
    this.#applyFilters();
  }

  #applyFilters(): void {
    const { session } = this.connection;
    if (session === null || this.#wanted === null || this.#isHeld) return;
    const { sort, filter, narrowedTo } = this.#wanted;
    this.feed.setFilters({ sort, filter: { ...filter, visibleTo: [session.user.data_permissions, ...narrowedTo] } });
  }
}
