import { setTimeout as sleep } from 'node:timers/promises';
import { makeHistoryFolder } from '@meridian/history/testing';
import { stateAt } from '@meridian/domain/replay/replay-state';
import {
  readReplayBook,
  readReplayMarket,
  readReplayOrder,
  type ReplayMarketData,
  type ReplayOrderData,
} from '@meridian/protocol/live/replay-commands';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testUser } from '../../live/testing.ts';
import { openSocketDesk, type SocketUser } from '../testing/socket-desk.ts';

const ALDGATE = { accounts: ['ALDGATE'], alloc_accounts: [] };
const trader = testUser({ are_actions_permitted: true, market_data_permit: true, data_permissions: ALDGATE });
const blind = testUser({ id: 2, email_id: 'blind@desk.example', data_permissions: ALDGATE });
const other = testUser({ id: 3, email_id: 'other@desk.example', market_data_permit: true });
const PATIENCE_MS = 60_000;

let folder: Awaited<ReturnType<typeof makeHistoryFolder>>;
let desk: Awaited<ReturnType<typeof openSocketDesk>>;
let user: SocketUser;
let id: number;

beforeAll(async () => {
  folder = await makeHistoryFolder();
  desk = await openSocketDesk([trader, blind, other], folder.dir);
  user = await desk.signIn(trader);
  const { data, message } = await user.give('order.new', {
    strat: 'pov',
    account: 'ALDGATE',
    alloc_account: 'ALDGATE-CORE',
    exchange_symbol: 'AAPL',
    asset_class: 'EQUITY',
    order_side: 'BUY',
    order_type: 'MARKET',
    order_qty: 200_000,
    start_time: '0',
    end_time: '+30',
    strategy_parameters: JSON.stringify({ pr: 20 }),
    client_order_id: 'replayed',
    override_reason: 'Sent by a test',
  });
  const [row] = (data as { rows?: { parent_order_numeric_id?: number }[] } | undefined)?.rows ?? [];
  if (row?.parent_order_numeric_id === undefined) throw new Error(message);
  id = row.parent_order_numeric_id;
}, 240_000);

afterAll(async () => {
  await desk.close();
  await folder.remove();
});

const of = (parentId: number) => ({ parent_order_numeric_id: parentId });

async function order(asking: SocketUser, after = 0): Promise<ReplayOrderData> {
  const { data, message } = await asking.give('replay.order', { parent_order_numeric_id: id, after });
  const read = readReplayOrder(data);
  if (read === null) throw new Error(message);
  return read;
}

async function market(fromMs?: number): Promise<ReplayMarketData> {
  const from = fromMs === undefined ? {} : { from_ms: fromMs };
  const { data, message } = await user.give('replay.market', { parent_order_numeric_id: id, ...from });
  const read = readReplayMarket(data);
  if (read === null) throw new Error(message);
  return read;
}

describe('[LS74] the replay of an order', () => {
  it('follows a running order with its decisions, their gates and its market', async () => {
    const deadline = Date.now() + PATIENCE_MS;
    let found = await order(user);
    while (!found.events.some(({ kind }) => kind === 'posted' || kind === 'fill')) {
      if (Date.now() > deadline) throw new Error('the order sent nothing');
      await sleep(500);
      found = await order(user);
    }
    expect(found.order).toMatchObject({ exchange_symbol: 'AAPL', order_qty: 200_000, end_ms: null, source: 'journal' });
    expect(found.order.arrival_mid).not.toBeNull();
    const decisions = found.events.filter((event) => event.kind === 'decision');
    expect(decisions.some(({ gates }) => gates !== null && gates.wait_limit_ms > 0)).toBe(true);
    // The recording is flushed once a second.
    await sleep(2_500);
    const seen = await market();
    expect(seen).toMatchObject({ is_recorded: true, next_ms: null });
    expect(seen.market.quotes.at_ms.length).toBeGreaterThan(0);
    const book = readReplayBook((await user.give('replay.book', { ...of(id), at_ms: seen.until_ms })).data);
    expect(book?.levels).toHaveLength(5);
    expect(seen.until_ms - (book?.at_ms ?? 0)).toBeLessThan(15_000);
    const later = await market(seen.until_ms + 1);
    expect(later.market.quotes.at_ms.every((ms) => ms > seen.until_ms)).toBe(true);
  });

  it('gives behind a page what is new, and nothing twice', async () => {
    const whole = await order(user);
    const again = await order(user, whole.after);
    expect(again.after).toBeGreaterThanOrEqual(whole.after);
    const all = await order(user);
    expect([...whole.events, ...again.events]).toEqual(all.events.slice(0, whole.events.length + again.events.length));
  });

  it('knows the end of a cancelled order, and what it had filled', async () => {
    await user.give('order.cancel', { parent_order_numeric_ids: [id], reason: 'test' });
    const deadline = Date.now() + PATIENCE_MS;
    let found = await order(user);
    while (found.order.end_ms === null) {
      if (Date.now() > deadline) throw new Error('the order did not end');
      await sleep(200);
      found = await order(user);
    }
    expect(['OUT', 'PARTIAL_OUT']).toContain(found.order.status);
    const end = stateAt(found.events, found.order.end_ms);
    expect(end.open).toEqual([]);
    expect(end.filled > 0).toBe(found.order.status === 'PARTIAL_OUT');
  });

  it('shows no market to users without the permission', async () => {
    const without = await desk.signIn(blind);
    const found = await order(without);
    expect(found.order.arrival_mid).toBeNull();
    const gates = found.events.flatMap((event) =>
      event.kind === 'decision' && event.gates !== null ? event.gates : [],
    );
    expect(gates.length).toBeGreaterThan(0);
    expect(gates.every(({ queue, adverse_ticks }) => queue === null && adverse_ticks === null)).toBe(true);
    expect(await without.give('replay.market', of(id))).toMatchObject({ ok: false });
    expect(await without.give('replay.book', { ...of(id), at_ms: 1 })).toMatchObject({ ok: false });
  });

  it('does not exist for users of other accounts', async () => {
    const stranger = await desk.signIn(other);
    const args = { parent_order_numeric_id: id };
    expect(await stranger.give('replay.order', args)).toMatchObject({ ok: false, code: 'not-found' });
    expect(await stranger.give('replay.market', args)).toMatchObject({ ok: false, code: 'not-found' });
    expect(await stranger.give('replay.book', { ...args, at_ms: 1 })).toMatchObject({ code: 'not-found' });
    expect(await user.give('replay.order', { parent_order_numeric_id: 999_999 })).toMatchObject({ code: 'not-found' });
  });
});
