import type { EventLogEntry } from '@meridian/domain/entities/event-log-entry';
import type { LogLevel } from '@meridian/domain/log-level';
import type { LogScope } from '@meridian/domain/log-scope';

type Line = Omit<EventLogEntry, 'log_level' | 'list_name' | 'numeric_id'> & {
  readonly scope: LogScope;
  readonly log_level: LogLevel;
};

type AboutAccount = Pick<EventLogEntry, 'list_name' | 'numeric_id'> & {
  readonly account: string;
  readonly alloc_account: string | null;
};

type AboutNoOrder = {
  readonly list_name: null;
  readonly numeric_id: null;
  readonly account: null;
  readonly alloc_account: null;
};

/** What a writer hands over. One that names an order or a list names its account, which decides who may read it. */
export type NewLogEntry = Line & (AboutAccount | AboutNoOrder);

/** As stored: the fields of the desk, an id that grows with every entry, and whose it is. */
export type StoredLogEntry = EventLogEntry & {
  readonly id: number;
  readonly scope: LogScope;
  readonly account: string | null;
  readonly alloc_account: string | null;
};

/** About the server itself: everybody with the permission to read logs may read it. */
export function serviceLogEntry(
  line: Pick<NewLogEntry, 'timestamp' | 'log_level' | 'log_message'> & { readonly file_name: string },
): NewLogEntry {
  const noOrder = { list_name: null, numeric_id: null, account: null, alloc_account: null };
  return { scope: 'event', symbol: null, side: null, size: null, ...noOrder, ...line };
}

/** The desk's own fields: whose it is stays on the server. */
export function toEventLogEntry(entry: StoredLogEntry): EventLogEntry {
  const { timestamp, log_level, list_name, numeric_id, symbol, side, size, file_name, log_message } = entry;
  return { timestamp, log_level, list_name, numeric_id, symbol, side, size, file_name, log_message };
}
