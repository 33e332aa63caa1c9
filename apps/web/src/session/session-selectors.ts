import type { SignedInUser } from '@meridian/domain/entities/auth-state';
import { PERMISSION_FLAGS } from '@meridian/domain/entities/permissions';
import type { SessionState } from './session-state.ts';

export type SessionPhase = 'restoring' | 'verifying' | 'signed-in' | 'signed-out';

export function selectPhase(state: SessionState): SessionPhase {
  if (state.auth.isLogin) return 'signed-in';
  if (state.auth.emailId !== null) return 'verifying';
  return state.isRestoring ? 'restoring' : 'signed-out';
}

/** The trading user, else the node user. A python user always has one of these. */
export function selectCurrentUser(state: SessionState): SignedInUser | null {
  return state.auth.user ?? state.mainUser;
}

export function selectEmail(state: SessionState): string | null {
  return state.auth.user?.email_id ?? state.auth.nodeUser.email_id;
}

/** False for a new user without any grant, who only sees that. */
export function selectHasAnyPermission(state: SessionState): boolean {
  const permissions = state.auth.permissions;
  if (permissions === null) return false;
  const { accounts, alloc_accounts } = permissions.data_permissions;
  return PERMISSION_FLAGS.some((flag) => permissions[flag]) || accounts.length > 0 || alloc_accounts.length > 0;
}

export function selectHasMarketDataPermit(state: SessionState): boolean {
  return state.auth.permissions?.market_data_permit ?? false;
}

export function selectHasMarketImpactPermit(state: SessionState): boolean {
  return state.auth.permissions?.market_impact_permit ?? false;
}

export function selectIsAdmin(state: SessionState): boolean {
  return state.auth.areGlobalAutoTradePermitted;
}

export function selectHasSurveillancePermit(state: SessionState): boolean {
  return state.auth.permissions?.surveillance_permit ?? false;
}
