import { isAccountVisible } from '@meridian/domain/account-access';
import type { DataPermissions } from '@meridian/domain/entities/permissions';
import type { RowKey } from '@meridian/protocol/live/subscription-messages';
import type { Cells } from '../../live/topic-source.ts';
import type { RowListener } from '../row-event.ts';
import type { RowTable } from '../row-table.ts';
import type { IndexedField } from '../tables/row-indexes.ts';

/** The rows of a table that a group of users may see, or only those of some parents. */
export type RowScope = {
  isVisible(row: Cells): boolean;
  keys(): Iterable<RowKey>;
  /** Calls the listener for each visible row that changes, possibly twice. Returns how to stop. */
  watch(listener: RowListener): () => void;
};

export function rowScope(table: RowTable, granted: DataPermissions, parentIds: ReadonlySet<number> | null): RowScope {
  const isGranted = rememberingAccess(granted);
  const account = table.fields.indexOf('account');
  const allocAccount = table.fields.indexOf('alloc_account');
  const isOwned = (row: Cells) => isGranted(textAt(row, account), textAt(row, allocAccount));
  if (parentIds === null) {
    const { keys, watch } = byAccount(table, granted);
    if (table.isFoundBy('account')) return { isVisible: isOwned, keys, watch };
    const isOwnedKey = (key: RowKey) => {
      const row = table.look(key);
      return row !== undefined && isOwned(row);
    };
    return { isVisible: isOwned, keys: () => Array.from(table.keys()).filter(isOwnedKey), watch };
  }
  const parent = table.fields.indexOf('parent_order_numeric_id');
  const isVisible = (row: Cells) => parentIds.has(Number(row.at(parent))) && isOwned(row);
  return { isVisible, ...byParent(table, parentIds) };
}

/** A desk has few accounts and many rows, so each pair is looked up once. */
export function rememberingAccess(granted: DataPermissions): (account: string, allocAccount: string) => boolean {
  const known = new Map<string, Map<string, boolean>>();
  return (account, allocAccount) => {
    const ofAccount = known.get(account) ?? new Map<string, boolean>();
    if (ofAccount.size === 0) known.set(account, ofAccount);
    const answer = ofAccount.get(allocAccount);
    if (answer !== undefined) return answer;
    const isVisible = isAccountVisible(granted, { account, alloc_account: allocAccount });
    ofAccount.set(allocAccount, isVisible);
    return isVisible;
  };
}

/** Not `at` alone, which counts from the end below 0. */
function textAt(row: Cells, column: number): string {
  return column < 0 ? '' : String(row.at(column) ?? '');
}

function byParent(table: RowTable, parentIds: ReadonlySet<number>): Pick<RowScope, 'keys' | 'watch'> {
  return {
    keys: () => keysWith(table, 'parent_order_numeric_id', parentIds),
    watch: (listener) => {
      const stops = Array.from(parentIds, (id) => table.watch('parent_order_numeric_id', id, listener));
      return () => stops.forEach((stop) => stop());
    },
  };
}

function byAccount(table: RowTable, granted: DataPermissions): Pick<RowScope, 'keys' | 'watch'> {
  const { accounts, alloc_accounts } = granted;
  return {
    keys: () => {
      const byWhole = keysWith(table, 'account', accounts);
      if (alloc_accounts.length === 0) return byWhole;
      // An account and one of its allocation accounts may both be granted, but a row counts once.
      return new Set([...byWhole, ...keysWith(table, 'alloc_account', alloc_accounts)]);
    },
    watch: (listener) => {
      const stops = [
        ...accounts.map((account) => table.watch('account', account, listener)),
        ...alloc_accounts.map((name) => table.watch('alloc_account', name, listener)),
      ];
      return () => stops.forEach((stop) => stop());
    },
  };
}

function keysWith(table: RowTable, field: IndexedField, values: Iterable<string | number>): readonly RowKey[] {
  const keys: RowKey[] = [];
  for (const value of values) for (const key of table.keysWhere(field, value)) keys.push(key);
  return keys;
}
