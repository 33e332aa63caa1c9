import { PERMISSION_FLAGS } from '@meridian/domain/entities/permissions';
import type { AdminUser } from '@meridian/protocol/rest/admin-calls';

export type UserStatus = 'disabled' | 'locked' | 'unverified' | 'no-grant' | 'active';

export const USER_STATUS_TEXTS: Readonly<Record<UserStatus, string>> = {
  disabled: 'Disabled',
  locked: 'Locked',
  unverified: 'Unverified',
  'no-grant': 'No grant',
  active: 'Active',
};

/** The most important fact about a user: anything that stops the user from working comes first. */
export function userStatus(user: AdminUser, nowMs: number): UserStatus {
  if (user.is_disabled) return 'disabled';
  if (user.locked_until_ms !== null && user.locked_until_ms > nowMs) return 'locked';
  if (user.needs_verification) return 'unverified';
  return hasAnyGrant(user) ? 'active' : 'no-grant';
}

export function hasAnyGrant(user: AdminUser): boolean {
  const { accounts, alloc_accounts } = user.data_permissions;
  return PERMISSION_FLAGS.some((flag) => user[flag]) || accounts.length > 0 || alloc_accounts.length > 0;
}

/** How many users are in each state, for the status bar. */
export function statusCounts(users: readonly AdminUser[], nowMs: number): Readonly<Record<UserStatus, number>> {
  const counts: Record<UserStatus, number> = { disabled: 0, locked: 0, unverified: 0, 'no-grant': 0, active: 0 };
  for (const user of users) counts[userStatus(user, nowMs)] += 1;
  return counts;
}
