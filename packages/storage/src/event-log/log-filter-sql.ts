import type { DataPermissions } from '@meridian/domain/entities/permissions';
import { type RawBuilder, sql } from 'kysely';
import { foldAscii, type LogFilter } from './log-filter.ts';

type Condition = RawBuilder<boolean>;

const NEVER: Condition = sql<boolean>`false`;

/** The filter as an SQL condition. It agrees with `logMatcher`. */
export function logFilterSql(filter: LogFilter): Condition {
  const conditions = [
    ...filter.visibleTo.map(visibleSql),
    ...textIs('scope', filter.scope),
    ...textIs('log_level', filter.level),
    ...textIs('list_name', filter.listName),
    ...textIs('symbol', filter.symbol),
    ...textIs('side', filter.side),
    ...textIs('file_name', filter.fileName),
    ...idIsIn(filter.numericIds),
    ...(filter.fromMs === undefined ? [] : [sql<boolean>`at_ms >= ${bigintOf(filter.fromMs)}`]),
    ...(filter.toMs === undefined ? [] : [sql<boolean>`at_ms <= ${bigintOf(filter.toMs)}`]),
    ...contains(filter.search),
  ];
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

function visibleSql({ accounts, alloc_accounts }: DataPermissions): Condition {
  return sql<boolean>`(account is null or account = any(${storable(accounts)}::text[])
    or alloc_account = any(${storable(alloc_accounts)}::text[]))`;
}

function textIs(column: string, expected: string | undefined): readonly Condition[] {
  if (expected === undefined) return [];
  return [isStorable(expected) ? sql<boolean>`${sql.ref(column)} = ${expected}` : NEVER];
}

function idIsIn(ids: readonly number[] | undefined): readonly Condition[] {
  return ids === undefined ? [] : [sql<boolean>`numeric_id = any(${ids.filter(Number.isSafeInteger)}::bigint[])`];
}

function contains(search = ''): readonly Condition[] {
  if (search === '') return [];
  return [isStorable(search) ? sql<boolean>`position(${foldAscii(search)} in search_text) > 0` : NEVER];
}

/** PostgreSQL texts contain no NUL, and a query with one would fail instead of finding nothing. */
function isStorable(text: string): boolean {
  return !text.includes('\0');
}

function storable(texts: readonly string[]): readonly string[] {
  return texts.filter(isStorable);
}

/** Keeps a number within what a bigint column holds. */
function bigintOf(value: number): number {
  return Math.min(Math.max(Math.trunc(value), Number.MIN_SAFE_INTEGER), Number.MAX_SAFE_INTEGER);
}
