import type { NewCount, NewData, NodeLogEntry } from '@meridian/protocol/node-socket';
import type { EventLogStore, LogCount, LogSort, NewestLogs } from '@meridian/storage/event-log/event-log-store';
import { type StoredLogEntry, toEventLogEntry } from '@meridian/storage/event-log/log-entry';
import type { FeedKind } from './filtered-feed.ts';

type FeedStore = Pick<EventLogStore, 'newest' | 'count'>;

/** The newest entries, then later ones, in the requested order. */
export function logsKind(
  store: FeedStore,
  maxEntries: number,
  send: (message: NewData) => void,
): FeedKind<Pick<NewestLogs, 'entries'>> {
  const say = (initial: boolean, entries: readonly StoredLogEntry[]): void =>
    send({ type: 'newData', payload: { initial, logs: entries.map(withId) } });
  return {
    load: (filter) => store.newest(filter, maxEntries),
    start: ({ entries }, { sort }) => say(true, sorted(entries, sort)),
    append: (entries, { sort }) => say(false, sorted(entries, sort)),
    repeat: () => say(false, []),
  };
}

function withId(entry: StoredLogEntry): NodeLogEntry {
  return { id: entry.id, ...toEventLogEntry(entry) };
}

/** The number of entries. */
export function countKind(store: FeedStore, send: (message: NewCount) => void): FeedKind<Pick<LogCount, 'count'>> {
  let count = 0;
  const say = (next: number): void => {
    count = next;
    send({ type: 'newCount', payload: { count } });
  };
  return {
    load: (filter) => store.count(filter),
    start: (loaded) => say(loaded.count),
    append: (entries) => say(count + entries.length),
    repeat: () => say(count),
  };
}

/** The store's order: by time, then by id. */
function sorted(entries: readonly StoredLogEntry[], sort: LogSort): readonly StoredLogEntry[] {
  const sign = sort === 'timestamp:asc' ? 1 : -1;
  return entries.toSorted((a, b) => sign * (a.timestamp - b.timestamp || a.id - b.id));
}
