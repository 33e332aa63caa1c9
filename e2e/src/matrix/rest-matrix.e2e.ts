import { ProblemSchema } from '@meridian/protocol/problem';
import { ACCOUNT_CALLS } from '@meridian/protocol/rest/account-calls';
import { ADMIN_CALLS } from '@meridian/protocol/rest/admin-calls';
import { ALL_CALLS } from '@meridian/protocol/rest/all-calls';
import { AUTH_CALLS } from '@meridian/protocol/rest/auth-calls';
import { CALIBRATION_CALLS } from '@meridian/protocol/rest/calibration-calls';
import { CONFIGURATION_CALLS } from '@meridian/protocol/rest/configuration-calls';
import { DESTINATION_CALLS, ROUTING_CALLS } from '@meridian/protocol/rest/destination-calls';
import { DRY_RUN_CALLS } from '@meridian/protocol/rest/dry-run-calls';
import { DUTY_CALLS } from '@meridian/protocol/rest/duty-calls';
import { FIRST_STEPS_CALLS } from '@meridian/protocol/rest/first-steps-calls';
import { LIMIT_CALLS } from '@meridian/protocol/rest/limit-calls';
import { LOGS_CALLS } from '@meridian/protocol/rest/logs-calls';
import { MARKET_INTELLIGENCE_AUTH_CALLS } from '@meridian/protocol/rest/market-intelligence-auth-calls';
import { PRE_TRADE_CALLS } from '@meridian/protocol/rest/pre-trade-calls';
import { PREFERENCE_CALLS } from '@meridian/protocol/rest/preference-calls';
import { RANGE_COVERAGE_CALLS } from '@meridian/protocol/rest/range-coverage-calls';
import { MARKET_INTELLIGENCE_CALLS } from '@meridian/protocol/rest/market-intelligence-calls';
import { REFERENCE_CALLS } from '@meridian/protocol/rest/reference-calls';
import type { RestCall } from '@meridian/protocol/rest/rest-call';
import { SECURITY_LOG_CALLS } from '@meridian/protocol/rest/security-log-calls';
import { STRATEGY_GROUP_CALLS } from '@meridian/protocol/rest/strategy-group-calls';
import { STRATEGY_READ_CALLS } from '@meridian/protocol/rest/strategy-read-calls';
import { STRATEGY_SETTINGS_CALLS } from '@meridian/protocol/rest/strategy-settings-calls';
import { STRATEGY_WRITE_CALLS } from '@meridian/protocol/rest/strategy-write-calls';
import { SURVEILLANCE_CALLS } from '@meridian/protocol/rest/surveillance-calls';
import { TCA_CALLS } from '@meridian/protocol/rest/tca-calls';
import { TCA_RUN_CALLS } from '@meridian/protocol/rest/tca-run-calls';
import { USER_CALLS, userAccounts, userInformation } from '@meridian/protocol/rest/user-calls';
import { VENUE_ANALYTICS_CALLS } from '@meridian/protocol/rest/venue-analytics-calls';
import { VENUE_CALLS } from '@meridian/protocol/rest/venue-calls';
import { WAITING_CALLS } from '@meridian/protocol/rest/waiting-calls';
import {
  createViewSetting,
  deleteViewSetting,
  getViewSetting,
  listViewSettings,
  VIEW_SETTING_CALLS,
} from '@meridian/protocol/rest/view-setting-calls';
import { Value } from 'typebox/value';
import { expect, test } from '../world/fixtures.ts';
import { demoEmail } from '../world/sign-in.ts';
import { type Caller, type Credentials, callers, signInCallers } from './callers.ts';
import { expectedRefusal } from './expected-status.ts';
import { plainView, sampleFor } from './sample-requests.ts';

/** Calls that end the caller's session come last, so that the rows before them still have one. */
const served: readonly RestCall[] = [
  ...USER_CALLS,
  ...PREFERENCE_CALLS,
  ...ADMIN_CALLS,
  ...DUTY_CALLS,
  ...WAITING_CALLS,
  ...SECURITY_LOG_CALLS,
  ...ACCOUNT_CALLS,
  ...REFERENCE_CALLS,
  ...LIMIT_CALLS,
  ...FIRST_STEPS_CALLS,
  ...TCA_CALLS,
  ...TCA_RUN_CALLS,
  ...RANGE_COVERAGE_CALLS,
  ...SURVEILLANCE_CALLS,
  ...DESTINATION_CALLS,
  ...ROUTING_CALLS,
  ...CONFIGURATION_CALLS,
  ...VENUE_CALLS,
  ...VENUE_ANALYTICS_CALLS,
  ...LOGS_CALLS,
  ...PRE_TRADE_CALLS,
  ...VIEW_SETTING_CALLS,
  ...STRATEGY_READ_CALLS,
  ...STRATEGY_WRITE_CALLS,
  ...STRATEGY_SETTINGS_CALLS,
  ...STRATEGY_GROUP_CALLS,
  ...DRY_RUN_CALLS,
  ...AUTH_CALLS,
  ...MARKET_INTELLIGENCE_AUTH_CALLS,
  ...MARKET_INTELLIGENCE_CALLS,
  ...CALIBRATION_CALLS,
].sort((a, b) => Number(a.path.includes('logout')) - Number(b.path.includes('logout')));

const othersData = [
  { call: userInformation, path: '/user/get_user_information?email=newcomer%40meridian.local' },
  { call: userAccounts, path: '/user/accounts/5' },
];

type Answer = { readonly status: number; readonly body: unknown };

async function ask(url: string, call: RestCall, who: Credentials, path = call.path, body?: unknown): Promise<Answer> {
  const isMain = call.service === 'main';
  const token = isMain ? who.tokens.main : who.tokens.marketIntelligence;
  const own = path
    .replace('OWN_ID', String(who.user?.id ?? 1))
    .replace('OWN', encodeURIComponent(who.user?.email_id ?? demoEmail('trader')));
  const response = await fetch(`${url}${isMain ? '/main' : '/mi'}${own}`, {
    method: call.method,
    headers: {
      ...(token === null ? {} : { authorization: `${isMain ? 'Bearer' : 'Token'} ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  if (text === '') return { status: response.status, body: null };
  return { status: response.status, body: isJson ? JSON.parse(text) : text };
}

/** Another unknown email for each row, so that no row spends the tries of the next. */
function withOwnStranger(body: unknown, index: number): unknown {
  const text = JSON.stringify(body);
  return text === undefined ? undefined : JSON.parse(text.replace('nobody@', `nobody${index}@`));
}

function checkAnswer(call: RestCall, caller: Caller, who: Credentials, { status, body }: Answer): void {
  const row = `${call.method} ${call.path} as ${caller}`;
  const refusal = expectedRefusal(call, who);
  if (refusal !== null) {
    expect.soft(status, row).toBe(refusal);
  } else {
    const allowed = sampleFor(call).answers ?? [call.status ?? 200];
    expect.soft(allowed, `${row}: ${JSON.stringify(body)}`).toContain(status);
  }
  const schema = status >= 400 ? ProblemSchema : call.response;
  expect.soft(Value.Check(schema, body), `${row}: ${JSON.stringify(body).slice(0, 300)}`).toBe(true);
}

test.describe.configure({ mode: 'serial' });

test.describe('REST matrix', () => {
  let known: ReadonlyMap<Caller, Credentials>;

  test.beforeAll(async ({ world }) => {
    known = await signInCallers(world.url);
  });

  function credentials(caller: Caller): Credentials {
    const who = known.get(caller);
    if (who === undefined) throw new Error(`${caller} did not sign in`);
    return who;
  }

  test("another user's data is kept from a trader and given to an administrator", async ({ world }) => {
    for (const { call, path } of othersData) {
      for (const caller of ['trader', 'viewer', 'admin'] as const) {
        const { status } = await ask(world.url, call, credentials(caller), path);
        expect.soft(caller === 'admin' ? [200] : [403, 404], `${path} as ${caller}`).toContain(status);
      }
    }
  });

  test("another user's view is there for nobody, and nobody changes it", async ({ world }) => {
    const owner = credentials('trader');
    const body = { name: `Own ${world.url}`, grid: 'executions', isDefault: true, view: plainView };
    const made = await ask(world.url, createViewSetting, owner, createViewSetting.path, body);
    expect(made.status).toBe(201);
    const { id } = made.body as { id: number };
    for (const call of VIEW_SETTING_CALLS.filter(({ path }) => path.includes(':id'))) {
      for (const caller of ['viewer', 'admin'] as const) {
        const path = call.path.replace(':id', String(id));
        const { status } = await ask(world.url, call, credentials(caller), path, sampleFor(call).body);
        expect.soft(status, `${call.method} ${path} as ${caller}`).toBe(404);
      }
    }
    for (const caller of ['viewer', 'admin'] as const) {
      const list = await ask(
        world.url,
        listViewSettings,
        credentials(caller),
        `${listViewSettings.path}?grid=executions`,
      );
      expect.soft(list.body, `list as ${caller}`).not.toContainEqual(expect.objectContaining({ id }));
    }
    const own = `/user-view-settings/${id}`;
    expect((await ask(world.url, getViewSetting, owner, own)).body).toEqual(made.body);
    expect((await ask(world.url, deleteViewSetting, owner, own)).status).toBe(200);
  });

  for (const call of served) {
    test(`${call.service} ${call.method} ${call.path}`, async ({ world }) => {
      const { path, body } = sampleFor(call);
      for (const [index, caller] of callers.entries()) {
        const who = credentials(caller);
        checkAnswer(call, caller, who, await ask(world.url, call, who, path, withOwnStranger(body, index)));
      }
    });
  }

  test('has every call of both services', () => {
    expect(ALL_CALLS.filter((call) => !served.includes(call)).map(({ path }) => path)).toEqual([]);
  });
});
