import { LIMITS_CHANGED } from '@meridian/protocol/ports/limits';
import { type Kysely, sql } from 'kysely';
import type { LimitChange } from '@meridian/protocol/rest/limit-schemas';
import { appendToOutbox } from '../outbox.ts';
import { recordChange } from '../security-event.ts';
import type { Database } from '../schema/database.ts';
import { transaction } from '../transaction.ts';
import type { LimitRefusal, LimitStoreOptions } from './limit-store.ts';
import { type LimitScope, WHOLE_ACCOUNT } from './limit-row.ts';

/** Rolls back a transaction. A refusal is a result, not a failure. */
class RefusedError extends Error {
  readonly refusal: LimitRefusal;

  constructor(refusal: LimitRefusal) {
    super(refusal.kind);
    this.refusal = refusal;
  }
}

export function refuse(refusal: LimitRefusal): never {
  throw new RefusedError(refusal);
}

/** One writer at a time, because versions are checked before writing. Announced on commit. */
export async function changeLimits<Result>(
  { database, nowMs }: LimitStoreOptions,
  change: (db: Kysely<Database>) => Promise<Result>,
): Promise<Result | LimitRefusal> {
  try {
    return await transaction(database, async ({ db }) => {
      await sql`select pg_advisory_xact_lock(hashtextextended('account_limit', 0))`.execute(db);
      const result = await change(db);
      await appendToOutbox(db, [{ topic: LIMITS_CHANGED, key: 'all', payload: {} }], nowMs());
      return result;
    });
  } catch (error) {
    if (error instanceof RefusedError) return error.refusal;
    throw error;
  }
}

/** The next version of a scope, starting at 1. */
export async function raiseVersion(db: Kysely<Database>, { account, alloc_account }: LimitScope): Promise<void> {
  await db
    .insertInto('account_limit')
    .values({ account, alloc_account: alloc_account ?? WHOLE_ACCOUNT, version: 1 })
    .onConflict((conflict) =>
      conflict.columns(['account', 'alloc_account']).doUpdateSet({ version: sql<number>`account_limit.version + 1` }),
    )
    .execute();
}

/** Keeps what somebody asked for or decided, with the limits before and after, for the security log. */
export function recordLimitChange(
  db: Kysely<Database>,
  change: LimitChange,
  { actorId, reason }: { readonly actorId: number; readonly reason: string },
  nowMs: number,
): Promise<void> {
  const { account, alloc_account, state, effective_date, until_date, requested_by, before, after } = change;
  const detail = { account, alloc_account, state, effective_date, until_date, requested_by, reason };
  return recordChange(db, { kind: 'limits_changed', actorId, detail, before, after }, nowMs);
}
