import type { DeskAccount } from '../reference/desk-account.ts';

export const DEMO_TEST_ACCOUNTS: readonly DeskAccount[] = [
  { account: 'ALPHA', alloc_accounts: ['ALPHA-1', 'ALPHA-2'], custom_client_name: 'Alpha Capital' },
  { account: 'BETA', alloc_accounts: ['BETA-1'], custom_client_name: 'Beta Fund' },
];
