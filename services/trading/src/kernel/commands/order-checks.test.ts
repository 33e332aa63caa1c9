import { describe, expect, it } from 'vitest';
import { auditOfEvents } from '../audit/audit-rows.ts';
import { OrderStore } from '../state/order-store.ts';
import { TEST_AUDIT_CONTEXT } from '../testing/order-history.ts';
import { limitedTo, NEW_ORDER, openTestDesk, TEST_LIMITS, type TestDesk, TRADER } from '../testing/test-desk.ts';
import type { ArgsOf } from './kernel-command.ts';

const { override_reason: _, ...ORDER } = NEW_ORDER;

function send(desk: TestDesk, args: Partial<ArgsOf<'order.new'>>) {
  return desk.do({ name: 'order.new', args: { ...ORDER, ...args } });
}

function count(desk: TestDesk): number {
  return desk.kernel.published.orders.parents.size;
}

describe('checks of a new order', () => {
  it.each([
    [{ order_qty: 600_000 }, 'daily-volume'],
    [{ limit_price: 125 }, 'price-band'],
  ])('refuses an error of %j, whatever is said, and makes no order', async (args, code) => {
    const desk = await openTestDesk();
    const answer = await send(desk, { ...args, override_reason: 'I insist on it' });
    expect(answer).toMatchObject({ ok: false, code: 'checks' });
    expect(answer.rows).toMatchObject([{ parent_order_numeric_id: null, code: 'checks' }]);
    expect(answer.rows[0]?.findings).toContainEqual(expect.objectContaining({ code, level: 'error' }));
    expect(count(desk)).toBe(0);
  });

  it('[LS66] refuses a warning unless somebody says why, and the audit keeps it', async () => {
    const desk = await openTestDesk();
    const refused = await send(desk, { limit_price: 110 });
    expect(refused).toMatchObject({ ok: false, code: 'checks', rows: [{ findings: [{ level: 'warning' }] }] });
    expect(await send(desk, { limit_price: 110, override_reason: '  ' })).toMatchObject({ code: 'checks' });
    const short = await send(desk, { limit_price: 110, override_reason: 'x' });
    expect(short.rows[0]?.message).toContain('"x" is too short a reason');
    expect(count(desk)).toBe(0);
    const taken = await send(desk, { limit_price: 110, override_reason: 'News of today', reason: 'PM call' });
    expect(taken.ok).toBe(true);
    const [request] = auditOfEvents(new OrderStore(), await desk.journal.readOrder(1), TEST_AUDIT_CONTEXT);
    expect(request?.description).toBe(
      'New order: PM call. Sent over 1 warning (The limit is 10.0% above the market: more than the usual 5%). Reason: News of today',
    );
  });

  it('notes no override where there was nothing to override', async () => {
    const desk = await openTestDesk();
    await send(desk, { override_reason: 'to be sure' });
    const [request] = auditOfEvents(new OrderStore(), await desk.journal.readOrder(1), TEST_AUDIT_CONTEXT);
    expect(request?.description).toBe('New order');
  });

  it('warns of the same order within a minute, and no longer', async () => {
    const desk = await openTestDesk();
    await send(desk, {});
    await desk.wait(59_999);
    expect((await send(desk, {})).message).toContain('Same as order 1, sent 60 s ago');
    expect((await send(desk, { order_qty: 999 })).ok).toBe(true);
    await desk.wait(1);
    expect((await send(desk, {})).ok).toBe(true);
  });

  it('[OL83] warns who sells a name that own orders still buy, and takes it with a reason', async () => {
    const desk = await openTestDesk();
    const { order_qty } = ORDER;
    await send(desk, {});
    await send(desk, { order_qty: order_qty + 500 });
    const sell = { order_side: 'SELL', limit_price: 101 } as const;
    const refused = await send(desk, sell);
    const left = (2 * order_qty + 500).toLocaleString('en-US');
    expect(refused).toMatchObject({ ok: false, code: 'checks', rows: [{ findings: [{ code: 'opposite-order' }] }] });
    expect(refused.message).toContain(`You have BUY ${left} ${ORDER.exchange_symbol} working`);
    expect((await send(desk, { ...sell, override_reason: 'Hedge of another book' })).ok).toBe(true);
  });

  it('[OL83] says nothing of orders that are over, wait, or are of another trader', async () => {
    const desk = await openTestDesk();
    const sell = { order_side: 'SELL', limit_price: 101 } as const;
    await send(desk, { strat: 'idle' });
    await desk.do({ name: 'order.cancel', args: { parent_order_numeric_ids: [1] } });
    await send(desk, { strat: 'Staging', order_qty: 700 });
    await desk.do({ name: 'order.new', args: { ...ORDER, order_qty: 800 } }, { ...TRADER, id: 7, trader_id: 'OTHER' });
    expect((await send(desk, sell)).message).not.toContain('working');
  });

  it('[OL29] takes ten of the same within a minute with a reason, and no eleventh', async () => {
    const desk = await openTestDesk();
    for (let n = 0; n < 10; n += 1) expect((await send(desk, { override_reason: 'Ten clients of it' })).ok).toBe(true);
    const refused = await send(desk, { override_reason: 'Ten clients of it' });
    expect(refused).toMatchObject({ ok: false, rows: [{ findings: [{ code: 'duplicate', level: 'error' }] }] });
    await desk.wait(60_000);
    expect((await send(desk, {})).ok).toBe(true);
  });

  it('[OL29] takes no list with eleven of the same', async () => {
    const desk = await openTestDesk();
    const orders = Array.from({ length: 11 }, () => ORDER);
    const args = { list_name: 'ELEVEN', accept: 'whole', orders, override_reason: 'A list of eleven' } as const;
    expect(await desk.do({ name: 'order.new_list', args })).toMatchObject({ ok: false });
    expect(count(desk)).toBe(0);
    expect((await desk.do({ name: 'order.new_list', args: { ...args, orders: orders.slice(1) } })).ok).toBe(true);
  });

  it("[OL28] leaves no row with a stranger's allocation account in anybody's blotter", async () => {
    const desk = await openTestDesk({ kernel: { isKnownAccount: (_, alloc) => alloc.startsWith('ALDGATE') } });
    const answer = await send(desk, { alloc_account: 'BOREALIS-01' });
    expect(answer).toMatchObject({ ok: false, code: 'account-not-permitted' });
    expect(answer.message).toContain('You cannot trade for ALDGATE / BOREALIS-01');
    expect(count(desk)).toBe(0);
  });

  it('takes an order again that was rejected', async () => {
    const desk = await openTestDesk();
    expect(await send(desk, { strat: 'unheard' })).toMatchObject({ code: 'rejected' });
    expect((await send(desk, {})).ok).toBe(true);
  });
});

function inTwoMinutes(desk: TestDesk): string {
  return String(desk.clock.nowMs + 120_000);
}

describe('the speed of an order', () => {
  const message: unknown = expect.stringMatching(/^Fast order: 9\d\.\d% of the volume expected/u);
  const FAST: unknown = expect.objectContaining({ code: 'expected-volume', level: 'error', message });

  it('[OL39] a market order of nine tenths of the volume of its two minutes does not leave with one click', async () => {
    const desk = await openTestDesk();
    const quick = { order_qty: 99_000, end_time: inTwoMinutes(desk), override_reason: 'I insist' };
    const answer = await send(desk, { ...quick, order_type: 'MARKET', limit_price: null });
    expect(answer.rows[0]?.findings).toContainEqual(FAST);
    expect(count(desk)).toBe(0);
    expect((await send(desk, { ...quick, end_time: '0' })).ok).toBe(true);
  });

  it('[OL39] ten times the quantity, or a hundredth of the time, is refused as in a new order', async () => {
    const desk = await openTestDesk();
    const { id } = await desk.newOrder({ order_qty: 9_900, end_time: String(desk.clock.nowMs + 3_600_000) });
    const ids = { parent_order_numeric_ids: [id], override_reason: 'I insist' };
    const soon = { start_time: '-1', end_time: inTwoMinutes(desk) };
    const faster = await desk.do({ name: 'order.modify', args: { ...ids, order_qty: 99_000, ...soon } });
    expect(faster.rows[0]?.findings).toContainEqual(FAST);
    const shorter = await desk.do({ name: 'order.modify', args: { ...ids, ...soon } });
    expect(shorter.rows[0]?.findings).toMatchObject([{ code: 'expected-volume' }]);
    const slower = await desk.do({ name: 'order.modify', args: { ...ids, order_qty: 9_000 } });
    expect(slower.ok).toBe(true);
  });

  it('[OL39] a staged order that is sent to be done at once is refused', async () => {
    const desk = await openTestDesk();
    const { id } = await desk.newOrder({ strat: 'Staging', order_qty: 99_000 });
    const args = { parent_order_numeric_ids: [id], strat: 'peg', end_time: inTwoMinutes(desk), override_reason: 'Now' };
    const answer = await desk.do({ name: 'order.send_staged', args });
    expect(answer.rows[0]?.findings).toContainEqual(FAST);
  });
});

describe('what an account has done today', () => {
  const limits = { ...TEST_LIMITS, max_gross_usd: 200_000 };
  const open = () => openTestDesk({ kernel: { limitsOf: () => limitedTo(limits) } });

  it('counts open orders in full, and done ones with what they filled', async () => {
    const desk = await open();
    await send(desk, { order_qty: 1_500 });
    const over = await send(desk, { order_qty: 1_000 });
    expect(over.rows[0]?.findings).toMatchObject([{ code: 'account-limit', level: 'error' }]);
    expect((await send(desk, { order_qty: 1_000, alloc_account: 'ALDGATE-GROWTH' })).ok).toBe(true);
    desk.venue.accept(1);
    desk.venue.fill(1, 100);
    await desk.settle();
    await desk.do({ name: 'order.cancel', args: { parent_order_numeric_ids: [1] } });
    for (const id of desk.venue.openIds()) desk.venue.confirmCancel(id);
    await desk.settle();
    const { gross } = desk.kernel.published.orders;
    const date = desk.market.day().date;
    expect(gross.dayOf('ALDGATE', 'ALDGATE-CORE', date).gross_usd).toBe(10_000);
    expect((await send(desk, { order_qty: 1_000 })).ok).toBe(true);
  });

  it('is the same after a replay', async () => {
    const desk = await open();
    const parent = await desk.newOrder({ order_qty: 1_500 });
    const again = await openTestDesk({ journal: desk.journal, clock: desk.clock, venue: desk.venue });
    const { account, allocAccount } = parent.terms;
    const today = desk.market.day().date;
    const before = desk.kernel.published.orders.gross.dayOf(account, allocAccount, today).gross_usd;
    const { gross } = again.kernel.published.orders;
    expect(gross.dayOf(account, allocAccount, today).gross_usd).toBe(before);
    expect(before).toBe(150_000);
  });
});
