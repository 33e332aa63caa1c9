import { expect, test } from 'vitest';
import { isAccountVisible } from './account-access.ts';

const row = { account: 'ALPHA', alloc_account: 'ALPHA-1' };

test('without a grant no row is visible', () => {
  expect(isAccountVisible({ accounts: [], alloc_accounts: [] }, row)).toBe(false);
  expect(isAccountVisible({ accounts: ['BETA'], alloc_accounts: ['ALPHA-2'] }, row)).toBe(false);
});

test('an account includes its allocation accounts, and one of them can be granted alone', () => {
  expect(isAccountVisible({ accounts: ['ALPHA'], alloc_accounts: [] }, row)).toBe(true);
  expect(isAccountVisible({ accounts: [], alloc_accounts: ['ALPHA-1'] }, row)).toBe(true);
});
