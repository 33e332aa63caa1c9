import type { PermissionFlag, UserPermissions } from '@meridian/domain/entities/permissions';
import {
  BankIcon,
  BuildReportIcon,
  ChartBarIcon,
  ChartBoxPlotIcon,
  ChartLineIcon,
  ChartScatterIcon,
  DashboardIcon,
  DatabaseIcon,
  DocumentIcon,
  DoubleChevronUpIcon,
  EditIcon,
  FlagIcon,
  HistoryIcon,
  HomeIcon,
  type IconProps,
  ListIcon,
  LockedIcon,
  ProgressCancelledIcon,
  ScheduleTimeIcon,
  SearchIcon,
  SettingsIcon,
  TargetIcon,
  TreeIcon,
  UserGroupIcon,
} from '@salt-ds/icons';
import type { ComponentType } from 'react';
import { screenPath } from './screen-path.ts';
import { CriticalMark } from '../features/event-log/critical-mark.tsx';
import { StuckMark } from '../features/stuck-orders/stuck-mark.tsx';

export const NAVIGATION_GROUPS = [
  'TRADING',
  'ANALYTICS',
  'REPORTS',
  'CONFIGURATION',
  'MONITORING',
  'ADMINISTRATION',
] as const;

export type NavigationGroupName = (typeof NAVIGATION_GROUPS)[number];

export type NavigationEntry = {
  readonly id: string;
  readonly label: string;
  readonly path: string;
  readonly group: NavigationGroupName;
  readonly icon: ComponentType<IconProps>;
  /** Without it the entry is hidden. Reached by address, the screen says why it is not available. */
  readonly permission?: PermissionFlag;
  /** Typed after `g`. */
  readonly goKey: string;
  /** Drawn on the icon when the screen needs attention. */
  readonly mark?: ComponentType;
  readonly keywords?: readonly string[];
};

/** All screens. An entry here adds a screen to the navigation, the palette and the keys. */
export const NAVIGATION: readonly NavigationEntry[] = [
  {
    id: 'parent-orders',
    label: 'Parent orders',
    path: '/',
    group: 'TRADING',
    icon: HomeIcon,
    goKey: 'h',
    keywords: ['home', 'blotter', 'orders', 'child', 'executions'],
  },
  {
    id: 'stuck-orders',
    label: 'Stuck orders',
    path: '/trade-analitycs/summary',
    group: 'TRADING',
    icon: DoubleChevronUpIcon,
    goKey: 's',
    mark: StuckMark,
    keywords: ['summary', 'destination', 'reason', 'limit away', 'not trading'],
  },
  {
    id: 'power-search',
    label: 'Power search',
    path: '/power-search',
    group: 'TRADING',
    icon: SearchIcon,
    goKey: 'p',
    keywords: ['find', 'query', 'conditions', 'saved searches'],
  },
  {
    id: 'execution-summary',
    label: 'Execution summary',
    path: '/trade-analitycs/progress',
    group: 'ANALYTICS',
    icon: ChartBarIcon,
    permission: 'dashboard_permit',
    goKey: 'e',
    keywords: ['progress', 'cost', 'IVWAP', 'list', 'country', 'asset class', 'behind', 'expensive'],
  },
  {
    id: 'pre-trade',
    label: 'Pre-trade',
    path: '/trade-analitycs/pre-trade',
    group: 'ANALYTICS',
    icon: TargetIcon,
    permission: 'market_impact_permit',
    goKey: 'q',
    keywords: ['pre-trade', 'list', 'frontier', 'risk', 'expected cost', 'schedule', 'volume', 'suggestion'],
  },
  {
    id: 'range-coverage',
    label: 'Cost ranges',
    path: '/trade-analitycs/coverage',
    group: 'ANALYTICS',
    icon: ChartBoxPlotIcon,
    permission: 'market_impact_permit',
    goKey: 'y',
    keywords: ['coverage', 'estimate', '80 %', 'ticket', 'pre-trade', 'calibration'],
  },
  {
    id: 'transaction-cost',
    label: 'Transaction cost',
    path: '/trade-analitycs/transaction-cost',
    group: 'ANALYTICS',
    icon: ChartLineIcon,
    permission: 'market_impact_permit',
    goKey: 'c',
    keywords: ['cost curve', 'estimate', 'impact', 'TCA', 'spread', 'volume', 'history', 'calibration'],
  },
  {
    id: 'venue-analytics',
    label: 'Venue analytics',
    path: '/trade-analitycs/venues',
    group: 'ANALYTICS',
    icon: ChartScatterIcon,
    permission: 'market_data_permit',
    goKey: 'a',
    keywords: ['markout', 'toxicity', 'dark', 'lit', 'passiveness', 'reversion', 'fill rate'],
  },
  {
    id: 'scheduled-reports',
    label: 'Scheduled reports',
    path: '/reports/scheduled',
    group: 'REPORTS',
    icon: ScheduleTimeIcon,
    goKey: 'o',
    keywords: ['TCA', 'schedule', 'PDF', 'mail', 'wash trade', 'surveillance', 'markout', 'drift'],
  },
  {
    id: 'saved-reports',
    label: 'Saved reports',
    path: '/reports/saved',
    group: 'REPORTS',
    icon: BuildReportIcon,
    goKey: 'b',
    keywords: ['TCA', 'download', 'PDF', 'CSV', 'latest'],
  },
  {
    id: 'surveillance',
    label: 'Surveillance',
    path: '/reports/surveillance',
    group: 'REPORTS',
    icon: FlagIcon,
    permission: 'surveillance_permit',
    goKey: 'w',
    keywords: ['cases', 'alerts', 'wash trade', 'spoofing', 'layering', 'thresholds', 'escalate', 'dismiss'],
  },
  {
    id: 'strategy-settings',
    label: 'Strategy settings',
    path: '/strategies',
    group: 'CONFIGURATION',
    icon: EditIcon,
    goKey: 't',
    keywords: ['strategies', 'V1', 'V2', 'parameters', 'versions', 'approve', 'proposal', 'custom'],
  },
  {
    id: 'strategy-groups',
    label: 'Strategy groups',
    path: '/strategies/groups',
    group: 'CONFIGURATION',
    icon: TreeIcon,
    goKey: 'g',
    keywords: ['conditional', 'rules', 'multi-arm', 'arms', 'bandit', 'dry run'],
  },
  {
    id: 'destinations',
    label: 'Destinations',
    path: '/configuration/destinations',
    group: 'CONFIGURATION',
    icon: SettingsIcon,
    goKey: 'i',
    keywords: ['FIX', 'broker', 'routing', 'connection', 'retry', 'enable', 'disable'],
  },
  {
    id: 'venues',
    label: 'Venues',
    path: '/configuration/venues',
    group: 'CONFIGURATION',
    icon: BankIcon,
    goKey: 'v',
    keywords: ['MIC', 'routing', 'priority', 'override', 'default destination'],
  },
  {
    id: 'penalty-list',
    label: 'Penalty list',
    path: '/configuration/penalty-list',
    group: 'CONFIGURATION',
    icon: ProgressCancelledIcon,
    goKey: 'n',
    keywords: ['MIC', 'venue', 'avoid', 'penalty', 'toxic'],
  },
  {
    id: 'configuration-file',
    label: 'Configuration file',
    path: '/configuration/file',
    group: 'CONFIGURATION',
    icon: DocumentIcon,
    permission: 'is_admin',
    goKey: 'f',
    keywords: ['export', 'import', 'version control', 'JSON', 'backup'],
  },
  {
    id: 'desk-status',
    label: 'Desk status',
    path: '/desk-status',
    group: 'MONITORING',
    icon: DashboardIcon,
    goKey: 'd',
    keywords: ['connections', 'permissions', 'accounts', 'identities'],
  },
  {
    id: 'event-log',
    label: 'Event log',
    path: '/logs/event-log',
    group: 'MONITORING',
    icon: ListIcon,
    permission: 'log_permit',
    goKey: 'l',
    mark: CriticalMark,
    keywords: ['logs', 'errors', 'messages', 'severity'],
  },
  {
    id: 'parent-log',
    label: 'Parent log',
    path: '/logs/parent-log',
    group: 'MONITORING',
    icon: HistoryIcon,
    permission: 'log_permit',
    goKey: 'k',
    keywords: ['logs', 'orders', 'rejects'],
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
];

export type NavigationGroup = { readonly name: NavigationGroupName; readonly entries: readonly NavigationEntry[] };

/** The entries that a user may open, by group. Empty groups are left out. */
export function navigationFor(
  permissions: UserPermissions | null,
  entries: readonly NavigationEntry[] = NAVIGATION,
): readonly NavigationGroup[] {
  const allowed = entries.filter(({ permission }) => permission === undefined || permissions?.[permission] === true);
  return NAVIGATION_GROUPS.map((name) => ({ name, entries: allowed.filter(({ group }) => group === name) })).filter(
    (group) => group.entries.length > 0,
  );
}

/** The entry for a path: the one with the longest matching path. */
export function activeEntry(
  pathname: string,
  entries: readonly NavigationEntry[] = NAVIGATION,
): NavigationEntry | null {
  const path = screenPath(pathname);
  const matching = entries.filter((entry) =>
    entry.path === '/' ? path === '/' : path === entry.path || path.startsWith(`${entry.path}/`),
  );
  return matching.sort((a, b) => b.path.length - a.path.length)[0] ?? null;
}
