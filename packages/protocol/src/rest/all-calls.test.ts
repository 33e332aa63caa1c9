import { Compile } from 'typebox/compile';
import { describe, expect, it } from 'vitest';
import { ACCOUNT_CALLS } from './account-calls.ts';
import { FIRST_STEPS_CALLS } from './first-steps-calls.ts';
import { ADMIN_CALLS } from './admin-calls.ts';
import { ALL_CALLS } from './all-calls.ts';
import { CALIBRATION_CALLS } from './calibration-calls.ts';
import { captchaChallenge, changePassword, confirmPassword, noteActivity } from './auth-calls.ts';
import { CONFIGURATION_CALLS } from './configuration-calls.ts';
import { ROUTING_CALLS } from './destination-calls.ts';
import { DUTY_CALLS } from './duty-calls.ts';
import { DRY_RUN_CALLS } from './dry-run-calls.ts';
import { LIMIT_CALLS } from './limit-calls.ts';
import { PREFERENCE_CALLS } from './preference-calls.ts';
import { RANGE_COVERAGE_CALLS } from './range-coverage-calls.ts';
import { VENUE_ANALYTICS_CALLS } from './venue-analytics-calls.ts';
import { REFERENCE_CALLS } from './reference-calls.ts';
import { STRATEGY_SETTINGS_CALLS } from './strategy-settings-calls.ts';
import type { RestCall, RestService } from './rest-call.ts';
import { SECURITY_LOG_CALLS } from './security-log-calls.ts';
import { STRATEGY_GROUP_CALLS } from './strategy-group-calls.ts';
import { WAITING_CALLS } from './waiting-calls.ts';
import { SURVEILLANCE_CALLS } from './surveillance-calls.ts';
import { TCA_RUN_CALLS } from './tca-run-calls.ts';

const EXPECTED: Record<RestService, string> = {
  main: `
    GET /logs
    GET /logs/order
    GET /logs/list-name
    GET /pre_trade
    GET /strategies/getByAccounts
    GET /strategies/getSORs
    GET /strategies/getAllByAccounts
    GET /strategies/user_strategies_by_asset
    GET /strategies/get_user_custom_strategies
    GET /strategies/get_user_custom_strategies_by_permission_level
    GET /strategies/get_destiantion_names
    GET /strategies/get_asset_classes
    GET /strategies/get_strategy_groups
    GET /strategies/get_regular_strategy_groups
    GET /strategies/get_conditional_strategy_groups
    GET /strategies/get_conditional_filters
    POST /strategies/remove_strategy
    POST /strategies/insert_user_custom_strategy
    POST /strategies/batch_insert_user_custom_strategy
    POST /strategies/delete_user_custom_strategy
    POST /strategies/create_update_strategy_group
    POST /strategies/create_update_conditional_strategy_group
    DELETE /strategies/remove_strategy_group
    DELETE /strategies/remove_conditional_strategy_group
    GET /tca/download_report
    GET /tca_account_details/:id
    GET /tca_reports
    GET /tca/saved_tca_reports
    GET /tca/scheduled_tca_reports
    GET /tca/get_algo_machine_names/:id
    GET /tca/get_tca_report_schedule_filters
    GET /tca/get_saved_reports/:id
    POST /tca/scheduled_tca_reports
    PUT /tca/scheduled_tca_reports
    DELETE /tca/scheduled_tca_reports
    POST /tca/deactivate_report
    POST /tca/activate_reports
    GET /user/accounts/:id
    GET /user/get_user_information
    GET /user/get_tca_report_accounts
    POST /node_ws_connection/
    POST /auth/login
    POST /auth/logout
    POST /auth/verify_email
    POST /auth/verify_pin
    POST /auth/reset-password
    GET /destination/load_venues_with_configured_supporting_broker_destinations
    GET /destination/load_fix_destinations
    GET /destination/get_configuration_data
    GET /destination/venue_configuration_broker
    POST /destination/disable_enable_destination
    POST /destination/disable_enable_venue
    POST /destination/insert_exec_broker
    POST /destination/insert_update_configuration
    POST /destination/retrei_destination
    DELETE /destination/remove_configuration
    GET /venue
    POST /venue
    DELETE /venue/:id
    GET /user-view-settings
    GET /user-view-settings/:id
    POST /user-view-settings
    PUT /user-view-settings/:id
    PUT /user-view-settings/update-default/:id
    PUT /user-view-settings/update-name/:id
    DELETE /user-view-settings/:id`,
  'market-intelligence': `
    GET /api/supported-symbols/
    GET /api/active-instruments/
    GET /api/cost-estimator-fixed-participation/
    GET /api/cost-estimator-fixed-duration/
    GET /api/stat-realized/
    GET /api/stat-estimate/
    GET /api/trading-stats/
    POST /auth/token/login/
    POST /auth/token/logout/`,
};

/** Ours beyond the named calls: administration, reference data, limits, configuration and the captcha. */
const ADDED = new Set<RestCall>([
  ...ADMIN_CALLS,
  ...ACCOUNT_CALLS,
  ...FIRST_STEPS_CALLS,
  ...PREFERENCE_CALLS,
  ...REFERENCE_CALLS,
  ...LIMIT_CALLS,
  ...RANGE_COVERAGE_CALLS,
  ...VENUE_ANALYTICS_CALLS,
  ...STRATEGY_GROUP_CALLS,
  ...ROUTING_CALLS,
  ...CONFIGURATION_CALLS,
  ...STRATEGY_SETTINGS_CALLS,
  ...DRY_RUN_CALLS,
  ...CALIBRATION_CALLS,
  ...TCA_RUN_CALLS,
  ...SURVEILLANCE_CALLS,
  ...SECURITY_LOG_CALLS,
  ...WAITING_CALLS,
  ...DUTY_CALLS,
  captchaChallenge,
  changePassword,
  confirmPassword,
  noteActivity,
]);

function named(service: RestService): string[] {
  return EXPECTED[service]
    .trim()
    .split('\n')
    .map((line) => line.trim());
}

describe('all calls', () => {
  it.each(['main', 'market-intelligence'] as const)('has every call of the %s service exactly once', (service) => {
    const found = ALL_CALLS.filter((call) => call.service === service && !ADDED.has(call));
    expect(found.map((call) => `${call.method} ${call.path}`).sort()).toEqual(named(service).sort());
  });

  it.each(ALL_CALLS.map((call) => [`${call.method} ${call.path}`, call] as const))('%s compiles', (_name, call) => {
    const schemas = [call.params, call.query, call.body, call.response].filter((schema) => schema !== undefined);
    for (const schema of schemas) expect(() => Compile(schema)).not.toThrow();
    expect(pathParams(call.path)).toEqual(Object.keys(call.params?.properties ?? {}));
    expect(call.method === 'GET' && call.body !== undefined).toBe(false);
  });

  it('lets nobody change anything without a session, save by the calls that make one', () => {
    const open = ALL_CALLS.filter((call) => call.access === 'public' && call.method !== 'GET').map((call) => call.path);
    expect(open.sort()).toEqual([
      '/auth/login',
      '/auth/reset-password',
      '/auth/token/login/',
      '/auth/verify_email',
      '/auth/verify_pin',
    ]);
  });
});

function pathParams(path: string): string[] {
  return [...path.matchAll(/:(\w+)/gu)].map((match) => match[1] ?? '');
}
