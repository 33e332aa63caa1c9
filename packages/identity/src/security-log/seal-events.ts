import type { OpenDatabase } from '@meridian/storage/database';
import { transaction } from '@meridian/storage/transaction';
import { sql } from 'kysely';
import type { Db } from '../identity-context.ts';
import { chain, type ChainedEvent, CHAIN_START, LOG_CUT, type LoggedEvent } from './chain.ts';

export type SealOptions = {
  readonly database: OpenDatabase;
  readonly key: Uint8Array;
  /** Called after the commit, in the order of the chain. */
  readonly onSealed?: (events: readonly ChainedEvent[]) => void;
};

// Any constant that differs from the other advisory locks of this database.
const SECURITY_LOG_LOCK = 7_220_030;
const BATCH = 500;

/**
 * Takes new events over into the chain and returns their number. It is a step of its own, because a chain has one
 * writer at a time, and no sign-in should wait for another.
 */
export async function sealEvents({ database, key, onSealed }: SealOptions): Promise<number> {
  const sealed = await transaction(database, async ({ db }) => {
    await lockSecurityLog(db);
    const waiting = await unsealedEvents(db);
    const events = await extendChain(
      db,
      key,
      waiting.map(({ id: _id, ...event }) => event),
    );
    await markSealed(
      db,
      events,
      waiting.map(({ id }) => id),
    );
    return events;
  });
  if (sealed.length > 0) onSealed?.(sealed);
  return sealed.length;
}

/** Until the end of the transaction nobody else writes to the chain. */
export async function lockSecurityLog(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${SECURITY_LOG_LOCK})`.execute(db);
}

/** Appends to the chain. The caller holds the lock. */
export async function extendChain(
  db: Db,
  key: Uint8Array,
  added: readonly Omit<LoggedEvent, 'seq'>[],
): Promise<readonly ChainedEvent[]> {
  if (added.length === 0) return [];
  const last = await db.selectFrom('security_log').select(['seq', 'hash']).orderBy('seq', 'desc').executeTakeFirst();
  const events: ChainedEvent[] = [];
  let previousHash = last?.hash ?? CHAIN_START;
  let seq = last?.seq ?? 0;
  for (const event of added) {
    seq += 1;
    const chained = chain({ ...event, seq }, previousHash, key);
    previousHash = chained.hash;
    events.push(chained);
  }
  await db
    .insertInto('security_log')
    .values(events.map((event) => ({ ...event, detail: JSON.stringify(event.detail) })))
    .execute();
  return events;
}

async function unsealedEvents(db: Db) {
  return (
    db
      .selectFrom('security_event')
      .leftJoin('app_user as actor', 'actor.id', 'security_event.actor_user_id')
      .leftJoin('app_user as subject', 'subject.id', 'security_event.subject_user_id')
      .select([
        'security_event.id',
        'at_ms',
        'kind',
        'actor_user_id',
        'actor.email as actor',
        'subject_user_id',
        'subject.email as subject',
        'ip',
        'detail',
      ])
      .where('log_seq', 'is', null)
      // Only the one who cuts the log may say so. A row of this kind here is a forgery.
      .where('kind', '<>', LOG_CUT)
      .orderBy('security_event.id')
      .limit(BATCH)
      .execute()
  );
}

async function markSealed(db: Db, events: readonly ChainedEvent[], ids: readonly number[]): Promise<void> {
  if (events.length === 0) return;
  const seqs = events.map(({ seq }) => seq);
  await sql`
    update security_event set log_seq = given.seq
    from unnest(${[...ids]}::bigint[], ${seqs}::bigint[]) as given(id, seq)
    where security_event.id = given.id`.execute(db);
}
