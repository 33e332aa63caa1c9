import type { Alert } from './alert.ts';
import { type AuthState, INITIAL_AUTH_STATE } from './auth-state.ts';
import { ALL_PANELS_CLOSED, type ControllerToggles } from './controller-toggles.ts';
import type { Destination } from './destination.ts';
import type { EventLogEntry } from './event-log-entry.ts';
import { INITIAL_SOCKET_STATE, type SocketState } from './socket-state.ts';
import { INITIAL_STRATEGY_SETTINGS_STATE, type StrategySettingsState } from './strategy-settings-state.ts';
import {
  INITIAL_TCA_DASHBOARD_STATE,
  INITIAL_TCA_REPORTS_STATE,
  type TcaDashboardState,
  type TcaReportsState,
} from './tca-state.ts';
import { INITIAL_TRANSACTION_COST_STATE, type TransactionCostState } from './transaction-cost-state.ts';
import type { UserViewSetting } from './user-view-setting.ts';
import type { VenueConfiguration } from './venue-configuration.ts';
import type { VenuePenalty } from './venue-penalty.ts';

export type AppState = {
  readonly theme: 'dark';
  readonly isNavigationMinimised: boolean;
  readonly notificationSound: boolean;
};

export type AlertState = {
  readonly alerts: readonly Alert[];
  readonly unreadCount: number;
};

export type VenuesState = {
  readonly venues: readonly VenueConfiguration[];
  readonly penaltyList: readonly VenuePenalty[];
  readonly error: string | null;
};

export type MultiDestinationState = {
  readonly destinations: readonly Destination[];
  readonly error: string | null;
};

export type EventLogsState = {
  readonly entries: readonly EventLogEntry[];
  readonly newCount: number;
};

export type ColumnsManagerState = {
  readonly viewSettings: readonly UserViewSetting[];
  readonly selectedViewId: number | null;
  readonly error: string | null;
};

export type ApplicationState = {
  readonly app: AppState;
  readonly auth: AuthState;
  readonly alert: AlertState;
  readonly strategySettings: StrategySettingsState;
  readonly strategySettingsV2: StrategySettingsState;
  readonly tcaReports: TcaReportsState;
  readonly tcaDashboard: TcaDashboardState;
  readonly venues: VenuesState;
  readonly multiDestination: MultiDestinationState;
  readonly transactionCost: TransactionCostState;
  readonly eventLogs: EventLogsState;
  readonly columnsManager: ColumnsManagerState;
  readonly controllerToggles: ControllerToggles;
  readonly socket: SocketState;
};

/** The sound flag is the one value a page brings with it, from its local storage. */
export function initialApplicationState(notificationSound: boolean): ApplicationState {
  return {
    app: { theme: 'dark', isNavigationMinimised: true, notificationSound },
    auth: INITIAL_AUTH_STATE,
    alert: { alerts: [], unreadCount: 0 },
    strategySettings: INITIAL_STRATEGY_SETTINGS_STATE,
    strategySettingsV2: INITIAL_STRATEGY_SETTINGS_STATE,
    tcaReports: INITIAL_TCA_REPORTS_STATE,
    tcaDashboard: INITIAL_TCA_DASHBOARD_STATE,
    venues: { venues: [], penaltyList: [], error: null },
    multiDestination: { destinations: [], error: null },
    transactionCost: INITIAL_TRANSACTION_COST_STATE,
    eventLogs: { entries: [], newCount: 0 },
    columnsManager: { viewSettings: [], selectedViewId: null, error: null },
    controllerToggles: ALL_PANELS_CLOSED,
    socket: INITIAL_SOCKET_STATE,
  };
}
