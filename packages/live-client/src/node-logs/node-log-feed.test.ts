import type { NodeServerMessage } from '@meridian/protocol/node-socket';
import { describe, expect, it } from 'vitest';
import { PageGrid } from '../grid/page-grid.ts';
import { type FakeSocket, fakeSockets, FakeVisibility, ManualTimers } from '../testing.ts';
import { NodeLogFeed } from './node-log-feed.ts';
import { MAX_HIDDEN_MS, type NodeFilters, type NodeTicket } from './node-socket.ts';

const FILTERS: NodeFilters = { sort: 'timestamp:desc', search: '', filter: '' };
const ENTRY = {
  id: 31,
  timestamp: 5,
  log_level: 'error',
  list_name: null,
  numeric_id: 7,
  symbol: 'VOD',
  side: 'BUY',
  size: 100,
  file_name: 'vwap',
  log_message: 'Rejected',
} as const;

function desk() {
  const sockets = fakeSockets();
  const timers = new ManualTimers();
  const visibility = new FakeVisibility();
  const orders: unknown[] = [];
  let tickets = 0;
  let answer: NodeTicket | null = null;
  const grid = new PageGrid(
    (order) => orders.push(order),
    () => undefined,
  );
  const feed = new NodeLogFeed({
    logsUrl: 'ws://desk/node/mode/logs',
    countUrl: 'ws://desk/node/mode/count',
    WebSocket: sockets.WebSocket,
    timers,
    visibility,
    ticket: async () => {
      tickets += 1;
      return answer ?? { kind: 'ok', ticket: `t${tickets}` };
    },
    rows: grid.handle,
  });
  const newest = (path: string): FakeSocket => {
    const socket = sockets.made.findLast(({ url }) => url.includes(path));
    if (socket === undefined) throw new Error(`no socket to ${path}`);
    return socket;
  };
  return {
    feed,
    timers,
    visibility,
    orders,
    sockets,
    logs: () => newest('/mode/logs'),
    count: () => newest('/mode/count'),
    answerTickets: (next: NodeTicket) => {
      answer = next;
    },
    /** Tickets are given as promises. */
    settle: async () => {
      for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    },
  };
}

function say(socket: FakeSocket, message: NodeServerMessage): void {
  socket.sayRaw(JSON.stringify(message));
}

const load = (initial: boolean): NodeServerMessage => ({ type: 'newData', payload: { initial, logs: [ENTRY] } });

async function opened() {
  const at = desk();
  at.feed.setFilters(FILTERS);
  await at.settle();
  at.logs().open();
  at.count().open();
  say(at.logs(), load(true));
  return at;
}

describe('node log feed', () => {
  it('[NS1] asks for a ticket for each socket, and says its filters on both', async () => {
    const { sockets } = await opened();
    expect(sockets.made.map(({ url }) => url)).toEqual([
      'ws://desk/node/mode/logs?ticket=t1',
      'ws://desk/node/mode/count?ticket=t2',
    ]);
    for (const { sent } of sockets.made) expect(sent).toEqual([{ type: 'setFilters', payload: FILTERS }]);
  });

  it('[NS4] replaces rows by the initial load, appends the rest and ignores what comes before it', async () => {
    const { feed, logs, orders, settle } = desk();
    feed.setFilters(FILTERS);
    await settle();
    logs().open();
    say(logs(), load(false));
    expect(orders).toEqual([]);
    say(logs(), load(true));
    say(logs(), load(false));
    expect(orders).toMatchObject([
      { type: 'rows', rows: [[31, 5, 'error', null, 7, 'VOD', 'BUY', 100, 'vwap', 'Rejected']] },
      { type: 'increment', removed: [] },
    ]);
  });

  it('[NS7] keeps the count of what matches, and forgets it with the filters', async () => {
    const { feed, count } = await opened();
    say(count(), { type: 'newCount', payload: { count: 12 } });
    expect(feed.getFacts().count).toBe(12);
    feed.setFilters({ ...FILTERS, search: 'x' });
    expect(feed.getFacts().count).toBeNull();
    expect(count().sent.at(-1)).toEqual({ type: 'setFilters', payload: { ...FILTERS, search: 'x' } });
  });

  it('is stale when the line breaks, comes back after 5 s with a new ticket and the same filters', async () => {
    const { feed, logs, timers, settle } = await opened();
    const before = logs();
    before.drop();
    expect(feed.handle.getState()).toMatchObject({ status: 'stale', retryAtMs: timers.now() + 5000 });
    timers.advance(4999);
    expect(logs()).toBe(before);
    timers.advance(1);
    await settle();
    expect(logs().url).toContain('ticket=t3');
    logs().open();
    expect(logs().sent).toHaveLength(1);
    expect(feed.handle.getState().status).toBe('stale');
    say(logs(), load(true));
    expect(feed.handle.getState().status).not.toBe('stale');
  });

  it('says so when there was no connection to begin with, and when the ticket is refused', async () => {
    const { feed, answerTickets, settle, timers } = desk();
    answerTickets({ kind: 'no-response' });
    feed.setFilters(FILTERS);
    await settle();
    expect(feed.handle.getState()).toMatchObject({ status: 'refused', refusal: { code: 'no connection' } });
    answerTickets({ kind: 'refused', code: 'not-permitted', message: 'Needs the log permit.' });
    timers.advance(5000);
    await settle();
    expect(feed.handle.getState().refusal).toEqual({ code: 'not-permitted', message: 'Needs the log permit.' });
    answerTickets({ kind: 'ok', ticket: 'good' });
    feed.handle.retry();
    await settle();
    expect(feed.handle.getState().status).toBe('loading');
  });

  it('[NS8] takes the rows away with the permit, and does not come back by itself', async () => {
    const { feed, logs, orders, timers, sockets } = await opened();
    say(logs(), { type: 'error', payload: { code: 'session-ended', message: 'It has ended.' } });
    logs().drop(4001);
    expect(orders.at(-1)).toEqual({ type: 'rows', rows: [] });
    expect(feed.handle.getState().refusal).toEqual({ code: 'session-ended', message: 'It has ended.' });
    timers.advance(20_000);
    expect(sockets.made.filter(({ url }) => url.includes('logs'))).toHaveLength(1);
  });

  it('lets go of the sockets of a tab that nobody looks at, and takes them up again at once', async () => {
    const { feed, logs, count, visibility, timers, settle } = await opened();
    const waitSpokenTo = (ms: number) => {
      for (let waited = 0; waited < ms; waited += 10_000) {
        timers.advance(10_000);
        say(logs(), { type: 'newData', payload: { initial: false, logs: [] } });
        say(count(), { type: 'newCount', payload: { count: 1 } });
      }
    };
    visibility.show(false);
    waitSpokenTo(MAX_HIDDEN_MS - 10_000);
    visibility.show(true);
    waitSpokenTo(MAX_HIDDEN_MS);
    const before = logs();
    expect(before.isClosed).toBe(false);
    visibility.show(false);
    waitSpokenTo(MAX_HIDDEN_MS);
    expect([before.isClosed, count().isClosed]).toEqual([true, true]);
    timers.advance(MAX_HIDDEN_MS);
    expect(logs()).toBe(before);
    visibility.show(true);
    await settle();
    expect(logs()).not.toBe(before);
    expect(feed.handle.getState().retryAtMs).toBeNull();
  });

  it('ends with its sockets, whatever is under way', async () => {
    const { feed, sockets, settle, timers } = desk();
    feed.setFilters(FILTERS);
    feed.close();
    await settle();
    timers.advance(60_000);
    expect(sockets.made).toEqual([]);
    expect(timers.size).toBe(0);
  });
});
