import { Kysely, PostgresDialect } from 'kysely';
import type { PoolClient } from 'pg';
import type { OpenDatabase } from './database.ts';
import type { Database } from './schema/database.ts';

export type StorageTransaction = {
  /** Typed queries inside the transaction. */
  readonly db: Kysely<Database>;
  /** The same raw connection, for COPY. */
  readonly client: PoolClient;
};

/** One transaction on one connection. Commits when `work` resolves, rolls back when it rejects. */
export async function transaction<Result>(
  database: OpenDatabase,
  work: (tx: StorageTransaction) => Promise<Result>,
): Promise<Result> {
  const client = await database.pool.connect();
  let failure: unknown;
  const onConnectionError = (error: Error): void => {
    failure = error;
  };
  client.on('error', onConnectionError);
  try {
    await client.query('begin');
    const result = await work({ db: kyselyOn(client), client });
    const { command } = await client.query('commit');
    // PostgreSQL answers COMMIT with ROLLBACK when an earlier statement failed and its error was swallowed.
    if (command !== 'COMMIT') throw new Error('the transaction was rolled back because one of its statements failed');
    return result;
  } catch (error) {
    await client.query('rollback').catch((rollbackError: unknown) => {
      failure = rollbackError;
    });
    throw error;
  } finally {
    client.off('error', onConnectionError);
    client.release(failure !== undefined);
  }
}

/** A typed view of one connection. A nested BEGIN would end the outer transaction, so it is refused. */
function kyselyOn(client: PoolClient): Kysely<Database> {
  const query = client.query.bind(client);
  const lent = { query, release: () => undefined };
  const dialect = new PostgresDialect({
    pool: { connect: async () => lent, end: async () => undefined, options: {} },
  });
  const createDriver = dialect.createDriver.bind(dialect);
  dialect.createDriver = () => {
    const driver = createDriver();
    driver.beginTransaction = async () => {
      throw new Error('already inside a transaction');
    };
    return driver;
  };
  return new Kysely<Database>({ dialect });
}
