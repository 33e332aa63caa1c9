import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { OpenDatabase } from '../database.ts';
import { typeParsers } from '../type-parsers.ts';
import { watchNews } from '../watch-news.ts';
import { LOG_COLUMNS } from './event-log-store.ts';
import type { StoredLogEntry } from './log-entry.ts';

export type LogTailOptions = {
  readonly database: Pick<OpenDatabase, 'url'>;
  /** First the newest `newest` entries, then all that any process appends. Ids ascend without a gap. */
  readonly newest: number;
  readonly onEntries: (entries: readonly StoredLogEntry[]) => void;
  readonly onError: (error: unknown) => void;
  readonly batchSize?: number;
  /** Maximum delay of an entry whose notification is lost. */
  readonly pollMs?: number;
};

export type LogTail = {
  /** Resolves after the newest entries were delivered, or on close. */
  readonly ready: Promise<void>;
  close(): Promise<void>;
};

const FIRST_RETRY_MS = 100;
const LAST_RETRY_MS = 5_000;
const CONNECT_TIMEOUT_MS = 10_000;
// The poll detects a connection that died silently.
const QUERY_TIMEOUT_MS = 30_000;

/** Follows the event log on its own connection, across lost connections. */
export function startLogTail(options: LogTailOptions): LogTail {
  const closing = new AbortController();
  const { promise: ready, resolve: markReady } = Promise.withResolvers<void>();
  const place: Place = { lastId: null, failures: 0 };
  const loop = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      try {
        await follow(options, place, closing.signal, markReady);
      } catch (error) {
        if (!closing.signal.aborted && place.failures === 0) options.onError(error);
      }
      const pauseMs = Math.min(FIRST_RETRY_MS * 2 ** place.failures, LAST_RETRY_MS);
      await sleep(pauseMs, undefined, { signal: closing.signal }).catch(() => undefined);
      place.failures += 1;
    }
    markReady();
  };
  const running = loop();
  return {
    ready,
    close: () => {
      closing.abort();
      return running;
    },
  };
}

/** State that outlives a connection. */
type Place = { lastId: number | null; failures: number };

async function follow(
  { database, newest, onEntries, batchSize = 1_000, pollMs = 1_000 }: LogTailOptions,
  place: Place,
  closing: AbortSignal,
  markReady: () => void,
): Promise<void> {
  const client = new Client({
    connectionString: database.url,
    application_name: 'event log tail',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    keepAlive: true,
    types: typeParsers,
  });
  const news = watchNews(client);
  const handOver = (entries: readonly StoredLogEntry[]): void => {
    place.lastId = entries.at(-1)?.id ?? place.lastId ?? 0;
    if (entries.length > 0) onEntries(entries);
  };
  try {
    await client.connect();
    await client.query('listen meridian_event_log');
    if (place.lastId === null) handOver((await fetchNewest(client, newest)).toReversed());
    markReady();
    while (!closing.aborted) {
      const entries = await fetchAfter(client, place.lastId ?? 0, batchSize);
      handOver(entries);
      place.failures = 0;
      if (entries.length < batchSize) await news.wait(pollMs, closing);
    }
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function fetchNewest(client: Client, limit: number): Promise<StoredLogEntry[]> {
  const text = `select ${LOG_COLUMNS} from event_log order by id desc limit $1`;
  return (await client.query<StoredLogEntry>(text, [limit])).rows;
}

async function fetchAfter(client: Client, id: number, limit: number): Promise<StoredLogEntry[]> {
  const text = `select ${LOG_COLUMNS} from event_log where id > $1 order by id limit $2`;
  return (await client.query<StoredLogEntry>(text, [id, limit])).rows;
}
