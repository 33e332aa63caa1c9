import type { UserPermissions } from '@meridian/domain/entities/permissions';

/** The flags and data permissions of a user. */
export function permissionsOf(user: UserPermissions): UserPermissions {
  return {
    is_admin: user.is_admin,
    are_actions_permitted: user.are_actions_permitted,
    dashboard_permit: user.dashboard_permit,
    log_permit: user.log_permit,
    python_permit: user.python_permit,
    market_impact_permit: user.market_impact_permit,
    market_data_permit: user.market_data_permit,
    surveillance_permit: user.surveillance_permit,
    data_permissions: user.data_permissions,
  };
}
