import { DatabaseIcon, GuideClosedIcon, KeyIcon, LockedIcon, UserGroupIcon } from '@salt-ds/icons';
import type { NavigationEntry } from './navigation-entry.ts';

/** The screens of the group ADMINISTRATION. */
export const ADMINISTRATION_SCREENS: readonly NavigationEntry[] = [
  {
    id: 'first-steps',
    label: 'First steps',
    path: '/admin/first-steps',
    group: 'ADMINISTRATION',
    icon: GuideClosedIcon,
    permission: 'is_admin',
    goKey: 'z',
    keywords: ['set up', 'install', 'missing', 'new desk', 'invite', 'accounts'],
  },
  {
    id: 'admin-users',
    label: 'Users',
    path: '/admin/users',
    group: 'ADMINISTRATION',
    icon: UserGroupIcon,
    permission: 'is_admin',
    goKey: 'u',
    keywords: ['permissions', 'accounts', 'sessions', 'unlock', 'grant'],
  },
  {
    id: 'admin-reference',
    label: 'Reference data',
    path: '/admin/reference',
    group: 'ADMINISTRATION',
    icon: DatabaseIcon,
    permission: 'is_admin',
    goKey: 'r',
    keywords: ['instruments', 'venues', 'destinations', 'holidays', 'rates', 'tick tables', 'import', 'CSV'],
  },
  {
    id: 'limits',
    label: 'Limits',
    path: '/admin/limits',
    group: 'ADMINISTRATION',
    icon: LockedIcon,
    goKey: 'm',
    keywords: ['accounts', 'notional', 'approve', 'increase', 'use', 'rejected'],
  },
  {
    id: 'security-log',
    label: 'Security log',
    path: '/admin/security-log',
    group: 'ADMINISTRATION',
    icon: KeyIcon,
    permission: 'is_admin',
    goKey: 'x',
    keywords: ['sign-ins', 'audit', 'refused', 'exports', 'kill switch', 'chain', 'SIEM'],
  },
];
