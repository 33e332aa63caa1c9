import type { DeskFacts } from '@meridian/domain/first-steps/first-steps';
import { REFERENCE_KINDS, type ReferenceKind } from '@meridian/domain/reference/reference-kinds';
import { type Kysely, sql } from 'kysely';
import { limitsOfDay } from '../account-limits/read-limits.ts';
import type { Database } from '../schema/database.ts';

type Counted = Pick<
  DeskFacts,
  | 'accounts'
  | 'alloc_accounts'
  | 'granted_users'
  | 'limited_accounts'
  | 'reference'
  | 'reports'
  | 'schedules'
  | 'waiting_users'
>;

type Numbers = Omit<Counted, 'limited_accounts' | 'reference'>;

/** What the database of a desk holds on a day, in numbers. */
export async function countDesk(db: Kysely<Database>, date: string, nowMs: number): Promise<Counted> {
  const [numbers, limited_accounts, reference] = await Promise.all([
    countRows(db),
    countLimited(db, nowMs),
    countReference(db, date),
  ]);
  return { ...numbers, limited_accounts, reference };
}

async function countRows(db: Kysely<Database>): Promise<Numbers> {
  const { rows } = await sql<Numbers>`
    select
      (select count(distinct account)::int from account) as accounts,
      (select count(*)::int from account) as alloc_accounts,
      (select count(*)::int from saved_report) as reports,
      (select count(*)::int from report_schedule where removed_ms is null) as schedules,
      count(*) filter (where has_accounts)::int as granted_users,
      count(*) filter (where not has_accounts)::int as waiting_users
    from (
      select jsonb_array_length(data_permissions->'accounts') + jsonb_array_length(data_permissions->'alloc_accounts') > 0 as has_accounts
      from app_user join user_permission on user_permission.user_id = app_user.id
      where not is_admin and not is_disabled and not needs_verification
    ) users`.execute(db);
  const [found] = rows;
  if (found === undefined) throw new Error('a count has a row');
  return found;
}

/** Limits of a whole account hold for its allocation accounts too. */
async function countLimited(db: Kysely<Database>, nowMs: number): Promise<number> {
  const { accounts } = await limitsOfDay(db, nowMs);
  const whole = new Set(
    accounts.flatMap((row) => (row.alloc_account === null && row.limits !== null ? [row.account] : [])),
  );
  return accounts.filter(
    ({ account, alloc_account, limits }) => alloc_account !== null && (limits !== null || whole.has(account)),
  ).length;
}

async function countReference(db: Kysely<Database>, date: string): Promise<Record<ReferenceKind, number>> {
  const { rows } = await sql<{ kind: ReferenceKind; rows: number }>`
    select kind, count(*)::int as rows from (
      select distinct on (kind, key) kind, document from reference_row where effective_from <= ${date}
      order by kind, key, effective_from desc, version_id desc) newest
    where document is not null group by kind`.execute(db);
  const found = new Map(rows.map((row) => [row.kind, row.rows]));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every kind is a key.
  return Object.fromEntries(REFERENCE_KINDS.map((kind) => [kind, found.get(kind) ?? 0])) as Record<
    ReferenceKind,
    number
  >;
}
