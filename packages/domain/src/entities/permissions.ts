/** The permission flags of a user. The server checks them on every call and topic. */
export const PERMISSION_FLAGS = [
  'is_admin',
  'are_actions_permitted',
  'dashboard_permit',
  'log_permit',
  'python_permit',
  'market_impact_permit',
  'market_data_permit',
  'surveillance_permit',
] as const;

export type PermissionFlag = (typeof PERMISSION_FLAGS)[number];

/** Accounts whose rows a user may see. An empty list means none, never all. */
export type DataPermissions = {
  readonly accounts: readonly string[];
  readonly alloc_accounts: readonly string[];
};

export type UserPermissions = Readonly<Record<PermissionFlag, boolean>> & {
  readonly data_permissions: DataPermissions;
};

/** A new user's permissions before an administrator grants any. */
export const NO_PERMISSIONS: UserPermissions = {
  is_admin: false,
  are_actions_permitted: false,
  dashboard_permit: false,
  log_permit: false,
  python_permit: false,
  market_impact_permit: false,
  market_data_permit: false,
  surveillance_permit: false,
  data_permissions: { accounts: [], alloc_accounts: [] },
};
