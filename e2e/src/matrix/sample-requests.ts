import { reportSamples } from './report-requests.ts';
import type { RestCall } from '@meridian/protocol/rest/rest-call';

export type SampleRequest = {
  readonly path?: string;
  readonly body?: unknown;
  /** Statuses that a caller who is let in may get; 2xx of the call when left out. */
  readonly answers?: readonly number[];
};

const unknownId = '999999';

export const plainView = { columns: [], sort: [], filters: {}, groupBy: [] };

const customStrategy = {
  strategy_name: 'Matrix',
  strategy_destination: 'pov',
  asset_class: 'EQUITY',
  owner_account: 'ALDGATE',
  owner_alloc_account: null,
  settings: {},
  param_values: { pr: 5 },
  is_lqseek: false,
};

const strategyGroup = {
  name: 'Matrix group',
  type: 'regular',
  base: 'vwap',
  multi_arm_param_values: {},
  asset_class: 'EQUITY',
  owner_account: 'ALDGATE',
  owner_alloc_account: null,
};

const { asset_class: _assetClass, ...flat } = customStrategy;
const flatSetting = { ...flat, strategy_destination: 'matrix_pov', strategy_name: 'pov', settings: { pr: 5 } };

/** Well-formed requests that change nothing a later row of the matrix relies on. */
const samples: Readonly<Record<string, SampleRequest>> = {
  'POST /auth/login': { body: { email_id: 'nobody@desk.example', password: 'wrong' }, answers: [400, 401] },
  'POST /auth/verify_email': { body: { email_id: 'nobody@desk.example', purpose: 'reset' }, answers: [400, 403] },
  'POST /auth/verify_pin': {
    body: { email_id: 'nobody@desk.example', pin: '000000', purpose: 'reset' },
    answers: [400, 401, 403],
  },
  'POST /auth/reset-password': {
    body: { email_id: 'nobody@desk.example', reset_token: 'x'.repeat(32), password: 'a long enough sentence 1' },
    answers: [400, 401, 403],
  },
  'GET /pre_trade': { path: '/pre_trade?exchange_symbol=AAPL&order_side=BUY&order_qty=1000' },
  'POST /auth/change-password': {
    body: { current_password: 'wrong', password: 'a long enough sentence 1' },
    answers: [400],
  },
  'POST /auth/confirm': { body: { password: 'wrong' }, answers: [400] },
  'GET /user/get_user_information': { path: '/user/get_user_information?email=OWN' },
  'GET /user/accounts/:id': { path: '/user/accounts/OWN_ID' },
  'GET /tca_account_details/:id': { path: '/tca_account_details/OWN_ID' },
  'GET /tca/get_algo_machine_names/:id': { path: '/tca/get_algo_machine_names/OWN_ID' },
  'PUT /user/preferences': { body: { density: 'normal' } },
  'POST /notices/read': { body: { up_to_id: 999_999 } },
  'POST /admin/duties': { body: { pair: 'orders-cases', mode: 'warn', reason: 'For the matrix' } },
  'POST /admin/accounts/upload': { body: { text: 'account\nA', is_preview: true } },
  'PUT /admin/users/:id': { path: `/admin/users/${unknownId}`, body: {}, answers: [400, 404] },
  // The world of the matrix has no PUBLIC_URL.
  'POST /admin/users/invite': { body: { email_id: 'matrix@desk.example' }, answers: [409] },
  'POST /admin/users/:id/unlock': { path: `/admin/users/${unknownId}/unlock`, answers: [404] },
  'GET /admin/users/:id/sessions': { path: `/admin/users/${unknownId}/sessions`, answers: [404] },
  'POST /admin/users/:id/revoke_sessions': {
    path: `/admin/users/${unknownId}/revoke_sessions`,
    body: {},
    answers: [404],
  },
  'GET /admin/users/:id/events': { path: `/admin/users/${unknownId}/events`, answers: [404] },
  'GET /admin/reference/:kind': { path: '/admin/reference/brokers?date=2026-11-16' },
  'GET /admin/reference/:kind/file': { path: '/admin/reference/brokers/file?date=2026-11-16' },
  'GET /admin/reference/:kind/versions': { path: '/admin/reference/brokers/versions' },
  'POST /admin/reference/import': {
    body: {
      kind: 'brokers',
      text: 'exec_broker,name\nMATRIX,Matrix\n',
      mode: 'merge',
      effective_from: '2026-11-16',
      source_name: 'matrix.csv',
      is_preview: true,
    },
  },
  'GET /admin/limits/history': {
    path: '/admin/limits/history?account=ALDGATE&alloc_account=ALDGATE-CORE',
    answers: [200, 404],
  },
  'POST /admin/limits/changes': {
    body: { account: 'NOBODY', alloc_account: null, version: 1, after: { max_gross_usd: 1 }, note: 'Matrix' },
    answers: [404],
  },
  'POST /admin/limits/import': {
    body: { text: 'account,alloc_account\n', note: 'Matrix', is_preview: true },
    answers: [200],
  },
  'POST /admin/limits/changes/:id/approve': { path: `/admin/limits/changes/${unknownId}/approve`, answers: [404] },
  'POST /admin/limits/changes/:id/reject': {
    path: `/admin/limits/changes/${unknownId}/reject`,
    body: { note: 'Matrix' },
    answers: [404],
  },
  'POST /admin/limits/changes/:id/withdraw': { path: `/admin/limits/changes/${unknownId}/withdraw`, answers: [404] },
  // A second run on the same world finds the name taken.
  'POST /strategies/create_update_strategy_group': { body: strategyGroup, answers: [200, 409] },
  'POST /strategies/create_update_conditional_strategy_group': {
    body: {
      ...strategyGroup,
      name: 'Matrix switch',
      type: 'conditional',
      rules: [{ result_destination: 'pov', filters: [{ filter: 'percent_of_adv', operator: '>', values: [5] }] }],
    },
    answers: [200, 409],
  },
  'DELETE /strategies/remove_strategy_group': { path: '/strategies/remove_strategy_group?name=None', answers: [404] },
  'DELETE /strategies/remove_conditional_strategy_group': {
    path: '/strategies/remove_conditional_strategy_group?name=None',
    answers: [404],
  },
  'POST /strategies/dry_run': {
    body: {
      group: { ...strategyGroup, rules: [], id: Number(unknownId) },
      days: 5,
      against: 'nothing',
    },
    answers: [404],
  },
  'GET /strategies/dry_run': { path: '/strategies/dry_run?run=no-such-run', answers: [404] },
  'DELETE /strategies/dry_run': { path: '/strategies/dry_run?run=no-such-run', answers: [404] },
  'GET /strategies/get_group_versions': { path: `/strategies/get_group_versions?id=${unknownId}`, answers: [404] },
  'GET /strategies/get_group_learning': { path: `/strategies/get_group_learning?id=${unknownId}`, answers: [404] },
  'POST /strategies/reset_group_learning': {
    body: { id: Number(unknownId), version: 1, reason: 'Matrix' },
    answers: [404],
  },
  'GET /logs/order': { path: `/logs/order?numeric_id=${unknownId}` },
  'GET /logs/list-name': { path: '/logs/list-name?list_name=none' },
  // A second run on the same world finds the name taken.
  'POST /user-view-settings': {
    body: { name: 'Matrix', grid: 'saved-reports', view: plainView },
    answers: [201, 409],
  },
  'GET /user-view-settings/:id': { path: `/user-view-settings/${unknownId}`, answers: [404] },
  'PUT /user-view-settings/:id': {
    path: `/user-view-settings/${unknownId}`,
    body: { view: plainView },
    answers: [404],
  },
  'PUT /user-view-settings/update-default/:id': {
    path: `/user-view-settings/update-default/${unknownId}`,
    body: { isDefault: true },
    answers: [404],
  },
  'PUT /user-view-settings/update-name/:id': {
    path: `/user-view-settings/update-name/${unknownId}`,
    body: { name: 'Matrix' },
    answers: [404],
  },
  'DELETE /user-view-settings/:id': { path: `/user-view-settings/${unknownId}`, answers: [404] },
  'POST /strategies/insert_user_custom_strategy': { body: customStrategy, answers: [200, 409] },
  'POST /strategies/batch_insert_user_custom_strategy': { body: [customStrategy], answers: [200, 409] },
  'POST /strategies/delete_user_custom_strategy': { body: { id: 999_999 }, answers: [404] },
  'POST /configuration/import': {
    body: { file: { format: 'meridian-configuration', version: 1, rows: {} }, is_preview: true },
  },
  'POST /destination/disable_enable_destination': { body: { name: 'NOWHERE', is_enabled: false }, answers: [404] },
  'POST /destination/disable_enable_venue': { body: { name: 'ZZZZ', is_enabled: false }, answers: [404] },
  'POST /destination/insert_exec_broker': { body: { exec_broker: 'ALGO' }, answers: [409] },
  'POST /destination/insert_update_configuration': {
    body: { exec_broker: 'ALGO', venue: 'ZZZZ', priority: 1, defaultDestinations: [], venueOverrides: [] },
    answers: [400],
  },
  'POST /destination/retrei_destination': { body: { name: 'NOWHERE' }, answers: [404] },
  'POST /destination/order_venues': { body: { rows: [{ id: 999_999, version: 1, priority: 1 }] }, answers: [404] },
  'GET /destination/affected_orders': { path: '/destination/affected_orders?venue=XNAS' },
  'DELETE /destination/remove_configuration': {
    path: `/destination/remove_configuration?id=${unknownId}`,
    answers: [404],
  },
  // The demo desk has it on its list.
  'POST /venue': { body: { data: { micCode: 'TQEX' } }, answers: [409] },
  'DELETE /venue/:id': { path: `/venue/${unknownId}`, answers: [404] },
  'POST /strategies/remove_strategy': {
    body: { strategy_destination: 'no_such_setting', strategy_name: 'pov' },
    answers: [404],
  },
  'GET /strategies/settings': { path: '/strategies/settings?settings_version=v1' },
  'POST /strategies/save_setting': { body: flatSetting, answers: [200, 409] },
  'GET /strategies/settings/:id/versions': {
    path: `/strategies/settings/${unknownId}/versions?settings_version=v1`,
    answers: [404],
  },
  'GET /strategies/settings/:id/uses': {
    path: `/strategies/settings/${unknownId}/uses?settings_version=v1`,
    answers: [404],
  },
  'GET /strategies/settings/:id/figures': {
    path: `/strategies/settings/${unknownId}/figures?settings_version=v1`,
    answers: [404],
  },
  'POST /strategies/settings/:id/restore': {
    path: `/strategies/settings/${unknownId}/restore`,
    body: { settings_version: 'v1', restore: 1, version: 1 },
    answers: [404],
  },
  'POST /strategies/proposals/:id/amend': {
    path: `/strategies/proposals/${unknownId}/amend`,
    body: { ...flatSetting, asset_class: null },
    answers: [404],
  },
  'POST /strategies/proposals/:id/approve': {
    path: `/strategies/proposals/${unknownId}/approve`,
    body: { revision: 1 },
    answers: [404],
  },
  'POST /strategies/proposals/:id/reject': {
    path: `/strategies/proposals/${unknownId}/reject`,
    body: { note: 'Matrix' },
    answers: [404],
  },
  'POST /strategies/proposals/:id/withdraw': { path: `/strategies/proposals/${unknownId}/withdraw`, answers: [404] },
  ...reportSamples,
  'GET /api/cost-estimator-fixed-participation/': {
    path: '/api/cost-estimator-fixed-participation/?exchange_symbol=NONE&part_rate=5',
    answers: [404],
  },
  'GET /api/cost-estimator-fixed-duration/': {
    path: '/api/cost-estimator-fixed-duration/?exchange_symbol=NONE&duration_minutes=60',
    answers: [404],
  },
  'GET /api/realized-orders/': { path: '/api/realized-orders/?exchange_symbol=NONE' },
  'GET /api/cost-by-group/': { path: '/api/cost-by-group/?group=list' },
  'GET /api/stat-realized/': { path: '/api/stat-realized/?exchange_symbol=NONE', answers: [404] },
  'GET /api/stat-estimate/': { path: '/api/stat-estimate/?exchange_symbol=NONE', answers: [404] },
  'GET /api/trading-stats/': { path: '/api/trading-stats/?exchange_symbol=NONE', answers: [404] },
  'POST /auth/token/login/': { body: { email: 'nobody@desk.example', password: 'wrong' }, answers: [400, 401] },
};

export function sampleFor(call: RestCall): SampleRequest {
  return samples[`${call.method} ${call.path}`] ?? (call.body === undefined ? {} : { body: {} });
}
