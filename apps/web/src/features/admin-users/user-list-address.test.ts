import { assert, constantFrom, integer, option, property, record, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAddress, USER_TABS, writeAddress } from './user-list-address.ts';
import { USER_COLUMN_IDS } from './user-columns.ts';

describe('the address of the users screen', () => {
  it('starts with the newest users and nobody selected', () => {
    expect(readAddress(new URLSearchParams())).toEqual({
      search: '',
      sort: { column: 'created', direction: 'desc' },
      page: 1,
      userId: null,
      tab: 'access',
    });
  });

  it('leaves out defaults and keeps parameters of others', () => {
    const params = new URLSearchParams('asset=FUTURE&user=12&tab=history&search=ana');
    expect(writeAddress(params, { userId: null, search: '' }).toString()).toBe('asset=FUTURE');
  });

  it('is unchanged after writing and reading', () => {
    const address = record({
      search: string({ maxLength: 100 }),
      sort: record({ column: constantFrom(...USER_COLUMN_IDS), direction: constantFrom('asc', 'desc') }),
      page: integer({ min: 1, max: 100 }),
      userId: option(integer({ min: 1, max: 10_000 })),
      tab: constantFrom(...USER_TABS),
    });
    assert(
      property(address, (wanted) => {
        const text = writeAddress(new URLSearchParams(), wanted).toString();
        const tab = wanted.userId === null ? 'access' : wanted.tab;
        expect(readAddress(new URLSearchParams(text))).toEqual({ ...wanted, tab });
      }),
    );
  });

  it('ignores invalid values', () => {
    const params = new URLSearchParams('user=-3&page=many&sort=shoe&tab=other');
    expect(readAddress(params)).toEqual(readAddress(new URLSearchParams()));
  });
});
