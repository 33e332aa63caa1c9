import { parentOrdersGrid } from '@meridian/domain/columns/parent-orders';
import { describe, expect, it } from 'vitest';
import { fakeSockets, loginOk, TEST_USER } from '../testing.ts';
import { followSession } from './follow-session.ts';
import { recordPaints, TEST_FIELDS, testClient, testRow } from './testing.ts';

const COLUMNS = ['status', 'exchange_symbol', 'order_qty', 'current_last'];
const ROWS = [
  testRow(1, { exchange_symbol: 'VOD', order_qty: 100, current_last: 10 }),
  testRow(2, { exchange_symbol: 'AAPL', order_qty: 2_500, current_last: 20 }),
];

function openLive() {
  const sockets = fakeSockets();
  const setup = testClient(sockets);
  const handle = setup.client.open(parentOrdersGrid, { topic: 'parent_orders', params: { asset: 'EQUITY' } });
  handle.setWindow({ first: 0, count: 10, columnIds: COLUMNS });
  setup.client.signIn({ url: 'ws://desk/live', sessionId: 'session-secret-1234' });
  const serve = () => {
    const socket = sockets.last();
    socket.open();
    socket.say(loginOk());
    const id = 's1';
    socket.say({ type: 'fields', payload: { id, fields: [...TEST_FIELDS] } });
    socket.say({ type: 'snapshot', payload: { id, seq: 1, rows: ROWS.map((row) => Array.from(row)), last: true } });
    setup.timers.advance(0);
    return socket;
  };
  return { ...setup, sockets, handle, serve };
}

describe('grid of a live topic', () => {
  it('signs in by the session of the page on a socket of its own, and subscribes', () => {
    const { handle, serve } = openLive();
    const paints = recordPaints(handle);
    const socket = serve();
    expect(socket.sent).toEqual([
      { type: 'login_by_session', payload: { version: 1, id_of_session_to_duplicate: 'session-secret-1234' } },
      { type: 'subscribe', payload: { id: 's1', topic: 'parent_orders', params: { asset: 'EQUITY' } } },
      { type: 'rows_in_view', payload: { id: 's1', keys: [1, 2] } },
    ]);
    expect(paints.at(-1)?.rows.map(({ key }) => key)).toEqual([1, 2]);
  });

  it('names the rows on the screen and the selected ones, whenever they change and after a reconnect', () => {
    const { handle, serve, timers, sockets } = openLive();
    recordPaints(handle);
    const first = serve();
    const seen = () => sockets.last().sent.flatMap((sent) => (sent.type === 'rows_in_view' ? [sent.payload] : []));
    handle.setWindow({ first: 0, count: 1, columnIds: COLUMNS });
    timers.advance(1_000);
    handle.selection.set([2]);
    timers.advance(1_000);
    expect(seen()).toEqual([
      { id: 's1', keys: [1, 2] },
      { id: 's1', keys: [1] },
      { id: 's1', keys: [1, 2] },
    ]);
    first.drop();
    timers.advance(5_000);
    serve();
    expect(seen()).toEqual([{ id: 's1', keys: [1, 2] }]);
  });

  it('[LS81] marks the rows as old when the connection is lost, and is live again 5 s later', () => {
    const { handle, serve, timers, sockets } = openLive();
    const paints = recordPaints(handle);
    serve().drop();
    const lostMs = timers.now();
    timers.advance(0);
    expect(handle.getState()).toMatchObject({
      status: 'stale',
      staleSinceMs: lostMs,
      retryAtMs: lostMs + 5_000,
      total: 2,
    });
    timers.advance(5_000);
    expect(sockets.made).toHaveLength(2);
    serve();
    expect(handle.getState()).toMatchObject({ status: 'live', staleSinceMs: null, retryAtMs: null });
    expect(paints.at(-1)?.rows).toHaveLength(2);
  });

  it('shows why a topic was refused, and asks again when told to', () => {
    const { handle, sockets, timers } = openLive();
    recordPaints(handle);
    const socket = sockets.last();
    socket.open();
    socket.say(loginOk());
    socket.say({
      type: 'result',
      payload: { id: 's1', ok: false, code: 'not-permitted', message: 'Ask for the permit.' },
    });
    timers.advance(0);
    expect(handle.getState().refusal).toEqual({ code: 'not-permitted', message: 'Ask for the permit.' });
    handle.retry();
    expect(socket.sent.at(-1)).toMatchObject({ type: 'subscribe', payload: { topic: 'parent_orders' } });
  });

  it('shows why the connection was refused, and connects again when told to', () => {
    const { handle, sockets, timers } = openLive();
    recordPaints(handle);
    sockets.last().open();
    const error_reason = 'User exceeded allowed number of connections.';
    sockets.last().say({ type: 'login_failed', payload: { error_reason, needs_verification: false } });
    timers.advance(0);
    expect(handle.getState().refusal).toEqual({ code: 'login-failed', message: error_reason });
    handle.retry();
    expect(sockets.made).toHaveLength(2);
  });

  it('forgets the rows when the page signs out', () => {
    const { client, handle, serve, timers } = openLive();
    const paints = recordPaints(handle);
    serve();
    client.signOut();
    timers.advance(0);
    expect(paints.at(-1)).toMatchObject({ rows: [], state: { status: 'loading', total: 0 } });
  });

  it('unsubscribes when the grid closes', () => {
    const { handle, serve } = openLive();
    recordPaints(handle);
    const socket = serve();
    handle.close();
    expect(socket.sent.at(-1)).toEqual({ type: 'unsubscribe', payload: { id: 's1' } });
  });

  it('follows the session and the permissions of the page', () => {
    const { client, handle, serve, timers, sockets } = openLive();
    const paints = recordPaints(handle);
    serve();
    const identity = {
      user: { ...TEST_USER, market_data_permit: false },
      session_id: 'session-secret-1234',
      notification_id: 'abc123',
      server_time_zone: 'UTC',
      clockOffsetMs: 0,
    };
    const live = {
      getSnapshot: () => ({ state: { kind: 'ready', sinceMs: 1 } as const, identity }),
      subscribe: () => () => undefined,
    };
    followSession(client, live, { url: 'ws://desk/live', zone: 'UTC' });
    timers.advance(0);
    expect(paints.at(-1)?.rows[0]?.cells.map(({ text }) => text)).toEqual(['WORKING', 'VOD', '100', '']);
    expect(sockets.made).toHaveLength(1);
  });
});
