import { ALL_CALLS } from '@meridian/protocol/rest/all-calls';
import type { RestCall } from '@meridian/protocol/rest/rest-call';
import {
  anything,
  assert,
  asyncProperty,
  constant,
  constantFrom,
  dictionary,
  integer,
  oneof,
  record,
  string,
} from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exampleOf } from '../testing/example-of.ts';
import { type Answer, startTestMainApi } from '../testing/start-test-main-api.ts';
import { openStrategyDesk, SETTING, STRATEGY } from '../testing/strategy-desk.ts';

const api = await startTestMainApi();
afterAll(() => api.stop());
const desk = await openStrategyDesk(api);

const FOLDERS = new Set(['strategies', 'destination', 'venue', 'configuration', 'user', 'user-view-settings']);
/** Whatever configures the desk or a user's own screens, now and later. */
const CALLS = ALL_CALLS.filter(
  ({ service, path }) =>
    service === 'main' && (FOLDERS.has(path.split('/')[1] ?? '') || path.startsWith('/admin/accounts')),
);
const titled = (calls: readonly RestCall[]) => calls.map((call) => [`${call.method} ${call.path}`, call] as const);

/** In the name of everything that is of an account the trader may not see. */
const SECRET = 'Fairhaven secret';

beforeAll(async () => {
  await desk.reset();
  const owner = { owner_account: 'FAIRHAVEN', owner_alloc_account: null };
  const group = {
    name: `${SECRET} group`,
    type: 'regular',
    base: 'vwap',
    multi_arm_param_values: {},
    asset_class: 'EQUITY',
  };
  const view = {
    name: `${SECRET} view`,
    grid: 'parent-orders',
    view: { columns: [], sort: [], filters: {}, groupBy: [] },
  };
  const made = [
    await desk.save({ ...SETTING, ...owner, strategy_destination: SECRET }, desk.admin),
    await desk.insert({ ...STRATEGY, ...owner, strategy_name: SECRET, strategy_destination: 'pov' }, desk.admin),
    await desk.post('create_update_strategy_group', { ...group, ...owner }, desk.admin),
    await api.ask('POST', '/user-view-settings', { token: desk.admin, body: view }),
  ];
  if (made.some(({ status }) => status >= 300)) throw new Error('what must stay secret could not be made');
  await desk.save();
  await desk.insert();
});

const json = anything({ maxDepth: 2, withNullPrototype: false });
const words = oneof(
  constantFrom(
    'ALDGATE',
    'FAIRHAVEN',
    'EQUITY',
    'v1',
    'v2',
    'pov',
    'DMA-1',
    'XNAS',
    '',
    ' ',
    '__proto__',
    '0',
    '1',
    '-1',
  ),
  constant('account,alloc_account,custom_client_name\nNEW,NEW-1,New client'),
  string({ maxLength: 8 }),
);
const ids = integer({ min: -1, max: 9 });

/** What the schema takes, with some fields changed or left out. */
function nearlyGood(schema: NonNullable<RestCall['body']>) {
  const good = exampleOf(schema);
  const example = Array.isArray(good) ? good[0] : good;
  const fields = Object.entries(Object.assign({}, example));
  const changed = fields.map(([name, value]) => [name, oneof(constant(value), words, ids, json)] as const);
  return record(Object.fromEntries(changed), { requiredKeys: [] }).map((one) => (Array.isArray(good) ? [one] : one));
}

function queriesOf({ query }: RestCall) {
  const known = query !== undefined && 'properties' in query ? Object.keys(Object.assign({}, query.properties)) : [];
  return dictionary(constantFrom(...known, 'other'), oneof(words, ids.map(String)), { maxKeys: 4 });
}

const urlOf = (path: string, id: number, query: Record<string, string>) =>
  `${path.replace(/:\w+/u, String(id))}?${new URLSearchParams(query).toString()}`;

/** Sends to a call what its fields, and any other, may hold. */
async function everything(call: RestCall, token: string, look: (answer: Answer) => void): Promise<void> {
  const { method, path, body: schema } = call;
  const bodies =
    schema === undefined ? constant(undefined) : oneof(json, nearlyGood(schema), constant(exampleOf(schema)));
  await assert(
    asyncProperty(bodies, queriesOf(call), ids, async (body, query, id) => {
      const sent = schema === undefined ? {} : { body: body ?? null };
      look(await api.ask(method, urlOf(path, id, query), { token, ...sent }));
    }),
    { numRuns: 15 },
  );
}

test.each(titled(CALLS))('%s answers a trader whatever it is sent, with nothing of another account', (_title, call) =>
  everything(call, desk.trader, ({ status, body }) => {
    expect(status).toBeLessThan(500);
    expect(JSON.stringify(body)).not.toContain(SECRET);
    expect(call.access === 'is_admin' && status < 300).toBe(false);
  }),
);

test.each(titled(CALLS.filter(({ access }) => access === 'is_admin')))(
  '%s answers an administrator whatever it is sent',
  (_title, call) => everything(call, desk.admin, ({ status }) => expect(status).toBeLessThan(500)),
);

function strange(one: unknown): object {
  return Object.assign({}, one, { 'x-strange': 'x-strange' });
}

test.each(titled(CALLS.filter(({ body }) => body !== undefined)))(
  '%s lets no field in that it does not know',
  async (_title, { method, path, body: schema = {}, access }) => {
    const good = exampleOf(schema);
    const token = access === 'is_admin' ? desk.admin : desk.trader;
    const sent = Array.isArray(good) ? good.map(strange) : strange(good);
    const url = urlOf(path, 1, {});
    expect((await api.ask(method, url, { token, body: good })).body['code']).not.toBe('invalid-request');
    const { status, body } = await api.ask(method, url, { token, body: sent });
    expect([status, body['code']]).toEqual([400, 'invalid-request']);
  },
);
