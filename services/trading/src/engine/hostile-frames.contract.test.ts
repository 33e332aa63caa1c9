import { clientFrameSchemas } from '@meridian/protocol/live/client-messages';
import { readOrderRows } from '@meridian/protocol/live/order-answers';
import type { ServerMessage } from '@meridian/protocol/live/server-messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestClient, testUser } from '../live/testing.ts';
import { USUAL_RATES } from './order-rate.ts';
import { hostileFrames } from './testing/hostile-frames.ts';
import { openSocketDesk, type SocketUser } from './testing/socket-desk.ts';

const MANY = 1e12;
/** Nothing is refused for being too much, so that everything is looked at. */
const UNBOUNDED = {
  limits: {
    frameBurst: MANY,
    maxUnreadableFrames: MANY,
    readBurst: MANY,
    sendBurst: MANY,
    subscriptionBurst: MANY,
    workBurst: MANY,
    maxLiveSearches: MANY,
  },
  orderRates: {
    ...USUAL_RATES,
    byUser: MANY,
    byAccount: MANY,
    changesOfOrder: MANY,
    changesByUser: MANY,
    changesAtDestination: MANY,
    cancelsOfOrder: MANY,
    cancelsByUser: MANY,
  },
} as const;

const permits = { are_actions_permitted: true, market_data_permit: true, log_permit: true, dashboard_permit: true };
const data_permissions = { accounts: ['ALDGATE'], alloc_accounts: [] };
const trader = testUser({ ...permits, market_impact_permit: true, id: 1, data_permissions });
const colleague = testUser({ ...trader, id: 2, email_id: 'colleague@desk.example' });

/** Ours is what hostile frames name; the colleague's has to be as it was behind all of them. */
const ORDER = {
  strat: 'Staging',
  account: 'ALDGATE',
  alloc_account: 'ALDGATE-CORE',
  exchange_symbol: 'AAPL',
  asset_class: 'EQUITY',
  order_side: 'BUY',
  order_type: 'MARKET',
  order_qty: 5_000,
} as const;

let desk: Awaited<ReturnType<typeof openSocketDesk>>;
let hostile: SocketUser;
let other: SocketUser;
let known: Readonly<Record<string, unknown>>;
let untouched = 0;

beforeAll(async () => {
  desk = await openSocketDesk([trader, colleague], undefined, UNBOUNDED);
  for (const { id, email_id: email } of [trader, colleague]) {
    const person = { name: 'Ada', short_name: 'AD', organisation: 'Desk', password_hash: '-', created_ms: 1 };
    await desk.database.db
      .insertInto('app_user')
      .values({ id, email, ...person })
      .execute();
  }
  [hostile, other] = [await desk.signIn(trader), await desk.signIn(colleague)];
  untouched = await staged(other);
  const own = await staged(hostile);
  const search = { join: 'and', conditions: [{ field: 'strat', operator: '=', value: 'Staging' }] };
  known = {
    ...ORDER,
    id: 'a text of an id',
    parent_order_numeric_id: own,
    parent_order_numeric_ids: [own],
    exchange_symbols: ['AAPL'],
    search,
    where: search,
    reason: 'A reason in some words',
    override_reason: 'A reason in some words',
    destination_name: 'ALGO-DMA-1',
    start_time: '0',
    end_time: '-1',
  };
}, 90_000);

afterAll(() => desk.close());

async function staged(user: SocketUser): Promise<number> {
  const { data } = await user.give('order.new', { ...ORDER, override_reason: 'A reason in some words' });
  return readOrderRows(data)[0]?.parent_order_numeric_id ?? 0;
}

const COMMANDS = [...clientFrameSchemas().keys()].filter((kind) => kind.startsWith('command '));
const TOPICS = [...clientFrameSchemas().keys()].filter((kind) => kind.startsWith('subscribe '));
const AT_ONCE = 24;

let ids = 0;
const newId = (): string => `hostile-${(ids += 1)}`;

const isAnswer = ({ type }: ServerMessage): boolean => type === 'result' || type === 'fields';

/** Sends the texts a few at a time, and resolves with the answers when there are as many. */
async function answersTo(client: TestClient, texts: readonly string[]): Promise<readonly ServerMessage[]> {
  const answers: ServerMessage[] = [];
  for (let at = 0; at < texts.length; at += AT_ONCE) {
    const some = texts.slice(at, at + AT_ONCE);
    for (const text of some) client.socket.send(text);
    for (let count = 0; count < some.length; ) {
      const message = await client.nextFrame();
      if (!isAnswer(message)) continue;
      answers.push(message);
      count += 1;
    }
    for (const message of answers.slice(-some.length)) {
      if (message.type === 'fields') client.send('unsubscribe', { id: message.payload.id });
    }
  }
  return answers;
}

/** What the server says when it failed, and not its caller. */
const FAULTS = new Set(['internal', 'engine-down', 'engine-stopped', 'outcome-unknown', 'cancelled']);

function faultsIn(answers: readonly ServerMessage[]): readonly string[] {
  return answers.flatMap((message) => {
    if (message.type !== 'result' || message.payload.ok) return [];
    const { code = '', message: text } = message.payload;
    return FAULTS.has(code) || text.trim() === '' ? [`${code}: ${text}`] : [];
  });
}

describe('whatever a page sends, however strange', () => {
  it.each([...COMMANDS, ...TOPICS])(
    '[LS2] [LS60] %s is answered once, and nobody else notices',
    async (kind) => {
      const { client } = hostile;
      const texts = hostileFrames(kind, known, newId).map(({ text }) => text);
      const answers = await answersTo(client, texts);
      expect(faultsIn(answers)).toEqual([]);
      // Nothing is answered a second time.
      client.send('command', { id: 'last', name: 'trade.context', args: {} });
      const more: ServerMessage[] = [];
      for (let message = await client.nextFrame(); ; message = await client.nextFrame()) {
        if (message.type === 'result' && message.payload.id === 'last') break;
        if (isAnswer(message)) more.push(message);
      }
      expect(more).toEqual([]);
      expect(await other.give('trade.context', {})).toMatchObject({ ok: true });
    },
    60_000,
  );

  it('[LS2] [LS17] a stranger gets one answer, and the server goes on', async () => {
    for (const kind of ['login', 'login_by_session', 'register', 'register_fix', 'unsubscribe', 'rows_in_view']) {
      const answered: string[] = [];
      for (const { text } of hostileFrames(kind, { ...known, version: 1 }, newId).slice(0, 60)) {
        const client = await desk.connect();
        client.socket.send(text);
        answered.push((await client.nextFrame()).type);
        client.socket.terminate();
      }
      const ways = new Set(['result', 'login_failed', 'session_error']);
      expect(answered.filter((type) => !ways.has(type))).toEqual([]);
    }
  }, 60_000);

  it('an order that none of them named is as it was, and the next one is taken', async () => {
    await other.give('global_auto_trading.set', { global_auto_trading_status: true });
    const seen = await other.see('parent_orders', { parent_order_numeric_ids: [untouched] }, () => true);
    expect(seen).toMatchObject({ strat: 'Staging', order_qty: 5_000, exchange_symbol: 'AAPL' });
    expect(await staged(other)).toBeGreaterThan(0);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  }, 60_000);
});
