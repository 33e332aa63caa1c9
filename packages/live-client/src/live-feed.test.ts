import type { ServerMessage } from '@meridian/protocol/live/server-messages';
import { describe, expect, it } from 'vitest';
import { LiveSession } from './live-session.ts';
import { rowRecords } from './live-rows.ts';
import { FakeVisibility, fakeSockets, loginOk, ManualTimers } from './testing.ts';

function desk() {
  const timers = new ManualTimers();
  const sockets = fakeSockets();
  const visibility = new FakeVisibility();
  let id = 0;
  const session = new LiveSession({
    url: 'ws://desk/live',
    WebSocket: sockets.WebSocket,
    timers,
    visibility,
    newId: () => `c${(id += 1)}`,
  });
  const signIn = () => {
    sockets.last().open();
    sockets.last().say(loginOk());
  };
  void session.signIn({ email_id: 'a@b.example', password: 'p' });
  signIn();
  const say = (message: ServerMessage) => sockets.last().say(message);
  const sent = (type: string) => sockets.last().sent.filter((message) => message.type === type);
  return { session, feed: session.feed, timers, sockets, visibility, signIn, say, sent };
}

const FIELDS: ServerMessage = { type: 'fields', payload: { id: 's1', fields: ['name', 'status', 'since_ms'] } };
const snapshot = (seq: number, rows: (string | number)[][], last = true): ServerMessage => ({
  type: 'snapshot',
  payload: { id: 's1', seq, rows, last },
});
const increment = (seq: number, rows: (string | number)[][], removed: string[] = []): ServerMessage => ({
  type: 'increment',
  payload: { id: 's1', seq, rows, removed },
});

const notification = (title: string, notification_id?: string): ServerMessage => ({
  type: 'notification',
  payload: {
    level: 'info',
    title,
    message: '',
    at_ms: 1,
    ...(notification_id === undefined ? {} : { notification_id }),
  },
});

describe('rows', () => {
  it('[LS30] builds rows from layout, snapshot parts and increments', () => {
    const { feed, say, sent } = desk();
    const rows = feed.openRows('destinations', {});
    expect(sent('subscribe')).toEqual([
      { type: 'subscribe', payload: { id: 's1', topic: 'destinations', params: {} } },
    ]);
    say(FIELDS);
    say(snapshot(1, [['ALPHA', 2, 10]], false));
    expect(rows.getSnapshot().status).toBe('waiting');
    say(snapshot(2, [['BETA', 0, 20]]));
    say(
      increment(
        3,
        [
          ['BETA', 1, 2, 2, 30],
          ['GAMMA', 0, 'GAMMA', 1, 2, 2, 40],
        ],
        ['ALPHA'],
      ),
    );
    expect(rowRecords(rows.getSnapshot())).toEqual([
      { name: 'BETA', status: 2, since_ms: 30 },
      { name: 'GAMMA', status: 2, since_ms: 40 },
    ]);
  });

  it('[LS31] ignores increments until the snapshot is whole', () => {
    const { feed, say } = desk();
    const rows = feed.openRows('destinations', {});
    say(increment(1, [['EARLY', 0, 'EARLY', 1, 2, 2, 1]]));
    say(FIELDS);
    say(snapshot(1, [['ALPHA', 2, 10]], false));
    say(increment(2, [['ALPHA', 1, 0]]));
    say(snapshot(3, []));
    expect(rowRecords(rows.getSnapshot())).toEqual([{ name: 'ALPHA', status: 2, since_ms: 10 }]);
  });

  it('[LS32] a snapshot replaces everything, but only when it is whole', () => {
    const { feed, say } = desk();
    const rows = feed.openRows('destinations', {});
    say(FIELDS);
    say(snapshot(1, [['ALPHA', 2, 10]]));
    say(FIELDS);
    say(snapshot(1, [['BETA', 2, 10]], false));
    expect([...rows.getSnapshot().rows.keys()]).toEqual(['ALPHA']);
    say(snapshot(2, []));
    expect([...rows.getSnapshot().rows.keys()]).toEqual(['BETA']);
  });

  it('[LS34] a gap stops the rows and asks again with the same id', () => {
    const { feed, say, sent, timers } = desk();
    const rows = feed.openRows('destinations', {});
    timers.advance(2_000);
    say(FIELDS);
    say(snapshot(1, [['ALPHA', 2, 10]]));
    say(increment(3, [['ALPHA', 1, 0]]));
    say(increment(4, [['ALPHA', 1, 1]]));
    expect(sent('subscribe').map(({ payload }) => payload)).toMatchObject([{ id: 's1' }, { id: 's1' }]);
    expect(rowRecords(rows.getSnapshot())).toMatchObject([{ status: 2 }]);
    say(FIELDS);
    say(snapshot(1, [['ALPHA', 1, 11]]));
    say(increment(2, [['ALPHA', 1, 2]]));
    expect(rowRecords(rows.getSnapshot())).toMatchObject([{ status: 2, since_ms: 11 }]);
  });

  it('[LS34] does not ask more than once a second, however the server counts', () => {
    const { feed, say, sent, timers } = desk();
    feed.openRows('destinations', {});
    for (let round = 0; round < 50; round += 1) {
      say(FIELDS);
      say(snapshot(7, []));
    }
    timers.advance(999);
    expect(sent('subscribe')).toHaveLength(1);
    timers.advance(1);
    expect(sent('subscribe')).toHaveLength(2);
  });

  it('[LS36] a refused subscription says why', () => {
    const { feed, say } = desk();
    const rows = feed.openRows('event_log', { snapshot_only: false });
    say({ type: 'result', payload: { id: 's1', ok: false, code: 'not-permitted', message: 'No.' } });
    expect(rows.getSnapshot()).toMatchObject({ status: 'refused', refusal: { code: 'not-permitted', message: 'No.' } });
  });

  it('[LS36] refuses the 65th by itself', () => {
    const { feed, sent } = desk();
    const all = Array.from({ length: 65 }, () => feed.openRows('status', {}));
    expect(all.filter((rows) => rows.getSnapshot().status === 'refused')).toEqual([all.at(-1)]);
    expect(sent('subscribe')).toHaveLength(64);
  });

  it('[LS37] rows of an ended subscription are ignored', () => {
    const { feed, say, sent } = desk();
    const rows = feed.openRows('destinations', {});
    say(FIELDS);
    rows.close();
    rows.close();
    say(snapshot(1, [['ALPHA', 2, 10]]));
    expect(sent('unsubscribe')).toEqual([{ type: 'unsubscribe', payload: { id: 's1' } }]);
    expect(rows.getSnapshot().status).toBe('waiting');
  });

  it('[LS81] and [LS82] stay, marked stale, and are asked for again with their ids', () => {
    const { feed, say, sent, sockets, timers, signIn } = desk();
    const rows = feed.openRows('destinations', {});
    say(FIELDS);
    say(snapshot(1, [['ALPHA', 2, 10]]));
    const lostMs = timers.now();
    sockets.last().drop();
    expect(rows.getSnapshot()).toMatchObject({ status: 'stale', staleSinceMs: lostMs });
    expect(rows.getSnapshot().rows.size).toBe(1);
    timers.advance(5_000);
    signIn();
    expect(sent('subscribe')).toMatchObject([{ payload: { id: 's1', topic: 'destinations' } }]);
    say(FIELDS);
    say(snapshot(1, []));
    expect(rows.getSnapshot()).toMatchObject({ status: 'live', staleSinceMs: null });
  });

  it('[LS5] leave nothing of a user whose session has ended', () => {
    const { feed, say } = desk();
    const rows = feed.openRows('destinations', {});
    say(FIELDS);
    say(snapshot(1, [['ALPHA', 2, 10]]));
    say({ type: 'session_error', payload: { message: 'Revoked.', code: 'session-ended' } });
    expect(rows.getSnapshot()).toMatchObject({ status: 'waiting', fields: [] });
    expect(rows.getSnapshot().rows.size).toBe(0);
  });

  it('opened before signing in are asked for then', () => {
    const sockets = fakeSockets();
    const timers = new ManualTimers();
    const visibility = new FakeVisibility();
    const session = new LiveSession({
      url: 'ws://d',
      WebSocket: sockets.WebSocket,
      timers,
      visibility,
      newId: () => '',
    });
    session.feed.openRows('status', {});
    void session.resume('session-secret-1234');
    sockets.last().open();
    expect(sockets.last().sent).toHaveLength(1);
    sockets.last().say(loginOk());
    expect(sockets.last().sent.at(-1)).toMatchObject({ type: 'subscribe', payload: { topic: 'status' } });
  });
});

describe('commands', () => {
  const PAUSE = { parent_order_numeric_ids: [7] };

  it('[LS60] resolve with their own result', async () => {
    const { feed, say } = desk();
    const first = feed.command('order.pause', PAUSE);
    const second = feed.command('order.resume', PAUSE);
    say({ type: 'result', payload: { id: 'c2', ok: false, code: 'not-permitted', message: 'No.' } });
    say({ type: 'result', payload: { id: 'c1', ok: true, message: 'Paused.', data: 1 } });
    expect(await first).toEqual({ kind: 'ok', message: 'Paused.', data: 1 });
    expect(await second).toMatchObject({ kind: 'failed', code: 'not-permitted' });
  });

  it('[LS62] under way when the connection is lost, or too late, are unknown', async () => {
    const { feed, sockets, timers } = desk();
    const late = feed.command('order.pause', PAUSE);
    timers.advance(14_000);
    sockets.last().say({ type: 'heartbeat', payload: { server_time_ms: 1 } });
    timers.advance(1_000);
    expect(await late).toMatchObject({ kind: 'unknown', id: 'c1' });
    const cut = feed.command('order.pause', PAUSE);
    sockets.last().drop();
    expect(await cut).toMatchObject({ kind: 'unknown' });
    expect(await feed.command('order.pause', PAUSE)).toMatchObject({ kind: 'not-sent' });
  });

  it('[LS62] are bounded, and so are their frames', async () => {
    const { feed } = desk();
    for (let count = 0; count < 256; count += 1) void feed.command('order.pause', PAUSE);
    expect(await feed.command('order.pause', PAUSE)).toMatchObject({ kind: 'not-sent' });
    const other = desk();
    const name = 'ü'.repeat(600_000);
    expect(await other.feed.command('power_search.delete', { name })).toMatchObject({ kind: 'not-sent' });
  });
});

describe('what the desk is told', () => {
  it('[LS70] passes alerts on at once', () => {
    const { feed, say } = desk();
    const seen: string[] = [];
    feed.onAlert((alert) => seen.push(alert.name));
    say({ type: 'alert', payload: { kind: 'destination', name: 'ALPHA', status: 'off', message: 'Down', at_ms: 1 } });
    expect(seen).toEqual(['ALPHA']);
  });

  it('[LS72] shows the latest notification 1 s after the first that waits', () => {
    const { feed, say, timers } = desk();
    const seen: string[] = [];
    feed.onNotification(({ title }) => seen.push(title));
    say(notification('one'));
    timers.advance(600);
    say(notification('two', 'abc123'));
    say(notification('for another page', 'zzz999'));
    timers.advance(399);
    expect(seen).toEqual([]);
    timers.advance(1);
    expect(seen).toEqual(['two']);
    timers.advance(5_000);
    expect(seen).toEqual(['two']);
  });
});
