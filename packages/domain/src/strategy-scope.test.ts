import { describe, expect, it } from 'vitest';
import { isAvailableTo } from './strategy-scope.ts';

describe('isAvailableTo', () => {
  const account = { account: 'A', alloc_account: 'A1' };

  it.each([
    [null, null, true],
    ['A', null, true],
    ['A', 'A1', true],
    ['A', 'A2', false],
    ['B', null, false],
    ['B', 'A1', false],
    [null, 'A1', true],
    [null, 'A2', false],
  ])('owner %s / %s: %s', (owner_account, owner_alloc_account, available) => {
    expect(isAvailableTo({ owner_account, owner_alloc_account }, account)).toBe(available);
  });
});
