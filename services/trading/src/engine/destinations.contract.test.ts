import { readOrderRows } from '@meridian/protocol/live/order-answers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testUser } from '../live/testing.ts';
import { openSocketDesk, type SocketUser } from './testing/socket-desk.ts';

const ALL = { are_actions_permitted: true, market_data_permit: true } as const;
const ALDGATE = { accounts: ['ALDGATE'], alloc_accounts: [] };
const trader = testUser({ ...ALL, id: 1, email_id: 'trader@desk.example', data_permissions: ALDGATE });
const colleague = testUser({ ...trader, id: 2, email_id: 'colleague@desk.example' });

let desk: Awaited<ReturnType<typeof openSocketDesk>>;
let one: SocketUser;
let two: SocketUser;

beforeAll(async () => {
  desk = await openSocketDesk([trader, colleague]);
  [one, two] = [await desk.signIn(trader), await desk.signIn(colleague)];
}, 60_000);

afterAll(() => desk.close());

async function newOrder(): Promise<number> {
  const { data } = await one.give('order.new', {
    strat: 'vwap',
    account: 'ALDGATE',
    alloc_account: 'ALDGATE-CORE',
    exchange_symbol: 'AAPL',
    asset_class: 'EQUITY',
    order_side: 'BUY',
    order_type: 'MARKET',
    order_qty: 5_000,
  });
  return readOrderRows(data)[0]?.parent_order_numeric_id ?? 0;
}

describe('a destination', () => {
  it('[LS68] is left by an order that was rerouted, which the audit tells, and can be used again', async () => {
    const id = await newOrder();
    const ids = { parent_order_numeric_ids: [id] };
    const name = { destination_name: 'ALGO-DMA-1' };
    expect(await one.give('order.reroute', { ...ids, ...name, reason: 'Slow today' })).toMatchObject({ ok: true });
    const rerouted = await two.see('audit', ids, ({ description }) => String(description).startsWith('Rerouted'));
    expect(rerouted).toMatchObject({
      description: 'Rerouted away from ALGO-DMA-1: Slow today',
      sender_sub_id: trader.email_id,
    });
    // Looked at once a second: an order that has a child order there may stand in it before its new signals do.
    const isLeft = (row: Record<string, unknown>) =>
      row['parent_order_numeric_id'] === id && row['avoided_destinations'] !== null;
    expect(await two.see('destination_orders', name, isLeft)).toMatchObject({
      avoided_destinations: 'ALGO-DMA-1',
    });
    expect(await one.give('order.reroute', { ...ids, ...name, avoid: false })).toMatchObject({ ok: true });
  });

  it('[LS68] that is connected is not reconnected', async () => {
    const connected = await one.give('destination.retry', { destination_name: 'ALGO-DMA-1' });
    expect(connected).toMatchObject({ ok: false, code: 'no-change', message: 'ALGO-DMA-1 is connected.' });
    const unknown = await one.give('destination.retry', { destination_name: 'NOWHERE' });
    expect(unknown).toMatchObject({ ok: false, code: 'not-found' });
  });
});
