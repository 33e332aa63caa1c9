import type { AdminUser } from '@meridian/protocol/rest/admin-calls';
import { PERMISSION_TEXTS } from '../../lib/permission-texts.ts';
import { userStatus } from './user-status.ts';

export const USER_COLUMN_IDS = [
  'name',
  'status',
  'organisation',
  'permissions',
  'accounts',
  'sessions',
  'last_login',
  'created',
] as const;

export type UserColumnId = (typeof USER_COLUMN_IDS)[number];

export type UserColumn = {
  readonly id: UserColumnId;
  readonly header: string;
  readonly width: number;
  readonly align: 'left' | 'right';
  /** The value a column sorts by. Null goes last in both directions. */
  readonly sortValue: (user: AdminUser, nowMs: number) => string | number | null;
};

const STATUS_ORDER = ['locked', 'no-grant', 'unverified', 'active', 'disabled'];

export const USER_COLUMNS: readonly UserColumn[] = [
  { id: 'name', header: 'User', width: 270, align: 'left', sortValue: (user) => user.name.toLowerCase() },
  {
    id: 'status',
    header: 'Status',
    width: 92,
    align: 'left',
    sortValue: (user, nowMs) => STATUS_ORDER.indexOf(userStatus(user, nowMs)),
  },
  {
    id: 'organisation',
    header: 'Organisation',
    width: 120,
    align: 'left',
    sortValue: (user) => user.organisation.toLowerCase(),
  },
  { id: 'permissions', header: 'Permissions', width: 290, align: 'left', sortValue: grantedCount },
  {
    id: 'accounts',
    header: 'Accounts',
    width: 72,
    align: 'right',
    sortValue: (user) => user.data_permissions.accounts.length,
  },
  { id: 'sessions', header: 'Sessions', width: 72, align: 'right', sortValue: (user) => user.open_sessions },
  { id: 'last_login', header: 'Last sign-in', width: 132, align: 'left', sortValue: (user) => user.last_login_ms },
  { id: 'created', header: 'Created', width: 132, align: 'left', sortValue: (user) => user.created_ms },
];

export function isUserColumnId(value: unknown): value is UserColumnId {
  return USER_COLUMN_IDS.some((id) => id === value);
}

function grantedCount(user: AdminUser): number {
  return PERMISSION_TEXTS.filter(({ flag }) => user[flag]).length;
}
