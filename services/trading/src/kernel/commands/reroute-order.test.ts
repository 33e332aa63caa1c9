import { describe, expect, it } from 'vitest';
import type { VenueHealth } from '../algo.ts';
import type { ConnectionState, DestinationStatus } from '../../venues/connection-port.ts';
import { statusNumber } from '../../venues/connection-port.ts';
import { openTestDesk, TRADER } from '../testing/test-desk.ts';
import { testAlgoRunner, testRouter, wantedChild } from '../testing/test-algos.ts';

const WAYS = ['DMA-1', 'DMA-2'];

/** Two destinations for one venue. The order uses the first that is up and not avoided. */
async function deskWithTwoWays(states: Readonly<Record<string, ConnectionState>>, cancelsOnDisconnect: boolean) {
  const reconnects: string[] = [];
  const now = new Map(WAYS.map((name) => [name, states[name] ?? 'connected']));
  const isUp = (name: string) => now.get(name) === 'connected';
  const destinations = (): readonly DestinationStatus[] =>
    WAYS.map((name) => {
      const state = now.get(name) ?? 'connected';
      return { name, state, status: statusNumber(state), sinceMs: 0, latencyMs: 1, cancelsOnDisconnect };
    });
  const desk = await openTestDesk({
    kernel: {
      connections: { destinations, reconnect: (name) => void reconnects.push(name) },
      router: {
        ...testRouter,
        venuesFor: (_terms, _instrument, _route, avoided) => {
          const open = WAYS.filter((name) => isUp(name) && !avoided.includes(name));
          return [venueThrough(open[0] ?? 'DMA-1', open.length > 0)];
        },
      },
      algos: {
        ...testAlgoRunner,
        decide: (_algo, input, state) => {
          const [venue] = input.venues;
          const decided = testAlgoRunner.decide('idle', input, state);
          if (venue === undefined || !venue.isUp) return decided;
          return { ...decided, wanted: [wantedChild(input, { destination: venue.destination })] };
        },
      },
    },
  });
  return { desk, reconnects, set: (name: string, state: ConnectionState) => now.set(name, state) };
}

function venueThrough(destination: string, isUp: boolean): VenueHealth {
  const firmUps = { invitations: 0, firmUps: 0 };
  return {
    venue: 'XNAS',
    destination,
    kind: 'lit',
    isUp,
    priority: 1,
    fills: [],
    firmUps,
    minimumLots: 0,
    toxicity: 0,
  };
}

function reroute(id: number, more: { readonly avoid?: boolean; readonly reason?: string } = {}) {
  const args = { parent_order_numeric_ids: [id], destination_name: 'DMA-1', ...more };
  return { name: 'order.reroute', args } as const;
}

describe('[LS68] order.reroute', () => {
  it('sends the quantity elsewhere at once where the broker cancels on disconnect', async () => {
    const { desk, set } = await deskWithTwoWays({}, true);
    const { id } = await desk.newOrder({ order_qty: 100 });
    desk.venue.accept(1);
    set('DMA-1', 'disconnected');
    const answer = await desk.do(reroute(id, { reason: 'Line is down' }));
    expect(answer.rows[0]?.message).toBe('Rerouted: 1 child order at DMA-1 cancelled on disconnect.');
    expect(desk.venue.submitted.map(({ destination, lots }) => [destination, lots])).toEqual([
      ['DMA-1', 100],
      ['DMA-2', 100],
    ]);
    expect(desk.kernel.published.orders.child(1)).toMatchObject({ status: 'Cancelled' });
  });

  it('books a late fill of what it gave up, because a fill is a fact', async () => {
    const { desk, set } = await deskWithTwoWays({}, true);
    const { id } = await desk.newOrder({ order_qty: 100 });
    desk.venue.accept(1);
    const late = desk.venue.fill(1, 40, 20_000, true);
    set('DMA-1', 'disconnected');
    await desk.do(reroute(id));
    desk.venue.report(late);
    await desk.settle();
    expect(desk.parent(id).fills.own.lots).toBe(40);
  });

  it('keeps the quantity reserved until the cancel is confirmed where the broker may still fill it', async () => {
    const { desk, set } = await deskWithTwoWays({}, false);
    const { id } = await desk.newOrder({ order_qty: 100 });
    desk.venue.accept(1);
    set('DMA-1', 'disconnected');
    const answer = await desk.do(reroute(id));
    expect(answer.rows[0]?.message).toBe('Rerouted: waiting for 1 child order at DMA-1 to be cancelled.');
    expect(desk.venue.submitted).toHaveLength(1);
    desk.venue.report({ kind: 'cancel-rejected', childId: 1, atMs: 0, reason: 'DMA-1 is not connected' });
    await desk.settle();
    await desk.wait(6_000);
    expect(desk.venue.cancelled).toEqual([1, 1]);
    desk.venue.confirmCancel(1);
    await desk.settle();
    expect(desk.venue.last).toMatchObject({ destination: 'DMA-2', lots: 100 });
  });

  it('holds when the destination is back, until somebody says otherwise', async () => {
    const { desk, set } = await deskWithTwoWays({ 'DMA-1': 'disconnected' }, true);
    const { id } = await desk.newOrder({ order_qty: 100 });
    await desk.do(reroute(id));
    set('DMA-1', 'connected');
    desk.venue.accept(1);
    desk.venue.confirmCancel(1, false);
    await desk.wait(2_000);
    expect(desk.venue.last.destination).toBe('DMA-2');
    expect((await desk.do(reroute(id))).rows[0]?.message).toBe('Already avoids DMA-1.');
    expect((await desk.do(reroute(id, { avoid: false }))).rows[0]?.message).toBe('May use DMA-1 again.');
    desk.venue.confirmCancel(desk.venue.last.childId, false);
    await desk.wait(2_000);
    expect(desk.venue.last.destination).toBe('DMA-1');
  });

  it('refuses by row what cannot be: no other way, unknown destination, done order, another account', async () => {
    const { desk } = await deskWithTwoWays({ 'DMA-2': 'disconnected' }, true);
    const { id } = await desk.newOrder({ order_qty: 100 });
    const other = await desk.newOrder({ order_qty: 100 });
    await desk.do({ name: 'order.cancel', args: { parent_order_numeric_ids: [other.id] } });
    desk.venue.confirmCancel(2);
    await desk.settle();
    const ids = { parent_order_numeric_ids: [id, other.id, 99], destination_name: 'DMA-1' };
    const { rows } = await desk.do({ name: 'order.reroute', args: ids });
    expect(rows.map(({ code, message }) => [code, message])).toEqual([
      ['no-route', 'No other destination reaches the venues of ACME.'],
      ['too-late', 'Skipped: already done.'],
      ['not-found', 'There is no order 99.'],
    ]);
    const unknown = await desk.do({ name: 'order.reroute', args: { ...ids, destination_name: 'NOWHERE' } });
    expect(unknown.rows[0]?.code).toBe('not-found');
    const viewer = { ...TRADER, are_actions_permitted: false };
    expect((await desk.do(reroute(id), viewer)).code).toBe('not-permitted');
  });
});

function retry(destination_name: string) {
  return { name: 'destination.retry', args: { destination_name } } as const;
}

describe('[LS68] destination.retry', () => {
  it('asks a destination that is down to reconnect, once, and says who asked', async () => {
    const { desk, reconnects, set } = await deskWithTwoWays({ 'DMA-1': 'disconnected' }, true);
    const kinds: string[] = [];
    desk.kernel.subscribe(({ changes }) => kinds.push(...changes.map(({ journaled }) => journaled.event.kind)));
    expect(await desk.do(retry('DMA-1'))).toMatchObject({ ok: true, message: 'Reconnecting DMA-1.' });
    expect(reconnects).toEqual(['DMA-1']);
    expect(kinds).toContain('DestinationRetryRequested');
    set('DMA-1', 'connecting');
    expect(await desk.do(retry('DMA-1'))).toMatchObject({ ok: true, message: 'DMA-1 is reconnecting already.' });
    set('DMA-1', 'connected');
    expect(await desk.do(retry('DMA-1'))).toMatchObject({ ok: false, code: 'no-change' });
    expect(await desk.do(retry('NOWHERE'))).toMatchObject({ ok: false, code: 'not-found' });
    expect(await desk.do(retry('DMA-1'), { ...TRADER, are_actions_permitted: false })).toMatchObject({
      code: 'not-permitted',
    });
    expect(reconnects).toHaveLength(1);
  });
});
