import { readKillReport } from '@meridian/protocol/live/kill-report';
import { readOrderRows } from '@meridian/protocol/live/order-answers';
import { readTradeInstrument, readTradeInstruments } from '@meridian/protocol/live/trade-answers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testUser } from '../live/testing.ts';
import { openSocketDesk, type SocketUser } from './testing/socket-desk.ts';

const ALL = { are_actions_permitted: true, market_data_permit: true, market_impact_permit: true } as const;
const ALDGATE = { accounts: ['ALDGATE'], alloc_accounts: [] };
const trader = testUser({ ...ALL, id: 1, email_id: 'trader@desk.example', data_permissions: ALDGATE });
const colleague = testUser({ ...trader, id: 2, email_id: 'colleague@desk.example', is_admin: true });
const stranger = testUser({
  ...trader,
  id: 3,
  email_id: 'stranger@desk.example',
  market_data_permit: false,
  market_impact_permit: false,
  data_permissions: { accounts: [], alloc_accounts: ['BOREALIS-01'] },
});

const ORDER = {
  strat: 'Staging',
  account: 'ALDGATE',
  alloc_account: 'ALDGATE-CORE',
  exchange_symbol: 'AAPL',
  asset_class: 'EQUITY',
  order_side: 'BUY',
  order_type: 'MARKET',
  order_qty: 1_000,
} as const;

let desk: Awaited<ReturnType<typeof openSocketDesk>>;
let one: SocketUser;
let two: SocketUser;
let other: SocketUser;
let sizes = 1_000;

beforeAll(async () => {
  desk = await openSocketDesk([trader, colleague, stranger]);
  [one, two, other] = [await desk.signIn(trader), await desk.signIn(colleague), await desk.signIn(stranger)];
}, 60_000);

afterAll(() => desk.close());

/** A different size each time, so that none is a duplicate. */
async function newOrder(changes: object = {}): Promise<number> {
  sizes += 1;
  const { data } = await one.give('order.new', { ...ORDER, order_qty: sizes, ...changes });
  return readOrderRows(data)[0]?.parent_order_numeric_id ?? 0;
}

describe('before an order is sent', () => {
  it('tells of an instrument what the user may see', async () => {
    const symbol = { exchange_symbol: 'AAPL' };
    expect(await one.give('trade.instrument', symbol)).toMatchObject({
      ok: true,
      data: {
        instrument: { exchange_symbol: 'AAPL', lot_size: 1, quote: {}, impact: { volume_shares: expect.any(Array) } },
      },
    });
    expect(await other.give('trade.instrument', symbol)).toMatchObject({
      data: { instrument: { quote: null, impact: null } },
    });
    expect(await one.give('trade.instrument', { exchange_symbol: 'NOPE' })).toMatchObject({ code: 'not-found' });
  });

  it('tells what the user may trade for, and what of it is used', async () => {
    expect(await other.give('trade.context', {})).toMatchObject({
      data: { accounts: [{ account: 'BOREALIS', alloc_account: 'BOREALIS-01', gross_usd: 0 }] },
    });
    await newOrder();
    expect(await one.give('trade.context', {})).toMatchObject({
      data: {
        accounts: [
          { alloc_account: 'ALDGATE-CORE', gross_usd: expect.toSatisfy((usd: number) => usd > 0) },
          { alloc_account: 'ALDGATE-GROWTH', gross_usd: 0 },
        ],
        strategies: expect.arrayContaining([expect.objectContaining({ name: 'vwap_desk', kind: 'setting' })]),
      },
    });
  });

  it('checks as the server does when the order comes', async () => {
    const tooMuch = { ...ORDER, order_qty: 900_000_000 };
    const [row] = [
      { row: 0, problem: null, findings: expect.arrayContaining([expect.objectContaining({ level: 'error' })]) },
    ];
    expect(await one.give('trade.check', { orders: [tooMuch] })).toMatchObject({ ok: true, data: { rows: [row] } });
    const refused = await one.give('order.new', { ...tooMuch, override_reason: 'Please do it anyway' });
    expect(refused).toMatchObject({ ok: false, code: 'checks' });
    expect(readOrderRows(refused.data)).toMatchObject([{ parent_order_numeric_id: null, findings: row?.findings }]);
  });
});

describe('an order that is sent', () => {
  it('[LS66] twice by mistake needs a reason the second time, which the audit keeps', async () => {
    const order = { ...ORDER, order_qty: 4_321 };
    expect(await one.give('order.new', order)).toMatchObject({ ok: true });
    expect(await one.give('order.new', order)).toMatchObject({ ok: false, code: 'checks' });
    const meant = await one.give('order.new', { ...order, override_reason: 'Two tranches of one' });
    const id = readOrderRows(meant.data)[0]?.parent_order_numeric_id ?? 0;
    const ids = { parent_order_numeric_ids: [id] };
    const row = await one.see('audit', ids, ({ req_type }) => req_type === 'NEW ORDER REQUEST');
    expect(row['description']).toContain('Sent over 1 warning (Same as order');
  });

  it('[LS65] in a list is taken as a whole or row by row, and once', async () => {
    const orders = [
      { ...ORDER, order_qty: 11 },
      { ...ORDER, order_qty: 12, exchange_symbol: 'NOPE' },
    ];
    const whole = await one.give('order.new_list', { list_name: 'BASKET', accept: 'whole', orders });
    expect(readOrderRows(whole.data)).toMatchObject([
      { row: 0, parent_order_numeric_id: null, code: 'not-sent' },
      { row: 1, parent_order_numeric_id: null, code: 'invalid' },
    ]);
    const args = { list_name: 'BASKET', accept: 'rows', orders } as const;
    const rows = await one.give('order.new_list', { ...args, orders: [...orders] }, 'the-list');
    expect(readOrderRows(rows.data)).toMatchObject([
      { row: 0, ok: true },
      { row: 1, ok: false, code: 'invalid' },
    ]);
    expect(await one.give('order.new_list', { ...args, orders: [...orders] }, 'the-list')).toEqual(rows);
    const id = readOrderRows(rows.data)[0]?.parent_order_numeric_id;
    const isIt = (row: Record<string, unknown>) => row['parent_order_numeric_id'] === id;
    expect(await one.see('parent_orders', {}, isIt)).toMatchObject({ list_name: 'BASKET', order_qty: 11 });
  });

  it('[LS67] and changed by two people is not overwritten by the second', async () => {
    const id = await newOrder();
    const ids = { parent_order_numeric_ids: [id] };
    const expected = [{ parent_order_numeric_id: id, order_qty: sizes }];
    expect(await two.give('order.modify', { ...ids, order_qty: 20, expected })).toMatchObject({ ok: true });
    const late = await one.give('order.modify', { ...ids, order_qty: 30, expected });
    expect(readOrderRows(late.data)).toMatchObject([
      {
        code: 'changed-meanwhile',
        changed_by: colleague.email_id,
        changes: [{ field: 'order_qty', expected: sizes, current: 20 }],
      },
    ]);
  });

  it('takes a note with the market of that moment, when it is done too', async () => {
    const id = await newOrder();
    const ids = { parent_order_numeric_ids: [id] };
    await one.give('order.cancel', ids);
    expect(await one.give('order.note', { ...ids, note: 'The client called.' })).toMatchObject({ ok: true });
    const row = await two.see('audit', ids, ({ req_type }) => req_type === 'NOTE');
    expect(row).toMatchObject({ description: 'The client called.', sender_sub_id: trader.email_id });
    expect([row['snap_bid'], row['snap_ask']]).toEqual([expect.any(Number), expect.any(Number)]);
  });
});

/** The last price that the desk sees, rounded to a cent. */
async function lastOf(symbol: string): Promise<number> {
  const { data } = await one.give('trade.instrument', { exchange_symbol: symbol });
  const facts = readTradeInstrument(data)?.instrument;
  return facts?.quote?.current_last ?? facts?.previous_close ?? 0;
}

describe('the checks of a change and of a start', () => {
  it('refuse a market order that is given a limit far outside the band', async () => {
    const ids = { parent_order_numeric_ids: [await newOrder()] };
    const far = Math.round((await lastOf('AAPL')) * 1.5);
    const change = { ...ids, order_type: 'LIMIT', limit_price: far, override_reason: 'Please do it anyway' } as const;
    const refused = await one.give('order.modify', change);
    expect(readOrderRows(refused.data)).toMatchObject([
      { ok: false, code: 'checks', findings: [{ code: 'price-band', level: 'error' }] },
    ]);
    expect(await one.give('trade.preview_modify', change)).toMatchObject({
      data: { rows: [{ ok: false, findings: [{ code: 'price-band', level: 'error' }] }] },
    });
  });

  it('warn of a limit that is taken away', async () => {
    const limit_price = Math.round(await lastOf('AAPL'));
    const ids = { parent_order_numeric_ids: [await newOrder({ order_type: 'LIMIT', limit_price })] };
    const change = { ...ids, order_type: 'MARKET' } as const;
    const refused = await one.give('order.modify', change);
    expect(readOrderRows(refused.data)).toMatchObject([
      { code: 'checks', findings: [{ code: 'limit-removed', level: 'warning' }] },
    ]);
    expect(await one.give('order.modify', { ...change, override_reason: 'must be done today' })).toMatchObject({
      ok: true,
    });
  });

  it('run again when a staged order is sent, and when a pending one is released', async () => {
    const order = { ...ORDER, order_qty: 3_210 };
    const staged = readOrderRows((await one.give('order.new', order)).data)[0]?.parent_order_numeric_id ?? 0;
    await one.give('order.new', { ...order, override_reason: 'Two tranches of one' });
    const ids = { parent_order_numeric_ids: [staged] };
    const start = { ...ids, strat: 'vwap' };
    const warned = { code: 'duplicate', level: 'warning' };
    expect(await one.give('trade.preview_start', start)).toMatchObject({
      data: { rows: [{ parent_order_numeric_id: staged, ok: true, findings: [warned] }] },
    });
    const refused = await one.give('order.send_staged', start);
    expect(readOrderRows(refused.data)).toMatchObject([{ ok: false, code: 'checks', findings: [warned] }]);
    expect(await one.give('order.send_staged', { ...start, override_reason: 'Meant as it is' })).toMatchObject({
      ok: true,
    });
    const { data } = await one.give('trade.instrument', { exchange_symbol: 'INTC' });
    const volume = readTradeInstrument(data)?.instrument.avg_daily_volume ?? 0;
    const size = { exchange_symbol: 'INTC', order_qty: Math.round(volume * 0.11) };
    const large = { ...ORDER, ...size, strat: 'vwap', override_reason: 'Confirmed by the client' };
    const pending = readOrderRows((await one.give('order.new', large)).data)[0]?.parent_order_numeric_id ?? 0;
    const isIt = (row: Record<string, unknown>) => row['parent_order_numeric_id'] === pending;
    expect(await one.see('parent_orders', {}, isIt)).toMatchObject({
      status: 'PENDING',
      diagnostic_info: expect.stringMatching(/^Large order: 11\.0% of average daily volume is above the 8\.0%/),
    });
    const own = await one.give('order.release', {
      parent_order_numeric_ids: [pending],
      override_reason: 'It is my own order',
    });
    expect(readOrderRows(own.data)[0]).toMatchObject({ ok: false, code: 'own-order' });
    const release = await two.give('order.release', { parent_order_numeric_ids: [pending] });
    expect(readOrderRows(release.data)[0]).toMatchObject({ ok: false, code: 'checks' });
    const meant = { parent_order_numeric_ids: [pending], override_reason: 'Confirmed by the client' };
    expect(await two.give('order.release', meant)).toMatchObject({ ok: true });
  });
});

describe('futures', () => {
  it('are bought and sold, and neither sold short nor bought to cover', async () => {
    const months = ['H', 'M', 'U', 'Z'].flatMap((letter) => [26, 27, 28, 29].map((year) => `ES${letter}${year}`));
    const { data } = await one.give('trade.instruments', { exchange_symbols: months });
    const exchange_symbol = readTradeInstruments(data)?.instruments[0]?.exchange_symbol ?? '';
    const future = { ...ORDER, asset_class: 'FUTURE', exchange_symbol, order_qty: 3 } as const;
    for (const [order_side, use] of [
      ['SELL SHORT', 'SELL'],
      ['BUY COVER', 'BUY'],
    ] as const) {
      const refused = await one.give('order.new', { ...future, order_side });
      const message = `${order_side} is for equities only: use ${use}`;
      expect(readOrderRows(refused.data)).toMatchObject([{ code: 'invalid', message }]);
      const checked = await one.give('trade.check', { orders: [{ ...future, order_side }] });
      expect(checked).toMatchObject({ data: { rows: [{ problem: message }] } });
    }
  });
});

describe('orders of another account', () => {
  it('are not there, whatever is asked or told', async () => {
    const ids = { parent_order_numeric_ids: [await newOrder()] };
    const found = {
      'order.modify': await other.give('order.modify', { ...ids, order_qty: 5 }),
      'order.cancel': await other.give('order.cancel', ids),
      'order.cancel_children': await other.give('order.cancel_children', ids),
      'order.pause': await other.give('order.pause', ids),
      'order.resume': await other.give('order.resume', ids),
      'order.release': await other.give('order.release', ids),
      'order.send_staged': await other.give('order.send_staged', ids),
      'order.note': await other.give('order.note', { ...ids, note: 'Seen.' }),
      'order.reroute': await other.give('order.reroute', { ...ids, destination_name: 'ALGO-DMA-1' }),
      'trade.preview_modify': await other.give('trade.preview_modify', { ...ids, order_qty: 5 }),
      'trade.preview_start': await other.give('trade.preview_start', ids),
    };
    const codes = Object.entries(found).map(([name, { data }]) => [name, readOrderRows(data)[0]?.code]);
    expect(codes).toEqual(Object.keys(found).map((name) => [name, 'not-found']));
  });

  it('cannot be sent, alone or in a list', async () => {
    const refused = { parent_order_numeric_id: null, code: 'account-not-permitted' };
    const list = { list_name: 'BASKET', accept: 'rows', orders: [ORDER] } as const;
    expect(readOrderRows((await other.give('order.new', ORDER)).data)).toMatchObject([refused]);
    const rows = readOrderRows((await other.give('order.new_list', { ...list, orders: [ORDER] })).data);
    expect(rows).toMatchObject([refused]);
    expect(await other.give('trade.check', { orders: [ORDER] })).toMatchObject({
      data: { rows: [{ problem: 'You cannot trade for ALDGATE / ALDGATE-CORE' }] },
    });
  });
});

describe('global auto-trading', () => {
  it('is seen by every session to be off, by whom, since when and why', async () => {
    const off = { global_auto_trading_status: false, reason: 'drill' };
    expect(await one.give('global_auto_trading.set', off)).toMatchObject({ code: 'not-permitted' });
    // The engine rounds its own clock, which may be a millisecond behind.
    const before = Date.now() - 2;
    const outcome = await two.give('global_auto_trading.set', off);
    expect(outcome.ok).toBe(true);
    const row = await other.see('status', {}, (each) => each['global_auto_trading_status'] === 'off');
    expect(row).toMatchObject({ global_auto_trading_by: colleague.email_id, global_auto_trading_reason: 'drill' });
    expect(row['global_auto_trading_since_ms']).toBeGreaterThanOrEqual(before);
    expect(readKillReport(row['kill_report'])).toMatchObject({ by: colleague.email_id, is_complete: true });
    await two.give('global_auto_trading.set', { global_auto_trading_status: true });
    const on = await other.see('status', {}, (each) => each['global_auto_trading_status'] === 'on');
    expect(on).toMatchObject({
      global_auto_trading_by: colleague.email_id,
      global_auto_trading_reason: null,
      kill_report: null,
    });
  });
});
