import type { Subscription } from '@meridian/protocol/live/subscription-messages';
import { FairWork } from '@meridian/service-kit/fair-work';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FakeClient, FakeSource, UNBOUNDED } from './hub-fakes.fixture.ts';
import { testUser } from './testing.ts';
import { TopicHub } from './topic-hub.ts';

function onError(error: unknown): void {
  throw error;
}

function desk(source = new FakeSource(), partBytes = 1_000_000) {
  const deferred: (() => void)[] = [];
  const defer = (run: () => void) => void deferred.push(run);
  const fairWork = new FairWork({ defer, sliceMs: 0 });
  const hub = new TopicHub({ sources: { status: source }, partBytes, ...UNBOUNDED, defer, fairWork, onError });
  const join = (client: FakeClient, id = 's', user = testUser()) => {
    const subscription: Subscription = { id, topic: 'status', params: {} };
    const subscriber = hub.subscribe(subscription, user, client.outbound);
    if (subscriber === null) throw new Error('Not served');
    return subscriber;
  };
  /** As many turns of the event loop as there is work for. */
  const settle = () => {
    for (let run = deferred.shift(); run !== undefined; run = deferred.shift()) run();
  };
  return { hub, source, join, deferred, settle };
}

const withAccounts = (accounts: string[]) => testUser({ data_permissions: { accounts, alloc_accounts: [] } });

const increments = (client: FakeClient) => client.frames.filter(({ type }) => type === 'increment');

describe('topic hub', () => {
  it('[LS30] sends the layout, then the snapshot in parts, the final one marked', () => {
    const { source, join, settle } = desk(new FakeSource(), 20);
    for (let at = 0; at < 6; at += 1) source.put(`row${at}`, at, 0);
    const client = new FakeClient();
    join(client);
    expect(client.frames).toHaveLength(2);
    settle();
    expect(client.frames.map(({ type }) => type)).toEqual(['fields', 'snapshot', 'snapshot', 'snapshot']);
    const lasts = client.frames.flatMap((frame) => (frame.type === 'snapshot' ? [frame.payload.last] : []));
    expect(lasts).toEqual([false, false, true]);
    expect(client.rows.size).toBe(6);
  });

  it('[LS38] urgent changes leave before the next flush, in one frame', () => {
    const { source, join, deferred } = desk();
    const client = new FakeClient();
    join(client);
    source.put('x', 1, 1, true);
    source.put('x', 2, 2, true);
    expect(deferred).toHaveLength(1);
    deferred[0]?.();
    expect(increments(client)).toHaveLength(1);
    expect(client.rows.get('x')).toEqual(['x', 2, 2]);
  });

  it('[LS39] encodes once for the group, whatever ids its subscribers chose', () => {
    const { hub, source, join } = desk();
    source.put('x', 1, 1);
    const clients = Array.from({ length: 50 }, () => new FakeClient());
    const subscribers = clients.map((client, index) => join(client, `id${index}`));
    const group = subscribers[0]?.group;
    expect(group?.encodings).toBe(1);
    source.put('x', 2, 1);
    source.put('x', 3, 1);
    hub.flush();
    expect([group?.encodings, hub.groupCount]).toEqual([2, 1]);
    expect(clients.map((client) => client.rows.get('x'))).toEqual(clients.map(() => ['x', 3, 1]));
  });

  it('[LS39] and [LS51] users with other accounts do not share a group', () => {
    const { hub, join } = desk(new FakeSource('accounts'));
    join(new FakeClient(), 'a', withAccounts(['A', 'B']));
    join(new FakeClient(), 'b', withAccounts(['B', 'A']));
    expect(hub.groupCount).toBe(1);
    join(new FakeClient(), 'c', withAccounts(['A']));
    join(new FakeClient(), 'd', { ...withAccounts(['A']), market_data_permit: true });
    expect(hub.groupCount).toBe(3);
  });

  it('[LS40] and [LS41] a slow client gets the newest values once, not every change', () => {
    const { hub, source, join, settle } = desk();
    const slow = new FakeClient();
    const quick = new FakeClient();
    join(slow);
    join(quick);
    slow.read(false);
    for (let at = 0; at <= 100; at += 1) {
      source.put('x', at, 0);
      source.put('y', at, 0);
      hub.flush();
    }
    expect(increments(quick)).toHaveLength(101);
    expect(increments(slow)).toHaveLength(1);
    slow.read(true);
    hub.flush();
    settle();
    expect(increments(slow)).toHaveLength(2);
    expect(slow.rows).toEqual(quick.rows);
  });

  it('[LS40] rows that change during a long snapshot follow it', () => {
    const { hub, source, join, settle } = desk(new FakeSource(), 20);
    for (let at = 0; at < 6; at += 1) source.put(`row${at}`, at, 0);
    const client = new FakeClient();
    client.read(false);
    join(client);
    source.put('row0', 99, 0);
    source.remove('row5');
    hub.flush();
    expect(increments(client)).toHaveLength(0);
    for (let round = 0; round < 10; round += 1) {
      client.read(true);
      client.read(false);
      client.isReading = true;
      hub.flush();
      settle();
    }
    expect(client.rows.get('row0')).toEqual(['row0', 99, 0]);
    expect(client.rows.has('row5')).toBe(false);
  });

  it('users with large snapshots are served in turn, one part at a time, however much one of them asks for', () => {
    const { source, join, deferred } = desk(new FakeSource(), 20);
    for (let at = 0; at < 20; at += 1) source.put(`row${at}`, at, 0);
    const greedy = Array.from({ length: 10 }, () => new FakeClient());
    greedy.forEach((client, index) => join(client, `s${index}`, testUser({ id: 1 })));
    const modest = new FakeClient();
    join(modest, 's', testUser({ id: 2 }));
    for (let turn = 0; turn < 20; turn += 1) deferred.shift()?.();
    expect(modest.rows.size).toBe(20);
    expect(greedy.reduce((rows, client) => rows + client.rows.size, 0)).toBeLessThan(80);
  });

  it('closes a view with its last subscriber', () => {
    const { hub, source, join } = desk();
    const [first, second] = [join(new FakeClient()), join(new FakeClient())];
    hub.unsubscribe(first);
    expect(source.closed).toBe(0);
    hub.unsubscribe(second);
    expect([source.opened, source.closed, hub.groupCount]).toEqual([1, 1, 0]);
  });

  it('a row that came and went between two flushes is gone for who joined in between', () => {
    const { hub, source, join } = desk();
    join(new FakeClient());
    source.put('p', 0, 0);
    const late = new FakeClient();
    join(late);
    source.remove('p');
    hub.flush();
    expect(late.rows.size).toBe(0);
  });

  it('ends with what the source has, however changes, flushes, joins and pauses interleave', () => {
    const step = fc.oneof(
      fc.record({
        kind: fc.constant('put' as const),
        name: fc.constantFrom('p', 'q', 'r'),
        a: fc.nat(9),
        b: fc.nat(9),
      }),
      fc.record({ kind: fc.constant('remove' as const), name: fc.constantFrom('p', 'q', 'r') }),
      fc.record({ kind: fc.constant('flush' as const) }),
      fc.record({ kind: fc.constant('turn' as const) }),
      fc.record({ kind: fc.constant('join' as const) }),
      fc.record({ kind: fc.constant('read' as const), client: fc.nat(3), isReading: fc.boolean() }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), fc.constantFrom(1, 30, 1_000), (steps, partBytes) => {
        const { hub, source, join, deferred, settle } = desk(new FakeSource(), partBytes);
        const clients = [new FakeClient()];
        for (const client of clients) join(client);
        for (const next of steps) {
          if (next.kind === 'put') source.put(next.name, next.a, next.b);
          if (next.kind === 'remove') source.remove(next.name);
          if (next.kind === 'flush') hub.flush();
          if (next.kind === 'turn') deferred.shift()?.();
          if (next.kind === 'read') clients[next.client % clients.length]?.read(next.isReading);
          if (next.kind === 'join' && clients.length < 4) {
            const client = new FakeClient();
            clients.push(client);
            join(client);
          }
        }
        for (const client of clients) client.read(true);
        hub.flush();
        settle();
        hub.flush();
        settle();
        for (const client of clients) expect(client.rows).toEqual(source.rows);
      }),
      { numRuns: 300 },
    );
  });

  it('[LS75] finds the rows of a search in steps, sends none before the last, and then the rows of that moment', async () => {
    const source = new FakeSource();
    let steps = 3;
    source.warm = function* () {
      for (; steps > 0; steps -= 1) yield;
      return undefined;
    };
    const { hub, join, deferred, settle } = desk(source);
    source.put('row0', 1, 0);
    const client = new FakeClient();
    const leaving = new FakeClient();
    join(client);
    hub.unsubscribe(join(leaving));
    deferred.shift()?.();
    source.put('row0', 2, 0);
    hub.flush();
    expect(client.frames).toEqual([]);
    settle();
    await Promise.resolve();
    expect(steps).toBe(0);
    expect(client.rows.get('row0')).toEqual(['row0', 2, 0]);
    source.put('row0', 3, 0);
    hub.flush();
    expect(client.rows.get('row0')).toEqual(['row0', 3, 0]);
    expect(leaving.frames).toEqual([]);
  });

  it('looks no further when everybody who asked has left', () => {
    const source = new FakeSource();
    let steps = 0;
    source.warm = function* () {
      for (;;) {
        steps += 1;
        yield;
      }
    };
    const { hub, join, deferred, settle } = desk(source);
    const subscriber = join(new FakeClient());
    deferred.shift()?.();
    hub.unsubscribe(subscriber);
    settle();
    expect(steps).toBe(1);
  });
});
