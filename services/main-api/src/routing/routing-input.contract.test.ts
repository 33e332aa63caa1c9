import { CONFIGURATION_CALLS } from '@meridian/protocol/rest/configuration-calls';
import { DESTINATION_CALLS, ROUTING_CALLS } from '@meridian/protocol/rest/destination-calls';
import type { RestCall } from '@meridian/protocol/rest/rest-call';
import { VENUE_CALLS } from '@meridian/protocol/rest/venue-calls';
import { anything, assert, asyncProperty, constantFrom, dictionary, integer, oneof, record, string } from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { startTestMainApi } from '../testing/start-test-main-api.ts';

const api = await startTestMainApi();
afterAll(() => api.stop());

const [trader, admin] = await Promise.all([api.tokenOf('trader'), api.tokenOf('admin')]);
const tokenFor = ({ access }: RestCall) => (access === 'is_admin' ? admin : trader);
const CALLS: readonly RestCall[] = [...DESTINATION_CALLS, ...ROUTING_CALLS, ...VENUE_CALLS, ...CONFIGURATION_CALLS];
const writes = CALLS.filter(({ body }) => body !== undefined);
const reads = CALLS.filter(({ method }) => method === 'GET');
const RUNS = { numRuns: 40 };

const names = oneof(
  constantFrom('DMA-1', 'DMA-2', 'XNAS', 'ARCX', 'ALGO', 'EUB', 'TQEX', ''),
  string({ maxLength: 6 }),
);
const json = anything({ maxDepth: 2, withNullPrototype: false });

/** Nearly valid input: known fields with mostly valid values. */
const nearlyGood = record(
  {
    name: names,
    is_enabled: oneof(constantFrom(true, false), json),
    version: oneof(integer({ min: 0, max: 3 }), json),
    open_orders: constantFrom('leave', 'reroute', 'pause', 'sell'),
    exec_broker: names,
    venue: names,
    priority: oneof(integer(), json),
    defaultDestinations: constantFrom(['DMA-1'], [], ['DMA-1', 'DMA-1'], 'DMA-1', [1]),
    venueOverrides: constantFrom([], [{ venue: 'XNAS', destination: 'DMA-1' }], [{ venue: 'XNAS' }]),
    id: integer({ min: -1, max: 5 }),
    rows: constantFrom([], [{ id: 1, version: 1, priority: 1 }]),
    data: record({ micCode: names, reason: names, ends_ms: integer() }, { requiredKeys: [] }),
  },
  { requiredKeys: [] },
);

const GOOD: Readonly<Record<string, object>> = {
  '/destination/disable_enable_destination': { name: 'DMA-1', is_enabled: true },
  '/destination/disable_enable_venue': { name: 'XNAS', is_enabled: true },
  '/destination/insert_exec_broker': { exec_broker: 'NEW' },
  '/destination/insert_update_configuration': {
    exec_broker: 'ALGO',
    venue: 'XNAS',
    priority: 1,
    defaultDestinations: ['DMA-1'],
    venueOverrides: [],
  },
  '/destination/retrei_destination': { name: 'DMA-2' },
  '/destination/order_venues': { rows: [{ id: 1, version: 1, priority: 1 }] },
  '/venue': { data: { micCode: 'TQEX' } },
  '/configuration/import': {
    file: { format: 'meridian-configuration', version: 1, rows: {} },
    is_preview: true,
  },
};

describe.each(writes.map((call) => [call.path, call] as const))('%s', (path, call) => {
  const send = (body: unknown) => api.ask(call.method, path, { token: tokenFor(call), body });

  test('answers any input without an internal error', async () => {
    await assert(
      asyncProperty(oneof(json, nearlyGood), async (body) => {
        expect((await send(body ?? null)).status).toBeLessThan(500);
      }),
      RUNS,
    );
  });

  test('refuses unknown fields', async () => {
    const strange = dictionary(string({ minLength: 1, maxLength: 8 }), string({ maxLength: 5 }), {
      minKeys: 1,
      maxKeys: 2,
    });
    await assert(
      asyncProperty(strange, async (fields) => {
        const good = GOOD[path];
        expect(good).toBeDefined();
        const unknown = Object.fromEntries(Object.entries(fields).map(([key, value]) => [`x-${key}`, value]));
        const { status, body } = await send({ ...good, ...unknown });
        expect([status, body['code']]).toEqual([400, 'invalid-request']);
      }),
      { numRuns: 10 },
    );
  });
});

test.each(reads.map((call) => [call.path, call] as const))(
  'GET %s answers whatever query it gets',
  async (path, call) => {
    const text = oneof(names, string({ maxLength: 8 }), constantFrom('0', '-1', '1000000000', 'true'));
    const query = dictionary(constantFrom('limit', 'offset', 'destination', 'venue', 'kind', 'other'), text, {
      maxKeys: 3,
    });
    await assert(
      asyncProperty(query, async (fields) => {
        const { status } = await api.ask('GET', `${path}?${new URLSearchParams(fields).toString()}`, {
          token: tokenFor(call),
        });
        expect([200, 400]).toContain(status);
      }),
      RUNS,
    );
  },
);
