import { Type } from 'typebox';
import { UserSchema } from './identity-schemas.ts';
import { restCall } from './rest-call.ts';

export const AccountSchema = Type.Object({
  account: Type.String(),
  alloc_account: Type.String(),
  custom_client_name: Type.String(),
});

/** What the screen stores per user besides permissions. */
export const UserSettingsSchema = Type.Object({
  server_time_zone: Type.String(),
  is_demo: Type.Boolean(),
  max_connections: Type.Integer(),
  last_login_ms: Type.Union([Type.Integer(), Type.Null()]),
  /** After which time without activity this session ends. Null without a limit. */
  idle_after_ms: Type.Union([Type.Integer(), Type.Null()]),
});

export const userInformation = restCall({
  service: 'main',
  method: 'GET',
  path: '/user/get_user_information',
  summary: 'The user behind an email and the settings of the screen; another user only for administrators.',
  access: 'user',
  query: Type.Object({ email: Type.String({ minLength: 3, maxLength: 254 }) }),
  response: Type.Object({ user: UserSchema, settings: UserSettingsSchema }),
  problems: [404],
});

export const userAccounts = restCall({
  service: 'main',
  method: 'GET',
  path: '/user/accounts/:id',
  summary: 'Accounts and allocation accounts that a user may see; another user only for administrators.',
  access: 'user',
  params: Type.Object({ id: Type.Integer({ minimum: 1 }) }),
  response: Type.Array(AccountSchema),
  problems: [404],
});

export const tcaReportAccounts = restCall({
  service: 'main',
  method: 'GET',
  path: '/user/get_tca_report_accounts',
  summary: 'Accounts for which the user may order transaction cost reports.',
  access: 'user',
  response: Type.Array(AccountSchema),
});

export const nodeWsConnection = restCall({
  service: 'main',
  method: 'POST',
  path: '/node_ws_connection/',
  summary: 'A ticket, good once and for a minute, with which a browser opens a node log socket.',
  access: 'log_permit',
  response: Type.Object({ ticket: Type.String(), expires_in: Type.Integer({ description: 'Seconds' }) }),
});

export const USER_CALLS = [userInformation, userAccounts, tcaReportAccounts, nodeWsConnection] as const;
