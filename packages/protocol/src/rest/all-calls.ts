import { ACCOUNT_CALLS } from './account-calls.ts';
import { ADMIN_CALLS } from './admin-calls.ts';
import { AUTH_CALLS } from './auth-calls.ts';
import { CALIBRATION_CALLS } from './calibration-calls.ts';
import { CONFIGURATION_CALLS } from './configuration-calls.ts';
import { DESTINATION_CALLS, ROUTING_CALLS } from './destination-calls.ts';
import { DUTY_CALLS } from './duty-calls.ts';
import { DRY_RUN_CALLS } from './dry-run-calls.ts';
import { FIRST_STEPS_CALLS } from './first-steps-calls.ts';
import { LIMIT_CALLS } from './limit-calls.ts';
import { LOGS_CALLS } from './logs-calls.ts';
import { MARKET_INTELLIGENCE_AUTH_CALLS } from './market-intelligence-auth-calls.ts';
import { MARKET_INTELLIGENCE_CALLS } from './market-intelligence-calls.ts';
import { PRE_TRADE_CALLS } from './pre-trade-calls.ts';
import { PREFERENCE_CALLS } from './preference-calls.ts';
import { REFERENCE_CALLS } from './reference-calls.ts';
import { RANGE_COVERAGE_CALLS } from './range-coverage-calls.ts';
import type { RestCall } from './rest-call.ts';
import { SECURITY_LOG_CALLS } from './security-log-calls.ts';
import { STRATEGY_READ_CALLS } from './strategy-read-calls.ts';
import { STRATEGY_SETTINGS_CALLS } from './strategy-settings-calls.ts';
import { STRATEGY_WRITE_CALLS } from './strategy-write-calls.ts';
import { STRATEGY_GROUP_CALLS } from './strategy-group-calls.ts';
import { SURVEILLANCE_CALLS } from './surveillance-calls.ts';
import { TCA_CALLS } from './tca-calls.ts';
import { TCA_RUN_CALLS } from './tca-run-calls.ts';
import { USER_CALLS } from './user-calls.ts';
import { VENUE_ANALYTICS_CALLS } from './venue-analytics-calls.ts';
import { VENUE_CALLS } from './venue-calls.ts';
import { WAITING_CALLS } from './waiting-calls.ts';
import { VIEW_SETTING_CALLS } from './view-setting-calls.ts';

/** All calls of both services. */
export const ALL_CALLS: readonly RestCall[] = [
  ...LOGS_CALLS,
  ...PRE_TRADE_CALLS,
  ...STRATEGY_READ_CALLS,
  ...STRATEGY_WRITE_CALLS,
  ...STRATEGY_GROUP_CALLS,
  ...STRATEGY_SETTINGS_CALLS,
  ...DRY_RUN_CALLS,
  ...TCA_CALLS,
  ...TCA_RUN_CALLS,
  ...SURVEILLANCE_CALLS,
  ...USER_CALLS,
  ...PREFERENCE_CALLS,
  ...AUTH_CALLS,
  ...DESTINATION_CALLS,
  ...ROUTING_CALLS,
  ...CONFIGURATION_CALLS,
  ...VENUE_ANALYTICS_CALLS,
  ...VENUE_CALLS,
  ...VIEW_SETTING_CALLS,
  ...ADMIN_CALLS,
  ...ACCOUNT_CALLS,
  ...SECURITY_LOG_CALLS,
  ...REFERENCE_CALLS,
  ...LIMIT_CALLS,
  ...FIRST_STEPS_CALLS,
  ...RANGE_COVERAGE_CALLS,
  ...WAITING_CALLS,
  ...DUTY_CALLS,
  ...MARKET_INTELLIGENCE_AUTH_CALLS,
  ...MARKET_INTELLIGENCE_CALLS,
  ...CALIBRATION_CALLS,
];
