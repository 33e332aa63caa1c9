import type { ParentOrder } from '@meridian/domain/entities/parent-order';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Desk, startDesk, testUser } from '../live/testing.ts';
import type { TopicSource } from '../live/topic-source.ts';
import { sampleParent } from './testing/sample-records.ts';
import { SocketRows } from './testing/socket-rows.ts';
import { topicDesk } from './testing/topic-desk.ts';

const ROWS = 20_000;
/** Numbers that occur nowhere else, so that any trace in a frame is a leak. */
const SECRET_PRICE = 987_654.25;
const SECRET_AMOUNT = 123_454_321.5;

const TRADER = testUser({ market_data_permit: true, data_permissions: { accounts: ['ALPHA'], alloc_accounts: [] } });
const VIEWER = testUser({
  id: 2,
  email_id: 'viewer@desk.example',
  data_permissions: { accounts: [], alloc_accounts: ['ALPHA-2'] },
});

function parent(id: number, overrides: Partial<ParentOrder> = {}): ParentOrder {
  const alloc_account = id % 2 === 0 ? 'ALPHA-2' : 'ALPHA-1';
  const market = { current_last: SECRET_PRICE, open_usd: SECRET_AMOUNT, remaining_usd: SECRET_AMOUNT };
  const country = id % 4 === 0 ? 'JP' : 'US';
  return sampleParent(id, { alloc_account, country, ...market, ...overrides });
}

/** Counts the calls of the topic. */
function counting(source: TopicSource | undefined) {
  if (source === undefined) throw new Error('parent_orders is not served');
  const counts = { views: 0, rows: 0 };
  const counted: TopicSource = {
    ...source,
    open: (...args) => {
      counts.views += 1;
      const view = source.open(...args);
      const { recheck } = view;
      return {
        ...(recheck !== undefined && { recheck }),
        keys: () => view.keys(),
        row: (key) => {
          counts.rows += 1;
          return view.row(key);
        },
        close: () => view.close(),
      };
    },
  };
  return { counts, counted };
}

function manyOrders() {
  const desk = topicDesk();
  desk.put('parent_orders', ...Array.from({ length: ROWS }, (_, index) => parent(index + 1)));
  desk.put('parent_orders', parent(ROWS + 1, { account: 'BETA', alloc_account: 'BETA-1', list_name: 'BETA-SECRET' }));
  return { ...desk, ...counting(desk.topics.sources.parent_orders) };
}

let orders: ReturnType<typeof manyOrders>;
let desk: Desk;

beforeEach(async () => {
  orders = manyOrders();
  desk = await startDesk({
    users: [TRADER, VIEWER],
    sources: { parent_orders: orders.counted },
    limits: { flushIntervalMs: 20, dropAfterMs: 120_000, pingIntervalMs: 600_000 },
  });
});

afterEach(() => desk.stop());

async function watching(user = TRADER, params: object = {}, id = 's') {
  const client = await desk.connect();
  const frames: string[] = [];
  client.socket.on('message', (data: Buffer) => frames.push(data.toString('utf8')));
  await client.login(user);
  const held = await new SocketRows(client, id).open('parent_orders', params);
  return { client, held, frames };
}

const filled = (qty: number) => ({ filled_qty: qty });

describe('parent orders over a socket, 20,000 of them', () => {
  it('[LS30] [LS34] come as a snapshot in parts, then as counted increments', async () => {
    const { held } = await watching();
    expect(held.rows.size).toBe(ROWS);
    expect(held.snapshotParts).toBeGreaterThan(10);
    orders.put('parent_orders', parent(7, filled(500)), parent(ROWS + 2, filled(1)));
    orders.remove('parent_orders', 8);
    await held.until(() => held.rows.size === ROWS && held.cell(7, 'filled_qty') === 500);
    expect(held.cell(ROWS + 2, 'filled_qty')).toBe(1);
    expect(held.rows.has(8)).toBe(false);
    expect(held.changedRows).toBe(2);
  });

  it('[LS40] [LS41] a reader that lags gets fewer and newer updates, and ends with the same rows', async () => {
    const quick = await watching();
    const slow = await watching();
    slow.client.socket.pause();
    // Too much for the sockets' own buffers.
    const rounds = 20;
    const changedRows = 5_000;
    for (let round = 1; round <= rounds; round += 1) {
      const description = `${round} ${'x'.repeat(400)}`;
      orders.put(
        'parent_orders',
        ...Array.from({ length: changedRows }, (_, index) => parent(index + 1, { description })),
      );
      await quick.held.until((held) => held.cell(changedRows, 'description') === description);
    }
    slow.client.socket.resume();
    // Missed rows are sent last.
    orders.put('parent_orders', parent(ROWS + 2));
    for (const { held } of [slow, quick]) await held.until(() => held.rows.has(ROWS + 2));
    expect(quick.held.changedRows).toBe(rounds * changedRows + 1);
    expect(slow.held.changedRows).toBeLessThan(quick.held.changedRows / 2);
    expect(slow.held.rows).toEqual(quick.held.rows);
  });

  it('[LS51] hold no row of another account and nothing of the market without the permit', async () => {
    const { held, frames } = await watching(VIEWER);
    expect(held.rows.size).toBe(ROWS / 2);
    orders.put(
      'parent_orders',
      parent(ROWS + 1, { account: 'BETA', alloc_account: 'BETA-1', list_name: 'BETA-SECRET', filled_qty: 3 }),
      parent(1, filled(9)),
      parent(2, { current_last: SECRET_PRICE + 1, open_usd: SECRET_AMOUNT + 1 }),
      parent(4, { filled_qty: 7, current_last: SECRET_PRICE + 1 }),
    );
    await held.until(() => held.cell(4, 'filled_qty') === 7);
    expect(held.changedRows).toBe(1);
    const text = frames.join('\n');
    expect(['BETA', '987654', '987655', '123454321', '123454322'].filter((secret) => text.includes(secret))).toEqual(
      [],
    );
  });

  it('[LS39] are encoded once for all who may see the same', async () => {
    const [one, other] = [await watching(), await watching()];
    expect(orders.counts.views).toBe(1);
    const before = orders.counts.rows;
    const changed = Array.from({ length: 1_000 }, (_, index) => parent(index + 1, filled(600)));
    orders.put('parent_orders', ...changed);
    for (const { held } of [one, other]) await held.until(() => held.cell(1_000, 'filled_qty') === 600);
    expect(orders.counts.rows - before).toBe(1_000);
    await watching(VIEWER);
    expect(orders.counts.views).toBe(2);
  });

  it('[LS45] narrowed by a search, hold what it finds, and share it with who asks the same', async () => {
    const japan = { field: 'country', operator: '=', value: 'JP' };
    const early = { field: 'filled_qty', operator: '<', value: 450 };
    const one = await watching(TRADER, { where: { join: 'and', conditions: [japan, early] } });
    const other = await watching(TRADER, {
      where: { conditions: [{ join: 'and', conditions: [japan, early] }], join: 'or' },
    });
    expect([one.held.rows.size, other.held.rows.size, orders.counts.views]).toEqual([ROWS / 4, ROWS / 4, 1]);
    orders.put('parent_orders', parent(4, filled(460)), parent(5, filled(1)), parent(6, { country: 'JP' }));
    for (const { held } of [one, other]) {
      await held.until(() => held.rows.has(6) && !held.rows.has(4));
      expect(held.rows.size).toBe(ROWS / 4);
    }
  });

  it('[LS36] [LS53] refuse a search over no field, and find nothing by a hidden one', async () => {
    const bad = { join: 'and', conditions: [{ field: 'nonsense', operator: '=', value: 1 }] };
    await expect(watching(TRADER, { where: bad })).rejects.toThrow('refused: bad-params');
    const last = { field: 'current_last', operator: '>', value: 1 };
    for (const not of [true, false]) {
      const { held } = await watching(VIEWER, { where: { join: 'and', conditions: [{ ...last, not }] } });
      expect(held.rows.size).toBe(0);
    }
    const { held } = await watching(TRADER, { where: { join: 'and', conditions: [last] } });
    expect(held.rows.size).toBe(ROWS);
  });
});
