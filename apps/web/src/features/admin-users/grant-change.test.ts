import { NO_PERMISSIONS } from '@meridian/domain/entities/permissions';
import { describe, expect, it } from 'vitest';
import { fieldLabel, grantChanges, valueText } from './grant-change.ts';
import type { GrantValues } from './grant-draft.ts';

const { data_permissions: _, ...NO_FLAGS } = NO_PERMISSIONS;
const before: GrantValues = {
  ...NO_FLAGS,
  accounts: ['FUND-A', 'FUND-C'],
  alloc_accounts: [],
  is_disabled: false,
  max_connections: 10,
  trader_id: 'ANA',
};

describe('grantChanges', () => {
  it('says before and after in the words of the screen', () => {
    const after = {
      ...before,
      log_permit: true,
      accounts: ['FUND-A', 'FUND-B'],
      is_disabled: true,
      max_connections: 2,
    };
    expect(grantChanges(before, after)).toEqual([
      { field: 'log_permit', label: 'Logs', before: 'OFF', after: 'ON', detail: null },
      { field: 'accounts', label: 'Accounts', before: '2', after: '2', detail: '+ FUND-B  − FUND-C' },
      { field: 'is_disabled', label: 'Account state', before: 'Enabled', after: 'Disabled', detail: null },
      { field: 'max_connections', label: 'Connections allowed', before: '10', after: '2', detail: null },
    ]);
  });

  it('is empty without a change', () => {
    expect(grantChanges(before, { ...before })).toEqual([]);
  });
});

describe('words for recorded values', () => {
  it('show unknown values unchanged', () => {
    expect(fieldLabel('shoe_size')).toBe('shoe_size');
    expect(valueText('shoe_size', { large: true })).toBe('-');
    expect(valueText('accounts', [])).toBe('none');
  });
});
