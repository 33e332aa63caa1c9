import { expect, it } from 'vitest';
import { grantedAccounts } from './granted-accounts.ts';

it('groups allocation accounts under their account, both by name', () => {
  const accounts = [
    { account: 'FUND-B', alloc_account: 'B-22', custom_client_name: '' },
    { account: 'FUND-A', alloc_account: 'A-02', custom_client_name: '' },
    { account: 'FUND-A', alloc_account: 'A-01', custom_client_name: 'Harbour' },
    { account: 'FUND-A', alloc_account: 'A-01', custom_client_name: 'Harbour' },
  ];
  expect(grantedAccounts(accounts)).toEqual([
    { account: 'FUND-A', client: 'Harbour', allocAccounts: ['A-01', 'A-02'] },
    { account: 'FUND-B', client: '', allocAccounts: ['B-22'] },
  ]);
});

it('is empty without accounts', () => {
  expect(grantedAccounts([])).toEqual([]);
});
