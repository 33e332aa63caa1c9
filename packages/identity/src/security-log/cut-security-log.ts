import { transaction } from '@meridian/storage/transaction';
import type { Db } from '../identity-context.ts';
import { LOG_CUT } from './chain.ts';
import { checkSecurityLog } from './check-security-log.ts';
import { extendChain, lockSecurityLog, type SealOptions } from './seal-events.ts';

export type CutOptions = SealOptions & {
  readonly nowMs: () => number;
  /** How many days events are kept. Null for ever. */
  readonly keptDays: number | null;
};

const DAY_MS = 24 * 60 * 60_000;
/** Rows removed at a time. A longer past is removed in several rounds. */
const MAX_CUT = 20_000;

/**
 * Removes the oldest events, a day's at a time, and returns their number. The chain says itself up to which number and
 * hash it was cut, so that what is left stays provable. A log that was changed is not cut: it is evidence.
 */
export async function cutSecurityLog({ database, key, nowMs, keptDays, onSealed }: CutOptions): Promise<number> {
  if (keptDays === null) return 0;
  const atMs = nowMs();
  const beforeMs = atMs - keptDays * DAY_MS;
  const oldest = await database.db.selectFrom('security_log').select('at_ms').orderBy('seq').executeTakeFirst();
  if (oldest === undefined || oldest.at_ms >= beforeMs - DAY_MS) return 0;
  const { damages } = await checkSecurityLog(database, key);
  if (damages.length > 0) throw new Error('the security log was changed, so nothing is removed from it');
  const { removed, sealed } = await transaction(database, async ({ db }) => {
    await lockSecurityLog(db);
    const last = await lastToGo(db, beforeMs);
    if (last === undefined) return { removed: 0, sealed: [] };
    const result = await db.deleteFrom('security_log').where('seq', '<=', last.seq).executeTakeFirst();
    const events = Number(result.numDeletedRows);
    const detail = { events, up_to: last.seq, up_to_hash: last.hash, kept_days: keptDays };
    const nobody = { actor_user_id: null, actor: null, subject_user_id: null, subject: null, ip: null };
    return {
      removed: events,
      sealed: await extendChain(db, key, [{ kind: LOG_CUT, at_ms: atMs, ...nobody, detail }]),
    };
  });
  onSealed?.(sealed);
  return removed;
}

/** Every event up to it is old enough, also where a clock was set back. The newest stays: the chain goes on from it. */
async function lastToGo(db: Db, beforeMs: number) {
  const { oldest, newest } = await db
    .selectFrom('security_log')
    .select((select) => [select.fn.min('seq').as('oldest'), select.fn.max('seq').as('newest')])
    .executeTakeFirstOrThrow();
  const { firstKept } = await db
    .selectFrom('security_log')
    .select((select) => select.fn.min('seq').as('firstKept'))
    .where('at_ms', '>=', beforeMs)
    .executeTakeFirstOrThrow();
  const seq = Math.min((firstKept ?? newest ?? 0) - 1, (oldest ?? 0) + MAX_CUT - 1);
  return db.selectFrom('security_log').select(['seq', 'hash']).where('seq', '=', seq).executeTakeFirst();
}
