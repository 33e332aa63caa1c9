import type { DataPermissions } from '@meridian/domain/entities/permissions';
import type { LogScope } from '@meridian/domain/log-scope';
import type { StoredLogEntry } from './log-entry.ts';

/** Which entries are wanted. Missing fields do not filter. */
export type LogFilter = {
  /** All must admit an entry: the reader's permission, and the reader's own narrowing. */
  readonly visibleTo: readonly DataPermissions[];
  readonly scope?: LogScope | undefined;
  readonly level?: string | undefined;
  /** Searched in message, symbol, list, order id and source, ignoring ASCII case. */
  readonly search?: string | undefined;
  readonly numericIds?: readonly number[] | undefined;
  readonly listName?: string | undefined;
  readonly symbol?: string | undefined;
  readonly side?: string | undefined;
  readonly fileName?: string | undefined;
  readonly fromMs?: number | undefined;
  readonly toMs?: number | undefined;
};

export function foldAscii(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/** The same text as the table's `search_text`. */
function searchTextOf(entry: StoredLogEntry): string {
  const { log_message, symbol, list_name, numeric_id, file_name } = entry;
  return foldAscii([log_message, symbol ?? '', list_name ?? '', numeric_id ?? '', file_name ?? ''].join('\n'));
}

/** The filter as a test in memory. It agrees with `logFilterSql`. */
export function logMatcher(filter: LogFilter): (entry: StoredLogEntry) => boolean {
  const { scope, level, search = '', numericIds, listName, symbol, side, fileName, fromMs, toMs } = filter;
  const isVisible = visibilityTests(filter.visibleTo);
  const ids = numericIds === undefined ? null : new Set(numericIds);
  const wanted = foldAscii(search);
  return (entry) =>
    isVisible.every((isAllowed) => isAllowed(entry)) &&
    is(entry.scope, scope) &&
    is(entry.log_level, level) &&
    is(entry.list_name, listName) &&
    is(entry.symbol, symbol) &&
    is(entry.side, side) &&
    is(entry.file_name, fileName) &&
    (ids === null || (entry.numeric_id !== null && ids.has(entry.numeric_id))) &&
    (fromMs === undefined || entry.timestamp >= fromMs) &&
    (toMs === undefined || entry.timestamp <= toMs) &&
    (wanted === '' || searchTextOf(entry).includes(wanted));
}

function is(value: string | null, expected: string | undefined): boolean {
  return expected === undefined || value === expected;
}

/** An entry without an account is visible to all. An allocation account may be granted without its account. */
function visibilityTests(granted: readonly DataPermissions[]): readonly ((entry: StoredLogEntry) => boolean)[] {
  return granted.map(({ accounts, alloc_accounts }) => {
    const own = new Set(accounts);
    const allocated = new Set(alloc_accounts);
    return ({ account, alloc_account }) =>
      account === null || own.has(account) || (alloc_account !== null && allocated.has(alloc_account));
  });
}
