import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../schema/database.ts';
import type { StoredLogEntry } from './log-entry.ts';
import type { LogFilter } from './log-filter.ts';
import { logFilterSql } from './log-filter-sql.ts';

export type LogSort = 'timestamp:desc' | 'timestamp:asc';

export type LogPageRequest = { readonly sort: LogSort; readonly limit: number; readonly offset: number };

export type LogPage = { readonly entries: readonly StoredLogEntry[]; readonly total: number };

/** The start of a live reader. Later entries are exactly those with a higher id. */
export type NewestLogs = { readonly entries: readonly StoredLogEntry[]; readonly upToId: number };

export type LogCount = { readonly count: number; readonly upToId: number };

export type EventLogStore = {
  page(filter: LogFilter, request: LogPageRequest): Promise<LogPage>;
  /** At most so many, newest first. */
  newest(filter: LogFilter, limit: number): Promise<NewestLogs>;
  count(filter: LogFilter): Promise<LogCount>;
  /** At most so many with an id below, newest first. */
  before(filter: LogFilter, id: number, limit: number): Promise<readonly StoredLogEntry[]>;
};

/** The columns of a stored entry under its field names. */
export const LOG_COLUMNS = `id, at_ms as "timestamp", scope, log_level, account, alloc_account, list_name, numeric_id,
  symbol, side, size, file_name, log_message`;

const columns = sql.raw(LOG_COLUMNS);

/** Reads the event log for REST calls, sockets and topics. */
export function createEventLogStore(db: Kysely<Database>): EventLogStore {
  const countWhere = async (condition: RawBuilder<boolean>): Promise<number> => {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from event_log where ${condition}`.execute(db);
    return rows[0]?.count ?? 0;
  };
  /** Ids become visible in order, so everything up to this id is complete. */
  const lastId = async (): Promise<number> => {
    const { rows } = await sql<{ id: number | null }>`select max(id) as id from event_log`.execute(db);
    return rows[0]?.id ?? 0;
  };
  const select = async (condition: RawBuilder<boolean>, request: LogPageRequest) => {
    const direction = sql.raw(request.sort === 'timestamp:asc' ? 'asc' : 'desc');
    const { rows } = await sql<StoredLogEntry>`
      select ${columns} from event_log where ${condition}
      order by at_ms ${direction}, id ${direction} limit ${request.limit} offset ${request.offset}`.execute(db);
    return rows;
  };
  return {
    page: async (filter, request) => {
      const condition = logFilterSql(filter);
      const total = await countWhere(condition);
      return { total, entries: request.offset >= total ? [] : await select(condition, request) };
    },
    newest: async (filter, limit) => {
      const upToId = await lastId();
      const condition = sql<boolean>`${logFilterSql(filter)} and id <= ${upToId}`;
      return { upToId, entries: await select(condition, { sort: 'timestamp:desc', limit, offset: 0 }) };
    },
    count: async (filter) => {
      const upToId = await lastId();
      return { upToId, count: await countWhere(sql<boolean>`${logFilterSql(filter)} and id <= ${upToId}`) };
    },
    before: (filter, id, limit) =>
      select(sql<boolean>`${logFilterSql(filter)} and id < ${id}`, { sort: 'timestamp:desc', limit, offset: 0 }),
  };
}
