import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** Accounts and allocation accounts whose rows a user may see. */
export type DataPermissions = { readonly accounts: readonly string[]; readonly alloc_accounts: readonly string[] };

export type FixContact = { readonly name: string; readonly email: string; readonly phone: string };

// Written as text, because pg would turn a bare array into a PostgreSQL array.
type NullableJson<Value> = ColumnType<Value | null, string | null | undefined, string | null>;

export type AppUserTable = {
  id: Generated<number>;
  /** Lower case, checked by the database. */
  email: string;
  name: string;
  short_name: string;
  /** Unique. Null until an administrator sets one. */
  trader_id: ColumnType<string | null, string | null | undefined, string | null>;
  organisation: string;
  password_hash: string;
  needs_verification: Generated<boolean>;
  is_disabled: Generated<boolean>;
  max_connections: Generated<number>;
  is_fix_user: Generated<boolean>;
  fix_comp_ids: NullableJson<readonly string[]>;
  fix_contact: NullableJson<FixContact>;
  created_ms: number;
  last_login_ms: number | null;
};

/** Who holds or held a trader id. It is never given to another user. */
export type TraderIdHolderTable = { trader_id: string; user_id: number };

export type UserPermissionTable = {
  user_id: number;
  is_admin: Generated<boolean>;
  are_actions_permitted: Generated<boolean>;
  dashboard_permit: Generated<boolean>;
  log_permit: Generated<boolean>;
  python_permit: Generated<boolean>;
  market_impact_permit: Generated<boolean>;
  market_data_permit: Generated<boolean>;
  surveillance_permit: Generated<boolean>;
  data_permissions: JSONColumnType<DataPermissions, string | undefined>;
  /** Raised by every change, so that a stale editor is refused and a live session notices. */
  version: Generated<number>;
};
