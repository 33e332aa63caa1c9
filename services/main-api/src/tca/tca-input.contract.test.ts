import type { RestCall } from '@meridian/protocol/rest/rest-call';
import { SURVEILLANCE_CALLS } from '@meridian/protocol/rest/surveillance-calls';
import { TCA_CALLS } from '@meridian/protocol/rest/tca-calls';
import { TCA_RUN_CALLS } from '@meridian/protocol/rest/tca-run-calls';
import {
  anything,
  assert,
  asyncProperty,
  boolean,
  constantFrom,
  dictionary,
  integer,
  oneof,
  record,
  string,
} from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { startTestMainApi } from '../testing/start-test-main-api.ts';

const api = await startTestMainApi();
afterAll(() => api.stop());

const [trader, admin] = await Promise.all([api.tokenOf('trader'), api.tokenOf('admin')]);
const tokenFor = ({ access }: RestCall) => (access === 'is_admin' ? admin : trader);
const CALLS: readonly RestCall[] = [...TCA_CALLS, ...TCA_RUN_CALLS, ...SURVEILLANCE_CALLS];
const pathOf = ({ path }: RestCall) => path.replace(/:\w+/g, '1');
const writes = CALLS.filter(({ body }) => body !== undefined);
const reads = CALLS.filter(({ method }) => method === 'GET');
const RUNS = { numRuns: 25 };

const json = anything({ maxDepth: 2, withNullPrototype: false });
const range = oneof(
  record({ min: oneof(integer(), constantFrom(null)), max: oneof(integer(), constantFrom(null)) }),
  json,
);

/** Near what is right: the fields that the calls know, with values that are often right too. */
const nearlyGood = record(
  {
    report_name: oneof(constantFrom('A', 'Weekly', ' '), string({ maxLength: 5 })),
    report_type: constantFrom('Custom', 'Multiday Drift', 'Wash trade', 'Washing', null),
    frequency: constantFrom('NEVER', 'DAILY', 'WEEKLY', 'MONTHLY', 'HOURLY'),
    date_range: constantFrom('AT', 'LTD', 'LQ', null, 'XX'),
    start_date: constantFrom('2026-11-02', '2026-02-30', '9999-09-09', 'soon'),
    acc: constantFrom([], ['ALDGATE'], ['NOBODY'], 'ALDGATE', [1]),
    pct_adv: range,
    run_time: constantFrom('07:00', '24:00', '7'),
    weekday: integer({ min: -1, max: 9 }),
    is_enabled: oneof(boolean(), json),
    email_receivers: constantFrom([], ['a@b.co'], ['a'], [`a@b.co'; drop table report_run; --`]),
    country: constantFrom([], ["U'S"], ['US']),
    schedule_id: integer({ min: -1, max: 3 }),
    schedule_ids: constantFrom([1], [], [0], 'x'),
    run_id: integer({ min: -1, max: 3 }),
    version: integer({ min: 0, max: 2 }),
    state: constantFrom('open', 'dismissed', 'closed'),
    reason: string({ maxLength: 4 }),
    thresholds: oneof(dictionary(constantFrom('spoof_size_times', 'x'), integer({ min: -1, max: 9 })), json),
    note: string({ maxLength: 4 }),
    account: constantFrom(null, 'ALDGATE', ''),
    asset_class: constantFrom(null, 'EQUITY', 'BOND'),
    days: integer({ min: 0, max: 3 }),
  },
  { requiredKeys: [] },
);

describe.each(writes.map((call) => [`${call.method} ${call.path}`, call] as const))('%s', (_name, call) => {
  const send = (body: unknown) => api.ask(call.method, pathOf(call), { token: tokenFor(call), body });

  test('answers whatever it is sent, and never with a fault of its own', async () => {
    await assert(
      asyncProperty(oneof(json, nearlyGood), async (body) => {
        expect((await send(body ?? null)).status).toBeLessThan(500);
      }),
      RUNS,
    );
  });

  test('is kept from whoever is not signed in', async () => {
    expect((await api.ask(call.method, pathOf(call), { body: {} })).status).toBe(401);
  });
});

test.each(reads.map((call) => [call.path, call] as const))(
  'GET %s answers whatever query it gets',
  async (_path, call) => {
    const text = oneof(string({ maxLength: 8 }), constantFrom('0', '-1', '1000000000', 'true', "' or 1=1", 'pdf'));
    const names = constantFrom(
      'limit',
      'offset',
      'report_location',
      'format',
      'schedule_id',
      'state',
      'rule',
      'run_id',
    );
    await assert(
      asyncProperty(dictionary(names, text, { maxKeys: 3 }), async (fields) => {
        const path = `${pathOf(call)}?${new URLSearchParams(fields).toString()}`;
        const { status } = await api.ask('GET', path, { token: tokenFor(call) });
        expect([200, 400, 403, 404]).toContain(status);
      }),
      RUNS,
    );
  },
);
