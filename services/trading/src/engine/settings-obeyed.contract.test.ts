import { readOrderRows } from '@meridian/protocol/live/order-answers';
import { readRouteExplanation, type RouteExplanation } from '@meridian/protocol/live/route-explanation';
import {
  type ConfigurationWriter,
  createConfigurationStore,
} from '@meridian/storage/configuration/configuration-store';
import { toVenueConfiguration, toVenueValues } from '@meridian/storage/configuration/routing-rows';
import { anything, assert, asyncProperty, constantFrom, dictionary, oneof, string } from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderAccepted } from '../kernel/events/order-events.ts';
import { testUser } from '../live/testing.ts';
import { approveAll } from './testing/approve-all.ts';
import { openSocketDesk, type SocketUser } from './testing/socket-desk.ts';

const ALL = { are_actions_permitted: true, market_data_permit: true } as const;
const ALDGATE = { accounts: ['ALDGATE'], alloc_accounts: [] };
const trader = testUser({ ...ALL, id: 1, email_id: 'trader@desk.example', data_permissions: ALDGATE });
const BOREALIS = { accounts: ['BOREALIS'], alloc_accounts: [] };
const stranger = testUser({ ...ALL, id: 2, email_id: 'stranger@desk.example', data_permissions: BOREALIS });
const nowMs = () => Date.now();

let desk: Awaited<ReturnType<typeof openSocketDesk>>;
let user: SocketUser;
let other: SocketUser;
let writer: ConfigurationWriter;

beforeAll(async () => {
  desk = await openSocketDesk([trader, stranger]);
  [user, other] = [await desk.signIn(trader), await desk.signIn(stranger)];
  const author = { short_name: '', organisation: '', password_hash: '', created_ms: 1, last_login_ms: null };
  const { id: userId } = await desk.database.db
    .insertInto('app_user')
    .values({ ...author, name: 'Anna', email: 'anna@x.io' })
    .returning('id')
    .executeTakeFirstOrThrow();
  writer = { userId, email: 'anna@x.io', accessTo: () => 'write' };
}, 60_000);

afterAll(() => desk.close());

const store = () => createConfigurationStore({ database: desk.database, nowMs });

/** As the main service saves it; the engine is told as by the bus, and a command that follows is done by it. */
async function told(): Promise<void> {
  desk.routingChanged();
  await user.give('destination.retry', { destination_name: 'NOWHERE' });
}

/** Which version it is now. */
async function changeSetting(name: string, settings: Readonly<Record<string, number>>): Promise<number> {
  const row = (await store().list('setting')).find((one) => one.name === name && one.owner_account === null);
  if (row === undefined) throw new Error(`no setting ${name}`);
  await store().proposals.submit('setting', [{ ...row, document: { ...row.document, settings } }], { writer });
  await approveAll(desk.database, store());
  await told();
  return row.version + 1;
}

/** Sends every venue of an order through one destination by default. */
async function changeDefaults(venues: readonly string[], defaultDestinations: readonly string[]): Promise<void> {
  const rows = (await store().list('venue_configuration')).filter(({ document }) => venues.includes(document.venue));
  const values = rows.map(({ id, version, ...row }) => {
    const before = toVenueConfiguration({ id, version, ...row });
    return Object.assign(toVenueValues({ ...before, defaultDestinations, venueOverrides: [] }), { id, version });
  });
  const outcome = await store().proposals.submitTogether('venue_configuration', values, { writer });
  expect(outcome).toMatchObject({ kind: 'done' });
  await approveAll(desk.database, store());
  await told();
}

let sent = 0;

/** Every order of the user: a number drawn at random may be that of an earlier one. */
const own = new Set<number>();

async function send(as: string): Promise<number> {
  sent += 1;
  const { data, message } = await user.give('order.new', {
    strat: 'pov',
    account: 'ALDGATE',
    alloc_account: 'ALDGATE-CORE',
    exchange_symbol: 'AAPL',
    asset_class: 'EQUITY',
    order_side: 'BUY',
    order_type: 'MARKET',
    order_qty: 40_000 + sent,
    strategy_parameters: JSON.stringify({ as, dark: false }),
    override_reason: 'Test of settings',
  });
  const id = readOrderRows(data)[0]?.parent_order_numeric_id;
  if (id === undefined || id === null) throw new Error(message);
  own.add(id);
  return id;
}

async function eventsOf<Body>(id: number, kind: string): Promise<readonly Body[]> {
  const rows = await desk.database.db
    .selectFrom('trading_event')
    .select('body')
    .where('kind', '=', kind)
    .where('parent_id', '=', id)
    .execute();
  return rows.map(({ body }): Body => JSON.parse(body));
}

/** What the journal says that an order was accepted with. */
async function recorded(id: number) {
  const [accepted] = await eventsOf<Pick<OrderAccepted, 'route'>>(id, 'OrderAccepted');
  const route = accepted?.route;
  return { setting: route?.settingName, version: route?.settingVersion, rate: route?.parameters.participationRate };
}

async function explained(id: number): Promise<RouteExplanation> {
  const { data, message } = await user.give('trade.explain_route', { parent_order_numeric_id: id });
  const explanation = readRouteExplanation(data);
  if (explanation === null) throw new Error(message);
  return explanation;
}

describe('a V1 setting on the running engine', () => {
  it('works the next order by its new value, and both orders keep the version that they came by', async () => {
    const before = await send('pov_desk');
    expect(await recorded(before)).toEqual({ setting: 'pov_desk', version: 1, rate: 0.1 });
    const version = await changeSetting('pov_desk', { pr: 6, vc: 15 });
    const after = await send('pov_desk');
    expect(await recorded(after)).toEqual({ setting: 'pov_desk', version, rate: 0.06 });
    expect(await recorded(before)).toEqual({ setting: 'pov_desk', version: 1, rate: 0.1 });
  }, 60_000);

  it('reaches the orders of a custom strategy that builds on it', async () => {
    await changeSetting('pov_desk', { pr: 4, vc: 15 });
    expect(await recorded(await send('POV 10% adaptive'))).toMatchObject({ setting: 'POV 10% adaptive', rate: 0.04 });
  }, 60_000);
});

describe('default destinations on the running engine', () => {
  it('take the next child orders of every venue, in their order', async () => {
    await changeDefaults(['XNAS', 'ARCX', 'BATS'], ['BRK-SOR', 'ALGO-DMA-1']);
    const id = await send('pov_desk');
    const ways = async () =>
      (await eventsOf<{ terms: { destination: string } }>(id, 'ChildCreated')).map(({ terms }) => terms.destination);
    await expect.poll(async () => (await ways()).length, { timeout: 30_000, interval: 100 }).toBeGreaterThan(0);
    expect(new Set(await ways())).toEqual(new Set(['BRK-SOR']));
  }, 60_000);
});

describe('the configuration sidebar', () => {
  it('tells what an order came by, and what the configuration would choose now', async () => {
    const id = await send('vwap_desk');
    const same = await explained(id);
    expect(same).toMatchObject({
      parent_order_numeric_id: id,
      taken: { strategy: 'vwap', setting_name: 'vwap_desk', group_name: null, arms: [] },
      refusal: null,
    });
    expect(same.now).toEqual(same.taken);
    expect(same.taken?.explanation).toContain('Setting vwap_desk (all accounts).');
    const row = (await store().list('setting')).find(({ name }) => name === 'vwap_desk');
    const document = { strategy_name: 'twap', settings: { vc: 9 }, param_values: {}, is_lqseek: false };
    if (row === undefined) throw new Error('the desk began without the setting');
    await store().proposals.submit('setting', [{ ...row, document }], { writer });
    await approveAll(desk.database, store());
    await told();
    expect(await explained(id)).toMatchObject({ taken: { strategy: 'vwap' }, now: { strategy: 'twap' } });
    await desk.database.db.deleteFrom('configuration_row').where('id', '=', row.id).execute();
    await told();
    const refusal = 'There is no strategy vwap_desk for ALDGATE in EQUITY.';
    expect(await explained(id)).toMatchObject({ taken: { strategy: 'vwap' }, now: null, refusal });
  }, 60_000);

  it('names the group and the arm, and the ways to the venues', async () => {
    const { taken, venues } = await explained(await send('POV bandit Q4'));
    expect(taken?.group_name).toBe('POV bandit Q4');
    expect(taken?.arms).toHaveLength(1);
    expect(venues.map(({ venue }) => venue)).toEqual(expect.arrayContaining(['XNAS', 'ARCX', 'BATS']));
    expect(venues.filter(({ venue }) => venue === 'XNAS')).toEqual([
      { venue: 'XNAS', destination: 'BRK-SOR', is_up: true },
    ]);
  }, 60_000);

  it('tells nothing of the order of another account', async () => {
    const id = await send('pov_desk');
    const { ok, code, data } = await other.give('trade.explain_route', { parent_order_numeric_id: id });
    expect({ ok, code, data: data ?? null }).toEqual({ ok: false, code: 'not-found', data: null });
  }, 60_000);

  it('answers whatever it is asked; only the number of an order decides what it tells', async () => {
    const id = await send('pov_desk');
    const json = anything({ maxDepth: 1, withNullPrototype: false });
    const names = oneof(constantFrom('parent_order_numeric_id', 'account'), string({ maxLength: 6 }));
    await assert(
      asyncProperty(dictionary(names, json, { maxKeys: 2 }), async (more) => {
        const text = JSON.stringify({ parent_order_numeric_id: id, ...more });
        const args: { parent_order_numeric_id: number } = JSON.parse(text);
        const { ok, code, data } = await user.give('trade.explain_route', args);
        const asked = args.parent_order_numeric_id;
        const expected = own.has(asked) ? (await explained(asked)).taken : undefined;
        expect({ ok, taken: readRouteExplanation(data)?.taken }).toEqual({
          ok: own.has(asked),
          taken: expected,
        });
        expect(code).not.toBe('internal');
      }),
      { numRuns: 40 },
    );
  }, 60_000);
});
