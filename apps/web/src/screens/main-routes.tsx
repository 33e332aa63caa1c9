import type { RouteObject } from 'react-router';
import { NotFoundScreen } from './not-found-screen.tsx';
import { ScreenError } from './screen-error.tsx';
import { ScreenRoot } from './screen-root.tsx';

/** It may have been fetched before, without its style sheet. */
async function homeScreen() {
  return (await import('./home-screen.tsx')).HomeScreen;
}

/** Screens in the main layout, each in its own chunk. A failing screen leaves the layout intact. */
export const mainRoutes: RouteObject[] = [
  {
    ErrorBoundary: ScreenError,
    Component: ScreenRoot,
    children: [
      { index: true, lazy: { Component: homeScreen } },
      { path: 'parent-orders/:view?', lazy: { Component: homeScreen } },
      {
        path: 'trade-analitycs/summary/:view?',
        lazy: { Component: async () => (await import('./stuck-orders/stuck-orders-screen.tsx')).StuckOrdersScreen },
      },
      {
        path: 'trade-analitycs/progress',
        lazy: {
          Component: async () =>
            (await import('./execution-summary/execution-summary-screen.tsx')).ExecutionSummaryScreen,
        },
      },
      {
        path: 'trade-analitycs/pre-trade',
        lazy: { Component: async () => (await import('./pre-trade-screen.tsx')).PreTradeScreen },
      },
      {
        path: 'trade-analitycs/coverage',
        lazy: { Component: async () => (await import('./range-coverage-screen.tsx')).RangeCoverageScreen },
      },
      {
        path: 'trade-analitycs/transaction-cost',
        lazy: { Component: async () => (await import('./transaction-cost-screen.tsx')).TransactionCostScreen },
      },
      {
        path: 'trade-analitycs/replay',
        lazy: { Component: async () => (await import('./order-replay-screen.tsx')).OrderReplayScreen },
      },
      {
        path: 'trade-analitycs/venues',
        lazy: { Component: async () => (await import('./venue-analytics-screen.tsx')).VenueAnalyticsScreen },
      },
      {
        path: 'power-search/:view?',
        lazy: { Component: async () => (await import('./power-search/power-search-screen.tsx')).PowerSearchScreen },
      },
      {
        path: 'waiting',
        lazy: { Component: async () => (await import('./waiting-screen.tsx')).WaitingScreen },
      },
      {
        path: 'desk-status',
        lazy: { Component: async () => (await import('./desk-status-screen.tsx')).DeskStatusScreen },
      },
      {
        path: 'admin/first-steps',
        lazy: { Component: async () => (await import('./first-steps-screen.tsx')).FirstStepsScreen },
      },
      {
        path: 'handbook/:page?',
        lazy: { Component: async () => (await import('./handbook-screen.tsx')).HandbookScreen },
      },
      {
        path: 'admin/users',
        lazy: { Component: async () => (await import('./admin-users-screen.tsx')).AdminUsersScreen },
      },
      {
        path: 'admin/reference',
        lazy: { Component: async () => (await import('./reference-screen.tsx')).ReferenceScreen },
      },
      {
        path: 'admin/security-log',
        lazy: { Component: async () => (await import('./security-log-screen.tsx')).SecurityLogScreen },
      },
      {
        path: 'strategies/groups',
        lazy: { Component: async () => (await import('./strategy-groups-screen.tsx')).StrategyGroupsScreen },
      },
      {
        path: 'admin/limits',
        lazy: { Component: async () => (await import('./limits-screen.tsx')).LimitsScreen },
      },
      {
        path: 'strategies',
        lazy: { Component: async () => (await import('./strategy-settings-screen.tsx')).StrategiesHome },
      },
      {
        path: 'strategies/settings',
        lazy: { Component: async () => (await import('./strategy-settings-screen.tsx')).StrategySettingsScreen },
      },
      {
        path: 'strategies/settings-v2',
        lazy: { Component: async () => (await import('./strategy-settings-screen.tsx')).StrategySettingsV2Screen },
      },
      {
        path: 'logs/event-log',
        lazy: { Component: async () => (await import('./logs/event-log-screen.tsx')).EventLogScreen },
      },
      {
        path: 'logs/parent-log',
        lazy: { Component: async () => (await import('./logs/parent-log-screen.tsx')).ParentLogScreen },
      },
      {
        path: 'configuration/destinations',
        lazy: { Component: async () => (await import('./routing/destinations-screen.tsx')).DestinationsScreen },
      },
      {
        path: 'configuration/venues',
        lazy: { Component: async () => (await import('./routing/venues-screen.tsx')).VenuesScreen },
      },
      {
        path: 'configuration/penalty-list',
        lazy: { Component: async () => (await import('./routing/penalty-list-screen.tsx')).PenaltyListScreen },
      },
      {
        path: 'configuration/file',
        lazy: {
          Component: async () => (await import('./routing/configuration-file-screen.tsx')).ConfigurationFileScreen,
        },
      },
      {
        path: 'reports/scheduled',
        lazy: {
          Component: async () => (await import('./reports/scheduled-reports-screen.tsx')).ScheduledReportsScreen,
        },
      },
      {
        path: 'reports/saved',
        lazy: { Component: async () => (await import('./reports/saved-reports-screen.tsx')).SavedReportsScreen },
      },
      {
        path: 'reports/surveillance',
        lazy: { Component: async () => (await import('./reports/surveillance-screen.tsx')).SurveillanceScreen },
      },
      {
        path: 'reports/surveillance/thresholds',
        lazy: { Component: async () => (await import('./reports/thresholds-screen.tsx')).ThresholdsScreen },
      },
      { path: '*', Component: NotFoundScreen },
    ],
  },
];
