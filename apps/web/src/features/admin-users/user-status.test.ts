import { describe, expect, it } from 'vitest';
import { adminUser } from './admin-user.fixture.ts';
import { statusCounts, userStatus } from './user-status.ts';

describe('userStatus', () => {
  it('names the most serious obstacle first', () => {
    const stuck = { is_disabled: true, locked_until_ms: 200, needs_verification: true };
    expect(userStatus(adminUser(stuck), 100)).toBe('disabled');
    expect(userStatus(adminUser({ ...stuck, is_disabled: false }), 100)).toBe('locked');
    expect(userStatus(adminUser({ needs_verification: true }), 100)).toBe('unverified');
    expect(userStatus(adminUser({}), 100)).toBe('no-grant');
    expect(userStatus(adminUser({ log_permit: true }), 100)).toBe('active');
    expect(userStatus(adminUser({ data_permissions: { accounts: ['A'], alloc_accounts: [] } }), 100)).toBe('active');
  });

  it('ends a lock when it expires', () => {
    expect(userStatus(adminUser({ locked_until_ms: 100, log_permit: true }), 100)).toBe('active');
  });
});

describe('statusCounts', () => {
  it('counts every user once', () => {
    const users = [adminUser({}), adminUser({ log_permit: true }), adminUser({ is_disabled: true })];
    expect(statusCounts(users, 0)).toEqual({ disabled: 1, locked: 0, unverified: 0, 'no-grant': 1, active: 1 });
  });
});
