import type { VenueConfiguration } from '@meridian/domain/entities/venue-configuration';
import type { OpenOrdersChoice } from '@meridian/domain/routing/open-orders-choice';
import { readOrderRows } from '@meridian/protocol/live/order-answers';
import {
  type ConfigurationWriter,
  createConfigurationStore,
  type RowToSave,
} from '@meridian/storage/configuration/configuration-store';
import type { DeskKind } from '@meridian/storage/configuration/governed-kinds';
import { routingValues, toVenueConfiguration, toVenueValues } from '@meridian/storage/configuration/routing-rows';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { testUser } from '../live/testing.ts';
import { approveAll } from './testing/approve-all.ts';
import { openSocketDesk, type SocketUser } from './testing/socket-desk.ts';

const trader = testUser({
  id: 1,
  email_id: 'trader@desk.example',
  are_actions_permitted: true,
  market_data_permit: true,
  data_permissions: { accounts: ['ALDGATE'], alloc_accounts: [] },
});

const nowMs = () => Date.now();
const SETTLE = { timeout: 30_000, interval: 100 };
const WHY = 'Test of routing';

let desk: Awaited<ReturnType<typeof openSocketDesk>>;
let user: SocketUser;
let writer: ConfigurationWriter;

beforeAll(async () => {
  desk = await openSocketDesk([trader]);
  user = await desk.signIn(trader);
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

/** Saves like the main service; the engine is notified as by the bus. */
async function save<Kind extends DeskKind>(kind: Kind, row: RowToSave<Kind>): Promise<void> {
  const before = (await store().list(kind)).find(({ name }) => name === row.name);
  const rows = [{ ...row, id: before?.id, version: before?.version }];
  expect(await store().proposals.submitTogether(kind, rows, { writer })).toMatchObject({ kind: 'done' });
  await approveAll(desk.database, store());
  desk.routingChanged();
}

const turn = (
  kind: 'destination' | 'venue',
  name: string,
  is_enabled: boolean,
  open_orders: OpenOrdersChoice = 'leave',
) => save(kind, routingValues<'destination' | 'venue'>(name, { is_enabled, open_orders }));

const penalise = (ends_ms: number | null) =>
  save('penalty', routingValues<'penalty'>('XNAS', { reason: WHY, ends_ms, open_orders: 'reroute' }));

async function change(venue: string, with_: Partial<VenueConfiguration>): Promise<void> {
  const row = (await store().list('venue_configuration')).find(({ document }) => document.venue === venue);
  if (row === undefined) throw new Error(`no configuration of ${venue}`);
  await save('venue_configuration', toVenueValues({ ...toVenueConfiguration(row), ...with_ }));
}

type Child = { readonly childId: number; readonly venue: string; readonly destination: string };

const affected = (kind: 'destination' | 'venue', name: string) => desk.port.affected({ kind, name }, trader);

let sent = 0;

/** An order that works on lit venues. */
async function workingOrder(): Promise<number> {
  sent += 1;
  const { data, message } = await user.give('order.new', {
    strat: 'pov',
    account: 'ALDGATE',
    alloc_account: 'ALDGATE-CORE',
    exchange_symbol: ['AAPL', 'MSFT', 'NVDA', 'AMZN', 'META', 'TSLA'][sent % 6] ?? 'AAPL',
    asset_class: 'EQUITY',
    order_side: 'BUY',
    order_type: 'MARKET',
    order_qty: 50_000 + sent,
    strategy_parameters: JSON.stringify({ pr: 10, dark: false }),
    override_reason: WHY,
  });
  const id = readOrderRows(data)[0]?.parent_order_numeric_id;
  if (id === undefined || id === null) throw new Error(message);
  return id;
}

async function eventsSince<Body>(kind: string): Promise<readonly Body[]> {
  const rows = await desk.database.db
    .selectFrom('trading_event')
    .select('body')
    .where('kind', '=', kind)
    .where('at_ms', '>', changedMs)
    .execute();
  return rows.map(({ body }): Body => JSON.parse(body));
}

/** Child orders that were sent since the change. */
async function sentSince(): Promise<readonly Child[]> {
  const events = await eventsSince<{ childId: number; terms: Omit<Child, 'childId'> }>('ChildCreated');
  return events.map(({ childId, terms: { venue, destination } }) => ({ childId, venue, destination }));
}

/** Waits for new child orders and returns the wrong ones. */
async function wrongOfNext(isRight: (child: Child) => boolean): Promise<readonly Child[]> {
  await expect.poll(async () => (await sentSince()).length, SETTLE).toBeGreaterThan(1);
  return (await sentSince()).filter((child) => !isRight(child));
}

let changedMs = 0;

/** A command after a change uses it, so the change is in force once the command is answered. */
async function changeHolds(): Promise<void> {
  await user.give('destination.retry', { destination_name: 'NOWHERE' });
  changedMs = Date.now();
}

const openOnLitVenues = () => ['XNAS', 'ARCX', 'BATS'].map((venue) => affected('venue', venue).child_orders);

async function cancelAll(): Promise<void> {
  const orders = await desk.database.db
    .selectFrom('trading_event')
    .select('parent_id')
    .where('kind', '=', 'OrderReceived')
    .execute();
  const ids = orders.flatMap(({ parent_id }) => (parent_id === null ? [] : [parent_id]));
  if (ids.length > 0) await user.give('order.cancel', { parent_order_numeric_ids: ids });
  await expect.poll(openOnLitVenues, SETTLE).toEqual([0, 0, 0]);
}

afterEach(cancelAll);

describe('routing on the running engine', () => {
  it('sends nothing to a penalised venue until its penalty ends, and then again', async () => {
    await turn('venue', 'BATS', false, 'reroute');
    await penalise(null);
    await changeHolds();
    await workingOrder();
    expect(await wrongOfNext(({ venue }) => venue === 'ARCX')).toEqual([]);
    await turn('venue', 'ARCX', false, 'reroute');
    const ends_ms = Date.now() + 3_000;
    await penalise(ends_ms);
    await changeHolds();
    // Only the end of the penalty leaves it a venue.
    await expect.poll(async () => (await sentSince()).map(({ venue }) => venue), SETTLE).toContain('XNAS');
    expect(Date.now()).toBeGreaterThanOrEqual(ends_ms);
    await turn('venue', 'ARCX', true);
    await turn('venue', 'BATS', true);
  }, 90_000);

  it('follows priority and override, and leaves a disabled destination', async () => {
    await change('XNAS', { priority: 1 });
    await change('ARCX', { priority: 5 });
    await change('BATS', { priority: 6 });
    await change('XNAS', { venueOverrides: [{ venue: 'XNAS', destination: 'BRK-SOR' }] });
    await changeHolds();
    await workingOrder();
    expect(await wrongOfNext(({ venue, destination }) => venue === 'XNAS' && destination === 'BRK-SOR')).toEqual([]);
    await turn('destination', 'BRK-SOR', false, 'reroute');
    await changeHolds();
    await workingOrder();
    expect(await wrongOfNext(({ venue, destination }) => venue === 'XNAS' && destination === 'ALGO-DMA-1')).toEqual([]);
    await turn('destination', 'BRK-SOR', true);
    await change('XNAS', { venueOverrides: [] });
  }, 90_000);

  it('leaves open child orders where they are, reroutes them, or pauses their orders, as chosen', async () => {
    await changeHolds();
    await workingOrder();
    await expect.poll(() => affected('venue', 'XNAS').child_orders, SETTLE).toBeGreaterThan(0);
    expect(affected('venue', 'XNAS')).toMatchObject({ parent_orders: 1, others: 0 });
    expect(affected('venue', 'XNAS').notional_usd).toBeGreaterThan(0);

    await turn('venue', 'XNAS', false, 'leave');
    await changeHolds();
    const there = new Set((await childrenAt('XNAS')).map(({ childId }) => childId));
    await workingOrder();
    expect(await wrongOfNext(({ venue }) => venue !== 'XNAS')).toEqual([]);
    const cancelled = await eventsSince<{ childId: number }>('ChildCancelRequested');
    expect(cancelled.filter(({ childId }) => there.has(childId))).toEqual([]);

    await turn('venue', 'XNAS', true);
    await turn('venue', 'ARCX', false, 'reroute');
    await desk.port.settle({ kind: 'venue', name: 'ARCX' }, 'reroute', trader, WHY);
    await changeHolds();
    await expect.poll(() => affected('venue', 'ARCX').child_orders, SETTLE).toBe(0);
    await expect.poll(async () => (await sentSince()).map(({ venue }) => venue), SETTLE).toContain('XNAS');

    await expect.poll(() => affected('venue', 'XNAS').parent_orders, SETTLE).toBeGreaterThan(0);
    await turn('venue', 'XNAS', false, 'pause');
    await desk.port.settle({ kind: 'venue', name: 'XNAS' }, 'pause', trader, WHY);
    await expect.poll(() => affected('venue', 'XNAS').child_orders, SETTLE).toBe(0);
    const paused = await eventsSince<{ parentId: number; reason: string }>('OrderPaused');
    expect(paused).not.toEqual([]);
    expect(paused.every(({ reason }) => reason === WHY)).toBe(true);
  }, 120_000);
});

/** All that were ever sent to a venue. */
async function childrenAt(venue: string): Promise<readonly Child[]> {
  const rows = await desk.database.db
    .selectFrom('trading_event')
    .select('body')
    .where('kind', '=', 'ChildCreated')
    .execute();
  return rows.flatMap(({ body }) => {
    const { childId, terms }: { childId: number; terms: Omit<Child, 'childId'> } = JSON.parse(body);
    return terms.venue === venue ? [{ childId, venue, destination: terms.destination }] : [];
  });
}
