import type { AdminUser } from '@meridian/protocol/rest/admin-calls';
import { useSearchParams } from 'react-router';
import { useNow } from '../../lib/use-now.ts';
import { sortUsers } from './sort-users.ts';
import { readAddress, type UserListAddress, writeAddress } from './user-list-address.ts';
import { useUsers } from './use-users.ts';

export const PAGE_SIZE = 50;

export type UserList = {
  readonly address: UserListAddress;
  readonly query: ReturnType<typeof useUsers>;
  /** The users of the current page. */
  readonly rows: readonly AdminUser[];
  readonly pageCount: number;
  readonly selected: AdminUser | null;
  readonly nowMs: number;
  /** Adds a history entry, unless `replace` is set (used while typing). */
  readonly change: (change: Partial<UserListAddress>, options?: { readonly replace?: boolean }) => void;
};

/** The user list that the address describes. */
export function useUserList(): UserList {
  const [params, setParams] = useSearchParams();
  const nowMs = useNow();
  const asked = readAddress(params);
  const query = useUsers(asked.search);
  const sorted = sortUsers(query.users, asked.sort, nowMs);
  const pageCount = Math.max(1, Math.ceil(sorted.length / PAGE_SIZE));
  const address = { ...asked, page: Math.min(asked.page, pageCount) };
  const first = (address.page - 1) * PAGE_SIZE;
  return {
    address,
    query,
    rows: sorted.slice(first, first + PAGE_SIZE),
    pageCount,
    selected: query.users.find(({ id }) => id === address.userId) ?? null,
    nowMs,
    change: (change, { replace = false } = {}) =>
      setParams((current) => writeAddress(current, change), { replace, preventScrollReset: true }),
  };
}
