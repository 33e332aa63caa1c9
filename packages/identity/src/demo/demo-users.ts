import { NO_PERMISSIONS, type UserPermissions } from '@meridian/domain/entities/permissions';
import { DEMO_ACCOUNTS } from './demo-accounts.ts';

export type DemoUser = {
  readonly email: string;
  readonly name: string;
  readonly shortName: string;
  readonly needsVerification: boolean;
  readonly permissions: UserPermissions;
};

export const DEMO_PASSWORD = 'meridian-demo';

/** The trader id of the demo trader's orders. */
export const DEMO_TRADER_SHORT_NAME = 'Tess';

/** All permissions of a trader: neither the administrator's right nor surveillance, which watches traders. */
const TRADER: UserPermissions = {
  is_admin: false,
  are_actions_permitted: true,
  dashboard_permit: true,
  log_permit: true,
  python_permit: true,
  market_impact_permit: true,
  market_data_permit: true,
  surveillance_permit: false,
  data_permissions: granted(4),
};

export const DEMO_USERS: readonly DemoUser[] = [
  {
    email: 'trader@meridian.local',
    name: 'Tess Trader',
    shortName: DEMO_TRADER_SHORT_NAME,
    needsVerification: false,
    permissions: TRADER,
  },
  {
    email: 'admin@meridian.local',
    name: 'Ada Admin',
    shortName: 'Ada',
    needsVerification: false,
    permissions: {
      ...TRADER,
      is_admin: true,
      surveillance_permit: true,
      data_permissions: granted(DEMO_ACCOUNTS.length),
    },
  },
  {
    // A second person for everything that needs one, whoever of the others asks.
    email: 'approver@meridian.local',
    name: 'Abe Approver',
    shortName: 'Abe',
    needsVerification: false,
    permissions: {
      ...TRADER,
      is_admin: true,
      surveillance_permit: true,
      data_permissions: granted(DEMO_ACCOUNTS.length),
    },
  },
  {
    // May sign in to market intelligence, so that its 403 on supported symbols shows the effect of a missing
    // permission.
    email: 'viewer@meridian.local',
    name: 'Vic Viewer',
    shortName: 'Vic',
    needsVerification: false,
    permissions: { ...NO_PERMISSIONS, dashboard_permit: true, python_permit: true, data_permissions: granted(2) },
  },
  {
    // Like a new registration: needs the pin, then an administrator.
    email: 'newcomer@meridian.local',
    name: 'Nora Newcomer',
    shortName: 'Nora',
    needsVerification: true,
    permissions: NO_PERMISSIONS,
  },
];

function granted(accounts: number): UserPermissions['data_permissions'] {
  return { accounts: DEMO_ACCOUNTS.slice(0, accounts).map(({ account }) => account), alloc_accounts: [] };
}
