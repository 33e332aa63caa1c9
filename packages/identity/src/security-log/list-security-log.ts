import type { SecurityLogEntry } from '@meridian/protocol/rest/security-log-calls';
import { sql } from 'kysely';
import type { IdentityContext } from '../identity-context.ts';

export type SecurityLogFilter = {
  readonly search?: string | undefined;
  readonly kinds?: readonly string[] | undefined;
  readonly fromMs?: number | undefined;
  readonly toMs?: number | undefined;
};

export type SecurityLogPage = { readonly events: SecurityLogEntry[]; readonly total: number };

/** The newest events that pass the filter, and how many there are. */
export async function listSecurityLog(
  { database }: IdentityContext,
  { search = '', kinds = [], fromMs, toMs }: SecurityLogFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<SecurityLogPage> {
  let query = database.db.selectFrom('security_log');
  if (kinds.length > 0) query = query.where('kind', 'in', [...kinds]);
  if (fromMs !== undefined) query = query.where('at_ms', '>=', fromMs);
  if (toMs !== undefined) query = query.where('at_ms', '<=', toMs);
  const words = search.trim().toLowerCase();
  if (words !== '') {
    const text = sql<string>`lower(concat_ws(' ', kind, actor, subject, ip, detail::text))`;
    query = query.where(sql<number>`position(${words} in ${text})`, '>', 0);
  }
  const { total } = await query.select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const events = await query
    .select(['seq', 'at_ms', 'kind', 'actor', 'subject', 'ip', 'detail', 'hash'])
    .orderBy('seq', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { events, total };
}
