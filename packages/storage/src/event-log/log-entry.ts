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

/** A new entry. If it names an order or list it names the account too, which decides who may read it. */
export type NewLogEntry = Line & (AboutAccount | AboutNoOrder);

/** A stored entry: the desk's fields, an ascending id, and the owner. */
export type StoredLogEntry = EventLogEntry & {
  readonly id: number;
  readonly scope: LogScope;
  readonly account: string | null;
  readonly alloc_account: string | null;
};

/** An entry about the server. Everybody with the log permission may read it. */
export function serviceLogEntry(
  line: Pick<NewLogEntry, 'timestamp' | 'log_level' | 'log_message'> & { readonly file_name: string },
): NewLogEntry {
  const noOrder = { list_name: null, numeric_id: null, account: null, alloc_account: null };
  return { scope: 'event', symbol: null, side: null, size: null, ...noOrder, ...line };
}

/** The desk's fields only. The owner stays on the server. */
export function toEventLogEntry(entry: StoredLogEntry): EventLogEntry {
  const { timestamp, log_level, list_name, numeric_id, symbol, side, size, file_name, log_message } = entry;
  return { timestamp, log_level, list_name, numeric_id, symbol, side, size, file_name, log_message };
}
