import { NEWEST_FIRST, type UserSort } from './sort-users.ts';
import { isUserColumnId } from './user-columns.ts';

export const USER_TABS = ['access', 'sessions', 'history'] as const;
export type UserTab = (typeof USER_TABS)[number];

/** The part of the screen's state that is in its address, so that a link or a reload shows the same. */
export type UserListAddress = {
  readonly search: string;
  readonly sort: UserSort;
  /** Starts at 1. */
  readonly page: number;
  readonly userId: number | null;
  readonly tab: UserTab;
};

const MAX_SEARCH_LENGTH = 100;

export function readAddress(params: URLSearchParams): UserListAddress {
  const column = params.get('sort');
  const tab = USER_TABS.find((name) => name === params.get('tab')) ?? 'access';
  return {
    search: (params.get('search') ?? '').slice(0, MAX_SEARCH_LENGTH),
    sort: isUserColumnId(column) ? { column, direction: params.get('dir') === 'desc' ? 'desc' : 'asc' } : NEWEST_FIRST,
    page: positiveInteger(params.get('page')) ?? 1,
    userId: positiveInteger(params.get('user')),
    tab,
  };
}

/** The address after a change. Defaults are left out; parameters of others stay. */
export function writeAddress(params: URLSearchParams, change: Partial<UserListAddress>): URLSearchParams {
  const next = { ...readAddress(params), ...change };
  const isNewest = next.sort.column === NEWEST_FIRST.column && next.sort.direction === NEWEST_FIRST.direction;
  const written = new URLSearchParams(params);
  put(written, 'search', next.search);
  put(written, 'sort', isNewest ? '' : next.sort.column);
  put(written, 'dir', isNewest || next.sort.direction === 'asc' ? '' : 'desc');
  put(written, 'page', next.page <= 1 ? '' : String(next.page));
  put(written, 'user', next.userId === null ? '' : String(next.userId));
  put(written, 'tab', next.userId === null || next.tab === 'access' ? '' : next.tab);
  return written;
}

function put(params: URLSearchParams, name: string, value: string): void {
  if (value === '') params.delete(name);
  else params.set(name, value);
}

function positiveInteger(text: string | null): number | null {
  const value = Number(text);
  return text !== null && Number.isSafeInteger(value) && value > 0 ? value : null;
}
