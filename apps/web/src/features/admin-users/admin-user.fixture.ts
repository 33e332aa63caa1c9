import { NO_PERMISSIONS } from '@meridian/domain/entities/permissions';
import type { AdminUser } from '@meridian/protocol/rest/admin-calls';

/** A user without grants, for tests. */
export function adminUser(change: Partial<AdminUser>): AdminUser {
  return {
    id: 1,
    email_id: 'ana@desk.example',
    name: 'Ana Silva',
    short_name: 'ana',
    trader_id: 'ANA',
    organisation: 'Desk',
    ...NO_PERMISSIONS,
    data_permissions: { accounts: [], alloc_accounts: [] },
    version: 1,
    needs_verification: false,
    is_disabled: false,
    is_fix_user: false,
    fix_registration: null,
    max_connections: 10,
    created_ms: 0,
    last_login_ms: null,
    locked_until_ms: null,
    failed_logins: 0,
    open_sessions: 0,
    ...change,
  };
}
