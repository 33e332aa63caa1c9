import type { AdminUser } from '@meridian/protocol/rest/admin-calls';
import { USER_COLUMNS, type UserColumnId } from './user-columns.ts';

export type UserSort = { readonly column: UserColumnId; readonly direction: 'asc' | 'desc' };

export const NEWEST_FIRST: UserSort = { column: 'created', direction: 'desc' };

/** Sorts by one column. Equal users are ordered by id, so that rows do not jump on a refresh. */
export function sortUsers(users: readonly AdminUser[], sort: UserSort, nowMs: number): readonly AdminUser[] {
  const column = USER_COLUMNS.find(({ id }) => id === sort.column);
  if (column === undefined) return users;
  const sign = sort.direction === 'asc' ? 1 : -1;
  return users
    .map((user) => ({ user, value: column.sortValue(user, nowMs) }))
    .sort((one, other) => compare(one.value, other.value, sign) || one.user.id - other.user.id)
    .map(({ user }) => user);
}

function compare(one: string | number | null, other: string | number | null, sign: 1 | -1): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  if (typeof one === 'number' && typeof other === 'number') return sign * (one - other);
  return sign * String(one).localeCompare(String(other));
}

/** A click on a header reverses the sorted column, or sorts another column in its first direction. */
export function toggledSort(sort: UserSort, column: UserColumnId): UserSort {
  if (sort.column !== column) return { column, direction: 'asc' };
  return { column, direction: sort.direction === 'asc' ? 'desc' : 'asc' };
}
