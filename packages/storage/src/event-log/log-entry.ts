import type { EventLogEntry } from '@meridian/domain/entities/event-log-entry';
import type { LogLevel } from '@meridian/domain/log-level';

/** `parent`: about the fate of a parent order as a whole; `event`: everything else. The event log shows both. */
export type LogScope = 'event' | 'parent';

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

/** As stored: the spec's fields, an id that grows with every entry, and whose it is. */
export type StoredLogEntry = EventLogEntry & {
  readonly id: number;
  readonly scope: LogScope;
  readonly account: string | null;
  readonly alloc_account: string | null;
};
