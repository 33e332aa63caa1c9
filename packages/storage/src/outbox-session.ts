import { Client } from 'pg';
import { OUTBOX_CHANNEL } from './outbox.ts';
import { typeParsers } from './type-parsers.ts';
import { type NewsWatch, watchNews } from './watch-news.ts';

export type DeliveredMessage = {
  readonly id: number;
  readonly topic: string;
  readonly key: string;
  readonly payload: unknown;
  readonly created_ms: number;
};

/** One connection of one outbox reader. */
export type OutboxSession = {
  /** True when this connection is the consumer's only active one. It stays so until it ends. */
  tryToLead(): Promise<boolean>;
  savedPlace(): Promise<number>;
  savePlace(id: number): Promise<void>;
  fetchAfter(id: number, limit: number): Promise<DeliveredMessage[]>;
  /** Resolves at the next append, after `pollMs`, or when closing; rejects when the connection breaks. */
  readonly waitForNews: NewsWatch['wait'];
  end(): Promise<void>;
};

// The poll detects a connection that died silently.
const QUERY_TIMEOUT_MS = 30_000;
const CONNECT_TIMEOUT_MS = 10_000;
const LOCK_SPACE = 7_220_003;

/** Connects, listens, and ensures that the consumer has a position. */
export async function connectOutboxSession(
  url: string,
  consumer: string,
  startFrom: 'earliest' | 'now',
): Promise<OutboxSession> {
  const client = new Client({
    connectionString: url,
    application_name: `outbox ${consumer}`.slice(0, 63),
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    keepAlive: true,
    types: typeParsers,
  });
  const news = watchNews(client);
  const end = (): Promise<void> => client.end().catch(() => undefined);
  try {
    await client.connect();
    await client.query(`listen ${OUTBOX_CHANNEL}`);
    await client.query(
      `insert into outbox_cursor (consumer, last_id)
       values ($1, case when $2 then 0 else (select coalesce(max(id), 0) from outbox) end)
       on conflict (consumer) do nothing`,
      [consumer, startFrom === 'earliest'],
    );
  } catch (error) {
    await end();
    throw error;
  }
  return { ...placeQueries(client, consumer), waitForNews: news.wait, end };
}

type PlaceQueries = Pick<OutboxSession, 'tryToLead' | 'savedPlace' | 'savePlace' | 'fetchAfter'>;

function placeQueries(client: Client, consumer: string): PlaceQueries {
  return {
    tryToLead: async () => {
      const { rows } = await client.query<{ is_leader: boolean }>(
        'select pg_try_advisory_lock($1::int, hashtext($2)) as is_leader',
        [LOCK_SPACE, consumer],
      );
      return rows[0]?.is_leader === true;
    },
    savedPlace: async () => {
      const { rows } = await client.query<{ last_id: number }>(
        'select last_id from outbox_cursor where consumer = $1',
        [consumer],
      );
      return rows[0]?.last_id ?? 0;
    },
    savePlace: async (id) => {
      await client.query(
        `insert into outbox_cursor (consumer, last_id) values ($1, $2)
         on conflict (consumer) do update set last_id = greatest(outbox_cursor.last_id, excluded.last_id)`,
        [consumer, id],
      );
    },
    fetchAfter: async (id, limit) => {
      const { rows } = await client.query<DeliveredMessage>(
        'select id, topic, key, payload, created_ms from outbox where id > $1 order by id limit $2',
        [id, limit],
      );
      return rows;
    },
  };
}
