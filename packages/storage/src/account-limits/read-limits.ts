import { type AskedLimits, type LookedAtLimits, lookAtLimits } from '@meridian/domain/limits/dated-change';
import type { LimitedAccount, LimitChange } from '@meridian/protocol/rest/limit-schemas';
import type { Kysely } from 'kysely';
import type { Database } from '../schema/database.ts';
import { inForce, keyOf, limitsOf, type LimitScope, toChange, WHOLE_ACCOUNT } from './limit-row.ts';
import { tradingDate } from './trading-date.ts';

export type StoredLimits = LimitScope & {
  readonly custom_client_name: string;
  readonly version: number;
  /** Changes in force, today or on other days, and pending ones, oldest first. */
  readonly changes: readonly LimitChange[];
};

/** All accounts, each before its allocation accounts, with or without limits. */
export async function readLimits(db: Kysely<Database>, nowMs: number): Promise<readonly StoredLimits[]> {
  const accounts = await db.selectFrom('account').selectAll().orderBy('account').orderBy('alloc_account').execute();
  const versions = await db.selectFrom('account_limit').selectAll().execute();
  const rows = await db
    .selectFrom('limit_change')
    .selectAll()
    .where('state', 'in', ['in_force', 'pending'])
    .orderBy('id')
    .execute();
  const versionOf = new Map(versions.map((row) => [`${row.account}|${row.alloc_account}`, row.version]));
  const changesOf = Map.groupBy(rows, (row) => `${row.account}|${row.alloc_account}`);
  const stored = (scope: LimitScope, custom_client_name: string): StoredLimits => ({
    ...scope,
    custom_client_name,
    version: versionOf.get(keyOf(scope)) ?? 0,
    changes: (changesOf.get(keyOf(scope)) ?? []).map((row) => toChange(row, nowMs)),
  });
  return Array.from(Map.groupBy(accounts, ({ account }) => account)).flatMap(([account, its]) => {
    const name = its[0]?.custom_client_name ?? account;
    const scopes = [null, ...its.map(({ alloc_account }) => alloc_account)];
    return scopes.map((alloc_account) => stored({ account, alloc_account }, name));
  });
}

export function findScope(all: readonly StoredLimits[], { account, alloc_account }: LimitScope): StoredLimits | null {
  return all.find((each) => each.account === account && each.alloc_account === alloc_account) ?? null;
}

/** What a change comes to beside all that is in force. */
export function lookAt(all: readonly StoredLimits[], asked: AskedLimits): LookedAtLimits {
  return lookAtLimits(
    all.map(({ account, alloc_account, changes }) => ({ account, alloc_account, changes: inForce(changes) })),
    asked,
  );
}

export function toLimitedAccount(stored: StoredLimits, date: string): LimitedAccount {
  const { account, alloc_account, custom_client_name, version, changes } = stored;
  return {
    account,
    alloc_account,
    custom_client_name,
    version,
    limits: limitsOf(changes, date),
    pending: changes.filter(({ state }) => state === 'pending'),
    upcoming: changes.filter(({ state, effective_date }) => state === 'in_force' && effective_date > date),
  };
}

export type LimitsOfDay = { readonly trade_date: string; readonly accounts: readonly LimitedAccount[] };

export async function limitsOfDay(db: Kysely<Database>, nowMs: number): Promise<LimitsOfDay> {
  const trade_date = await tradingDate(db, nowMs);
  const stored = await readLimits(db, nowMs);
  return { trade_date, accounts: stored.map((each) => toLimitedAccount(each, trade_date)) };
}

export async function limitHistory(
  db: Kysely<Database>,
  { account, alloc_account }: LimitScope,
  limit: number,
  nowMs: number,
): Promise<{ readonly total: number; readonly changes: readonly LimitChange[] }> {
  const ofScope = db
    .selectFrom('limit_change')
    .where('account', '=', account)
    .where('alloc_account', '=', alloc_account ?? WHOLE_ACCOUNT);
  const rows = await ofScope.selectAll().orderBy('id', 'desc').limit(limit).execute();
  const { total } = await ofScope.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { total, changes: rows.map((row) => toChange(row, nowMs)) };
}

/** Of a week. More is no list. */
const MAX_ASKED = 2_000;

/** Raises that needed a second person, whatever became of them, oldest first. */
export async function readAsked(db: Kysely<Database>, sinceMs: number, nowMs: number): Promise<readonly LimitChange[]> {
  const rows = await db
    .selectFrom('limit_change')
    .selectAll()
    .where('requested_ms', '>=', sinceMs)
    .where('expires_ms', 'is not', null)
    .orderBy('id', 'desc')
    .limit(MAX_ASKED)
    .execute();
  return rows.toReversed().map((row) => toChange(row, nowMs));
}
