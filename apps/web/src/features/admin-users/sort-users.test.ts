import { array, assert, constantFrom, integer, option, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adminUser } from './admin-user.fixture.ts';
import { sortUsers, toggledSort } from './sort-users.ts';
import { USER_COLUMN_IDS } from './user-columns.ts';

describe('sortUsers', () => {
  it('puts users who never signed in last in both directions', () => {
    const users = [
      adminUser({ id: 1 }),
      adminUser({ id: 2, last_login_ms: 5 }),
      adminUser({ id: 3, last_login_ms: 9 }),
    ];
    const ids = (direction: 'asc' | 'desc') =>
      sortUsers(users, { column: 'last_login', direction }, 0).map(({ id }) => id);
    expect(ids('asc')).toEqual([2, 3, 1]);
    expect(ids('desc')).toEqual([3, 2, 1]);
  });

  it('sorts by status: users who need an administrator first', () => {
    const users = [
      adminUser({ id: 1, log_permit: true }),
      adminUser({ id: 2 }),
      adminUser({ id: 3, locked_until_ms: 9 }),
    ];
    expect(sortUsers(users, { column: 'status', direction: 'asc' }, 0).map(({ id }) => id)).toEqual([3, 2, 1]);
  });

  it('keeps every user and gives one result for any input order', () => {
    const user = record({ id: integer(), last_login_ms: option(integer()), name: constantFrom('a', 'B', 'c') });
    assert(
      property(array(user), constantFrom(...USER_COLUMN_IDS), (changes, column) => {
        const users = [...new Map(changes.map((change) => [change.id, adminUser(change)])).values()];
        const sort = { column, direction: 'desc' } as const;
        const sorted = sortUsers(users, sort, 0);
        expect(new Set(sorted)).toEqual(new Set(users));
        expect(sortUsers(users.toReversed(), sort, 0)).toEqual(sorted);
      }),
    );
  });
});

describe('toggledSort', () => {
  it('reverses the sorted column and starts a new column ascending', () => {
    expect(toggledSort({ column: 'name', direction: 'asc' }, 'name')).toEqual({ column: 'name', direction: 'desc' });
    expect(toggledSort({ column: 'name', direction: 'desc' }, 'status')).toEqual({
      column: 'status',
      direction: 'asc',
    });
  });
});
