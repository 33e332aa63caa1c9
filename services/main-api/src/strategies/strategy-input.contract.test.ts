import type { RestCall } from '@meridian/protocol/rest/rest-call';
import { STRATEGY_SETTINGS_CALLS } from '@meridian/protocol/rest/strategy-settings-calls';
import {
  deleteUserCustomStrategy,
  insertUserCustomStrategy,
  removeStrategy,
} from '@meridian/protocol/rest/strategy-write-calls';
import { anything, assert, asyncProperty, constantFrom, integer, oneof, record, string } from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestMainApi } from '../testing/start-test-main-api.ts';
import { openStrategyDesk, SETTING, STRATEGY } from '../testing/strategy-desk.ts';

const api = await startTestMainApi();
afterAll(() => api.stop());

const desk = await openStrategyDesk(api);
const CALLS: readonly RestCall[] = [
  ...STRATEGY_SETTINGS_CALLS,
  insertUserCustomStrategy,
  deleteUserCustomStrategy,
  removeStrategy,
];
const writes = CALLS.filter(({ body }) => body !== undefined);
const RUNS = { numRuns: 30 };

const names = oneof(constantFrom('pov_quiet', 'pov', 'ALDGATE', 'FAIRHAVEN', '', 'v1'), string({ maxLength: 6 }));
const json = anything({ maxDepth: 2, withNullPrototype: false });

/** Nearly valid input: known fields with mostly valid values. */
const nearlyGood = record(
  {
    strategy_destination: names,
    strategy_name: names,
    asset_class: constantFrom('EQUITY', 'FUTURE', null, 'BOND'),
    owner_account: oneof(names, constantFrom(null)),
    owner_alloc_account: constantFrom(null, 'ALDGATE-CORE', 'X'),
    settings: oneof(constantFrom({}, { pr: 5 }), json),
    param_values: oneof(constantFrom({}, { pr: 5 }), json),
    is_lqseek: oneof(constantFrom(false), json),
    id: integer({ min: -1, max: 9 }),
    version: integer({ min: 0, max: 3 }),
    restore: integer({ min: 0, max: 3 }),
    revision: integer({ min: 0, max: 3 }),
    settings_version: constantFrom('v1', 'v2', 'v3'),
    note: names,
  },
  { requiredKeys: [] },
);

const GOOD: Readonly<Record<string, object>> = {
  '/strategies/save_setting': SETTING,
  '/strategies/settings/:id/restore': { settings_version: 'v1', restore: 1, version: 1 },
  '/strategies/proposals/:id/amend': { ...SETTING, asset_class: null },
  '/strategies/proposals/:id/approve': { revision: 1 },
  '/strategies/proposals/:id/reject': { note: 'No' },
  '/strategies/insert_user_custom_strategy': STRATEGY,
  '/strategies/delete_user_custom_strategy': { id: 1 },
  '/strategies/remove_strategy': { strategy_destination: 'pov_quiet', strategy_name: 'pov' },
};

beforeAll(async () => {
  await desk.reset();
  await desk.requireSecondPerson('ALDGATE');
  // A trader must never see this row.
  await desk.save({ ...SETTING, strategy_destination: 'hidden', owner_account: 'FAIRHAVEN' }, desk.admin);
});

describe.each(writes.map((call) => [call.path, call] as const))('%s', (path, { method }) => {
  const send = (body: unknown, id = 1) =>
    api.ask(method, path.replace(':id', String(id)), { token: desk.trader, body });

  test('answers any input without an internal error or another account’s data', async () => {
    await assert(
      asyncProperty(oneof(json, nearlyGood), integer({ min: 1, max: 9 }), async (body, id) => {
        const answer = await send(body ?? null, id);
        expect(answer.status).toBeLessThan(500);
        expect(JSON.stringify(answer.body)).not.toContain('hidden');
      }),
      RUNS,
    );
  });

  test('refuses unknown fields', async () => {
    const { status, body } = await send({ ...GOOD[path], 'x-strange': 1 });
    expect([status, body['code']]).toEqual([400, 'invalid-request']);
  });
});

test.each(CALLS.filter(({ method }) => method === 'GET').map(({ path }) => path))(
  'GET %s answers whatever query it gets, with nothing of another account',
  async (path) => {
    const text = oneof(names, constantFrom('0', '-1', '1000000000', 'v2', 'EQUITY'));
    const keys = constantFrom('settings_version', 'asset_class', 'limit', 'offset', 'account');
    await assert(
      asyncProperty(keys, text, integer({ min: 0, max: 9 }), async (key, value, id) => {
        const query = new URLSearchParams({ settings_version: 'v1', [key]: value });
        const url = `${path.replace(':id', String(id))}?${query.toString()}`;
        const answer = await api.ask('GET', url, { token: desk.trader });
        expect(answer.status).toBeLessThan(500);
        expect(JSON.stringify(answer.body)).not.toContain('hidden');
      }),
      RUNS,
    );
  },
);
