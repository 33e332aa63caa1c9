import { CUSTOM_STRATEGIES_CHANGED } from '@meridian/protocol/ports/strategies';
import type { CustomStrategy } from '@meridian/protocol/rest/strategy-schemas';
import { type Kysely, sql } from 'kysely';
import { appendToOutbox } from '../outbox.ts';
import type { CustomStrategyVersionTable } from '../schema/custom-strategy-tables.ts';
import type { Database } from '../schema/database.ts';
import { transaction } from '../transaction.ts';
import { type StoredStrategy, toStored } from './custom-strategy-row.ts';
import type { CustomStrategyStoreOptions, StrategyRefusal, StrategyWriter } from './custom-strategy-store.ts';

/** Ends a transaction without a trace: a refusal is an answer, and not a fault. */
class RefusedError extends Error {
  readonly refusal: StrategyRefusal;

  constructor(refusal: StrategyRefusal) {
    super(refusal.kind);
    this.refusal = refusal;
  }
}

export function refuse(kind: StrategyRefusal['kind'], name: string): never {
  throw new RefusedError({ kind, name });
}

/** One writer at a time, since names and counts are checked before they are written; told of when it is committed. */
export async function changeStrategies<Result>(
  { database, nowMs }: CustomStrategyStoreOptions,
  change: (db: Kysely<Database>) => Promise<Result>,
): Promise<Result | StrategyRefusal> {
  try {
    return await transaction(database, async ({ db }) => {
      await sql`select pg_advisory_xact_lock(hashtextextended('custom_strategy', 0))`.execute(db);
      const result = await change(db);
      await appendToOutbox(db, [{ topic: CUSTOM_STRATEGIES_CHANGED, key: 'all', payload: {} }], nowMs());
      return result;
    });
  } catch (error) {
    if (error instanceof RefusedError) return error.refusal;
    throw error;
  }
}

/** The row that a user wants to change; refused as missing where that user may not even see it. */
export async function strategyToChange(
  db: Kysely<Database>,
  id: number,
  name: string,
  { accessTo }: StrategyWriter,
): Promise<StoredStrategy> {
  const row = await db.selectFrom('custom_strategy').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return refuse('not-found', name);
  const stored = toStored(row);
  const access = accessTo(stored.strategy, stored.createdBy);
  if (access === 'none') return refuse('not-found', name);
  return access === 'write' ? stored : refuse('not-permitted', stored.strategy.strategy_name);
}

type Version = Pick<CustomStrategyVersionTable, 'action'> & {
  readonly strategy: CustomStrategy;
  /** Null for the desk itself. */
  readonly by: Pick<StrategyWriter, 'userId' | 'email'> | null;
  readonly nowMs: number;
};

export async function keepVersion(db: Kysely<Database>, { strategy, action, by, nowMs }: Version): Promise<void> {
  await db
    .insertInto('custom_strategy_version')
    .values({
      strategy_id: strategy.id,
      version: strategy.version,
      action,
      document: JSON.stringify(strategy),
      saved_by: by?.userId ?? null,
      saved_by_email: by?.email ?? null,
      saved_ms: nowMs,
    })
    .execute();
}
