import { ROUTING_CHANGED } from '@meridian/protocol/ports/routing';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestMainApi } from '../testing/start-test-main-api.ts';
import { openStrategyDesk } from '../testing/strategy-desk.ts';
import { deskIsDown, settledAt } from '../testing/test-desk.ts';

const api = await startTestMainApi();
afterAll(() => api.stop());

const [trader, viewer] = await Promise.all([api.tokenOf('trader'), api.tokenOf('viewer')]);

const XNAS = {
  exec_broker: 'ALGO',
  venue: 'XNAS',
  priority: 1,
  defaultDestinations: ['DMA-1', 'DMA-2'],
  venueOverrides: [],
};
const ARCX = { ...XNAS, venue: 'ARCX', priority: 2, defaultDestinations: ['DMA-1'] };

const get = (path: string, token = trader) => api.ask('GET', path, { token });
const post = (path: string, body: unknown, token = trader) => api.ask('POST', path, { token, body });
const save = (body: unknown) => post('/destination/insert_update_configuration', body);
const retry = (name: string) => post('/destination/retrei_destination', { name });
const penalise = (data: object) => post('/venue', { data });

beforeEach(async () => {
  await api.database.db.deleteFrom('configuration_row').execute();
  await api.database.db.deleteFrom('configuration_version').execute();
  await api.database.db.deleteFrom('outbox').execute();
  settledAt.length = 0;
});

describe('destinations', () => {
  test('are listed with their live status, a page at a time', async () => {
    const all = await get('/destination/load_fix_destinations');
    expect(all.body).toMatchObject([
      { name: 'DMA-1', status: 2, is_enabled: true, exec_broker: 'ALGO' },
      { name: 'DMA-2', status: 0, is_enabled: true },
    ]);
    const second = await get('/destination/load_fix_destinations?limit=1&offset=1');
    expect([second.headers.get('x-total-count'), second.body]).toMatchObject(['2', [{ name: 'DMA-2' }]]);
  });

  test('are disabled with a reason, once, and open child orders are handled as chosen', async () => {
    const body = { name: 'DMA-1', is_enabled: false, version: 0, reason: 'Slow', open_orders: 'reroute' };
    expect(await post('/destination/disable_enable_destination', body)).toMatchObject({
      status: 200,
      body: { name: 'DMA-1', is_enabled: false, version: 1 },
    });
    expect(settledAt).toEqual([
      { at: { kind: 'destination', name: 'DMA-1' }, choice: 'reroute', reason: 'DMA-1 was disabled: Slow' },
    ]);
    // The second writer saw it enabled.
    expect(await post('/destination/disable_enable_destination', body)).toMatchObject({
      status: 409,
      body: { code: 'changed-meanwhile', current: { is_enabled: false, version: 1 }, yours: body },
    });
    const again = { name: 'DMA-1', is_enabled: true };
    expect(await post('/destination/disable_enable_destination', again)).toMatchObject({
      body: { is_enabled: true, version: 2 },
    });
    expect((await get('/configuration/changes')).body).toMatchObject([
      { kind: 'destination', name: 'DMA-1', version: 2, before: { is_enabled: false }, document: { is_enabled: true } },
      { version: 1, note: 'Slow', saved_by_email: 'trader@meridian.local', before: null },
    ]);
    const news = await api.database.db.selectFrom('outbox').select('topic').execute();
    expect(news.map(({ topic }) => topic)).toEqual([ROUTING_CHANGED, ROUTING_CHANGED]);
  });

  test('show what a switch would affect before it is confirmed', async () => {
    expect((await get('/destination/affected_orders?destination=DMA-1', viewer)).body).toMatchObject({
      child_orders: 3,
      parent_orders: 2,
    });
    expect((await get('/destination/affected_orders')).status).toBe(400);
    expect((await get('/destination/affected_orders?destination=DMA-1&venue=XNAS')).status).toBe(400);
  });

  test('that are down are asked to sign on again', async () => {
    expect(await retry('DMA-2')).toMatchObject({ status: 200, body: { message: 'Reconnecting DMA-2.' } });
    expect((await retry('DMA-1')).status).toBe(409);
    expect((await retry('NOWHERE')).status).toBe(404);
  });
});

describe('venues', () => {
  test('are configured, listed in the order of routing, and removed', async () => {
    const [first, second] = [await save(ARCX), await save(XNAS)];
    expect([first.status, second.status]).toEqual([200, 200]);
    const override = {
      ...XNAS,
      id: second.body['id'],
      version: 1,
      venueOverrides: [{ venue: 'XNAS', destination: 'DMA-2' }],
    };
    expect((await save(override)).body).toMatchObject({ version: 2 });
    expect((await get('/destination/get_configuration_data')).body).toMatchObject([
      { venue: 'XNAS' },
      { venue: 'ARCX' },
    ]);
    expect((await get('/destination/load_venues_with_configured_supporting_broker_destinations')).body).toMatchObject([
      {
        venue: 'XNAS',
        destinations: [{ name: 'DMA-2', status: 0 }, { name: 'DMA-1' }],
        supporting: ['DMA-1', 'DMA-2'],
      },
      { venue: 'ARCX', destinations: [{ name: 'DMA-1' }], supporting: ['DMA-1'] },
    ]);
    const path = `/destination/remove_configuration?id=${String(first.body['id'])}`;
    expect((await api.ask('DELETE', path, { token: trader })).status).toBe(200);
    expect((await api.ask('DELETE', path, { token: trader })).status).toBe(404);
  });

  test('are reordered all at once, or not at all', async () => {
    const [a, b] = [(await save(XNAS)).body['id'], (await save(ARCX)).body['id']];
    const order = (version: number) =>
      post('/destination/order_venues', {
        rows: [
          { id: b, version: 1, priority: 1 },
          { id: a, version, priority: 2 },
        ],
      });
    expect((await order(7)).status).toBe(409);
    expect((await get('/destination/get_configuration_data')).body).toMatchObject([
      { venue: 'XNAS' },
      { venue: 'ARCX' },
    ]);
    expect((await order(1)).body).toMatchObject([
      { venue: 'ARCX', priority: 1, version: 2 },
      { venue: 'XNAS', priority: 2 },
    ]);
  });

  test.each([
    [{ venue: 'ZZZZ' }, 'There is no venue ZZZZ.'],
    [{ exec_broker: 'NOBODY' }, 'There is no execution broker NOBODY. Add it first.'],
    [{ defaultDestinations: [] }, 'XNAS needs a default destination.'],
    [{ venue: 'ARCX', defaultDestinations: ['DMA-2'] }, 'DMA-2 does not reach ARCX.'],
    [{ defaultDestinations: ['NOWHERE'] }, 'There is no destination NOWHERE.'],
    [{ venueOverrides: [{ venue: 'ARCX', destination: 'DMA-1' }] }, 'An override of XNAS cannot be for ARCX.'],
  ])('are refused with %j', async (change, message) => {
    expect(await save({ ...XNAS, ...change })).toMatchObject({ status: 400, body: { message } });
  });

  test('of a broker have one row', async () => {
    await save(XNAS);
    expect((await save(XNAS)).status).toBe(409);
    expect(await post('/destination/insert_exec_broker', { exec_broker: 'EUB' })).toMatchObject({
      status: 201,
      body: { exec_broker: 'EUB', venues: [] },
    });
    expect((await post('/destination/insert_exec_broker', { exec_broker: 'eub' })).status).toBe(409);
    expect((await save({ ...XNAS, exec_broker: 'EUB' })).status).toBe(200);
    expect((await get('/destination/venue_configuration_broker')).body).toMatchObject([
      { exec_broker: 'ALGO', venues: ['XNAS', 'ARCX'] },
      { exec_broker: 'BRK', venues: ['XNAS'] },
      { exec_broker: 'EUB', venues: [] },
    ]);
  });

  test('are disabled like destinations', async () => {
    const off = { name: 'XNAS', is_enabled: false, open_orders: 'pause' };
    expect((await post('/destination/disable_enable_venue', off)).body).toMatchObject({ is_enabled: false });
    expect(settledAt).toMatchObject([{ at: { kind: 'venue', name: 'XNAS' }, choice: 'pause' }]);
    expect((await post('/destination/disable_enable_venue', { ...off, name: 'ZZZZ' })).status).toBe(404);
  });
});

describe('the penalty list', () => {
  test('pauses nothing half: while the desk is down a penalty that touches open orders is not kept', async () => {
    deskIsDown.now = true;
    const add = (open_orders: string) =>
      api.ask('POST', '/venue', { token: trader, body: { data: { micCode: 'XDRK', reason: 'Slow', open_orders } } });
    expect(await add('pause')).toMatchObject({ status: 503, body: { code: 'desk-down' } });
    expect((await api.ask('GET', '/venue', { token: trader })).body).toEqual([]);
    expect((await add('leave')).status).toBe(201);
    deskIsDown.now = false;
  });

  test('accepts a venue once, with reason and end, and again after its penalty has ended', async () => {
    const ends_ms = api.nowMs() + 60_000;
    const added = await penalise({ micCode: 'TQEX', reason: 'Toxic', ends_ms });
    expect(added).toMatchObject({ status: 201, body: { micCode: 'TQEX', reason: 'Toxic', ends_ms } });
    expect(await penalise({ micCode: 'TQEX' })).toMatchObject({
      status: 409,
      body: { message: 'TQEX is on the penalty list already.' },
    });
    api.advance(61_000);
    const again = await penalise({ micCode: 'TQEX' });
    expect(again).toMatchObject({ status: 201, body: { id: added.body['id'], ends_ms: null, version: 2 } });
    expect((await get('/venue', viewer)).body).toMatchObject([{ micCode: 'TQEX' }]);
    const path = `/venue/${String(added.body['id'])}`;
    expect(await api.ask('DELETE', path, { token: trader })).toMatchObject({ status: 200 });
    expect((await api.ask('DELETE', path, { token: trader })).status).toBe(404);
  });

  test('refuses an invalid MIC, and an end in the past', async () => {
    for (const micCode of ['TQ', 'tqex', 'TQEXX', 'TQ X', '']) expect((await penalise({ micCode })).status).toBe(400);
    expect((await penalise({ micCode: 'TQEX', ends_ms: 1 })).status).toBe(400);
  });
});

test('a viewer changes nothing', async () => {
  const calls = [
    ['/destination/disable_enable_destination', { name: 'DMA-1', is_enabled: false }],
    ['/destination/insert_update_configuration', XNAS],
    ['/destination/insert_exec_broker', { exec_broker: 'EUB' }],
    ['/destination/retrei_destination', { name: 'DMA-2' }],
    ['/venue', { data: { micCode: 'TQEX' } }],
  ] as const;
  for (const [path, body] of calls) expect((await post(path, body, viewer)).status).toBe(403);
});

const idOf = ({ body }: { readonly body: Record<string, unknown> }) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the service validates its own answers.
  (body['proposal'] as { readonly id: number } | undefined)?.id ?? 0;
const decide = (id: number, verb: 'approve' | 'withdraw', token: string) =>
  post(`/strategies/proposals/${id}/${verb}`, { revision: 1 }, token);
const turn = (is_enabled: boolean) => post('/destination/disable_enable_destination', { name: 'DMA-1', is_enabled });
const isEnabled = async () => (await get('/destination/load_fix_destinations')).body;

describe('an account under four eyes', () => {
  test('a destination is taken out by one person at once, and comes back with a second one', async () => {
    const desk = await openStrategyDesk(api);
    await desk.requireSecondPerson('DELPHINE-EU');
    expect((await turn(false)).body).toMatchObject({ name: 'DMA-1', is_enabled: false });
    const asked = await turn(true);
    expect(asked.body).toMatchObject({ proposal: { kind: 'destination', name: 'DMA-1', changes: ['Enables DMA-1'] } });
    expect(await isEnabled()).toMatchObject([{ is_enabled: false }, {}]);
    expect(await turn(true)).toMatchObject({ status: 409, body: { code: 'change-pending' } });
    expect(await decide(idOf(asked), 'approve', trader)).toMatchObject({ status: 409, body: { code: 'own-proposal' } });
    expect((await decide(idOf(asked), 'approve', desk.admin)).status).toBe(200);
    expect(await isEnabled()).toMatchObject([{ is_enabled: true }, {}]);
    await desk.reset();
  });

  test('a way to a venue waits for a person who sees every account under approval, and an order of venues is one request', async () => {
    const [a, b] = [(await save(XNAS)).body['id'], (await save(ARCX)).body['id']];
    const desk = await openStrategyDesk(api);
    await desk.requireSecondPerson('EVERMARK-FUT');
    const order = (token: string) =>
      post(
        '/destination/order_venues',
        {
          rows: [
            { id: b, version: 1, priority: 1 },
            { id: a, version: 1, priority: 2 },
          ],
        },
        token,
      );
    const first = await order(desk.admin);
    expect(first.body).toMatchObject({ proposal: { changes: [expect.any(String), expect.any(String)] } });
    // The trader does not see that account.
    expect(await decide(idOf(first), 'approve', trader)).toMatchObject({ status: 403 });
    expect((await decide(idOf(first), 'withdraw', desk.admin)).status).toBe(200);
    const again = await order(trader);
    expect((await get('/destination/get_configuration_data')).body).toMatchObject([
      { venue: 'XNAS' },
      { venue: 'ARCX' },
    ]);
    expect((await decide(idOf(again), 'approve', desk.admin)).status).toBe(200);
    expect((await get('/destination/get_configuration_data')).body).toMatchObject([
      { venue: 'ARCX', priority: 1 },
      { venue: 'XNAS', priority: 2 },
    ]);
    expect((await save({ ...XNAS, id: a, version: 2, defaultDestinations: ['DMA-2'] })).body).toHaveProperty(
      'proposal',
    );
    expect(
      (await api.ask('DELETE', `/destination/remove_configuration?id=${String(b)}`, { token: trader })).body,
    ).toHaveProperty('proposal');
    await desk.reset();
  });

  test('a venue goes on the penalty list at once, and is taken off with a second person', async () => {
    const desk = await openStrategyDesk(api);
    await desk.requireSecondPerson('ALDGATE');
    const added = await penalise({ micCode: 'XNAS', reason: 'Toxic' });
    expect(added.status).toBe(201);
    const removed = await api.ask('DELETE', `/venue/${String(added.body['id'])}`, { token: trader });
    expect(removed.body).toMatchObject({
      proposal: { action: 'remove', changes: ['Takes XNAS off the penalty list'] },
    });
    expect((await get('/venue')).body).toMatchObject([{ micCode: 'XNAS' }]);
    await desk.reset();
  });
});
