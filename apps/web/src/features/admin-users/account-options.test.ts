import { describe, expect, it } from 'vitest';
import { accountOptions, allocAccountOptions, matchingOptions, toggledAll } from './account-options.ts';

const all = [
  { account: 'FUND-B', alloc_account: 'B-22', custom_client_name: '' },
  { account: 'FUND-A', alloc_account: 'A-01', custom_client_name: 'Harbour' },
  { account: 'FUND-A', alloc_account: 'A-02', custom_client_name: 'Harbour' },
  { account: 'FUND-B', alloc_account: 'A-01', custom_client_name: '' },
];

describe('options to grant', () => {
  it('lists each account once, by name, with its client', () => {
    expect(accountOptions(all, [])).toEqual([
      { name: 'FUND-A', hint: 'Harbour' },
      { name: 'FUND-B', hint: '' },
    ]);
  });

  it('lists each allocation account with the accounts it belongs to', () => {
    expect(allocAccountOptions(all, [])).toContainEqual({ name: 'A-01', hint: 'FUND-A, FUND-B' });
  });

  it('keeps a granted account that no longer exists', () => {
    expect(accountOptions(all, ['GONE'])).toContainEqual({ name: 'GONE', hint: 'no longer exists' });
  });

  it('finds by name and by client', () => {
    expect(matchingOptions(accountOptions(all, []), ' harb').map(({ name }) => name)).toEqual(['FUND-A']);
    expect(matchingOptions(accountOptions(all, []), 'x')).toEqual([]);
  });
});

describe('toggledAll', () => {
  const shown = [
    { name: 'A', hint: '' },
    { name: 'B', hint: '' },
  ];

  it('selects all shown names and keeps the other selections', () => {
    expect(toggledAll(['Z', 'A'], shown)).toEqual(['A', 'B', 'Z']);
    expect(toggledAll(['A', 'B', 'Z'], shown)).toEqual(['Z']);
  });
});
