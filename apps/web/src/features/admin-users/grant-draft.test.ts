import { NO_PERMISSIONS } from '@meridian/domain/entities/permissions';
import { array, assert, boolean, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedFields, GRANT_FIELDS, type GrantValues, rebased, sorted, updateBody } from './grant-draft.ts';

const { data_permissions: _, ...NO_FLAGS } = NO_PERMISSIONS;
const NOTHING: GrantValues = {
  ...NO_FLAGS,
  accounts: [],
  alloc_accounts: [],
  is_disabled: false,
  max_connections: 10,
  trader_id: 'ANA',
};

const names = array(constantFrom('A', 'B', 'C', 'D')).map(sorted);
const anyValues = record({
  is_admin: boolean(),
  are_actions_permitted: boolean(),
  dashboard_permit: boolean(),
  log_permit: boolean(),
  python_permit: boolean(),
  market_impact_permit: boolean(),
  market_data_permit: boolean(),
  surveillance_permit: boolean(),
  accounts: names,
  alloc_accounts: names,
  is_disabled: boolean(),
  max_connections: integer({ min: 1, max: 5 }),
  trader_id: constantFrom('ANA', 'ROK'),
});

describe('changedFields', () => {
  it('names the fields that differ and ignores the order of accounts', () => {
    const after = { ...NOTHING, log_permit: true, accounts: ['B', 'A'] };
    expect(changedFields(NOTHING, after)).toEqual(['log_permit', 'accounts']);
    expect(changedFields({ ...NOTHING, accounts: ['A', 'B'] }, { ...NOTHING, accounts: ['B', 'A'] })).toEqual([]);
  });

  it('covers every field that can be granted', () => {
    expect([...GRANT_FIELDS].sort()).toEqual(Object.keys(NOTHING).sort());
  });
});

describe('rebased', () => {
  it('keeps both my change and my colleague’s', () => {
    const mine = { ...NOTHING, log_permit: true };
    const theirs = { ...NOTHING, market_data_permit: true };
    expect(rebased(NOTHING, mine, theirs)).toEqual({ ...NOTHING, log_permit: true, market_data_permit: true });
  });

  it('merges accounts name by name', () => {
    const before = { ...NOTHING, accounts: ['A', 'B'] };
    const mine = { ...NOTHING, accounts: ['B', 'C'] };
    const theirs = { ...NOTHING, accounts: ['A', 'B', 'D'] };
    expect(rebased(before, mine, theirs).accounts).toEqual(['B', 'C', 'D']);
  });

  it('equals my values when only I changed them, and theirs when only they did', () => {
    assert(
      property(anyValues, anyValues, (before, other) => {
        expect(rebased(before, other, before)).toEqual(other);
        expect(rebased(before, before, other)).toEqual(other);
      }),
    );
  });
});

describe('updateBody', () => {
  it('carries the version it started from and the trimmed reason', () => {
    const body = updateBody({ ...NOTHING, accounts: ['A'] }, 7, '  new desk ');
    expect(body).toMatchObject({ version: 7, reason: 'new desk', is_disabled: false, max_connections: 10 });
    expect(body.permissions.data_permissions).toEqual({ accounts: ['A'], alloc_accounts: [] });
    expect(body.permissions).not.toHaveProperty('accounts');
  });
});
