import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import type { Database } from './schema/database.ts';
import { typeParsers } from './type-parsers.ts';

export type DatabaseOptions = {
  readonly url: string;
  /** Pool size. A caller beyond it waits at most `CONNECT_TIMEOUT_MS`. */
  readonly maxConnections: number;
  /** Shown in pg_stat_activity. */
  readonly applicationName: string;
  /** A statement that takes longer is ended. No limit when missing. */
  readonly statementTimeoutMs?: number;
  /** An idle connection broke. The pool replaces it; this is for the log. */
  readonly onConnectionError?: (error: Error) => void;
};

export type OpenDatabase = {
  readonly db: Kysely<Database>;
  readonly pool: Pool;
  readonly url: string;
  close(): Promise<void>;
};

const CONNECT_TIMEOUT_MS = 10_000;

/** A pool on an embedded or external PostgreSQL. It connects on the first query. */
export function openDatabase(options: DatabaseOptions): OpenDatabase {
  const pool = new Pool({
    connectionString: options.url,
    max: options.maxConnections,
    application_name: options.applicationName,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    ...(options.statementTimeoutMs !== undefined && { statement_timeout: options.statementTimeoutMs }),
    types: typeParsers,
  });
  let closing: Promise<void> | undefined;
  pool.on('error', (error) => {
    // The pool closes before its connections do, so that a server that stops next may still cut one.
    if (closing !== undefined) return;
    Reflect.deleteProperty(error, 'client');
    options.onConnectionError?.(error);
  });
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    pool,
    url: options.url,
    close: () => {
      closing ??= pool.end();
      return closing;
    },
  };
}
