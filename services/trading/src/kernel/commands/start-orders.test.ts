import { describe, expect, it } from 'vitest';
import { auditOf, auditTypes, statusOf } from '../testing/order-history.ts';
import { ADMIN, limitedTo, openTestDesk, TEST_LIMITS, type TestDesk, TRADER } from '../testing/test-desk.ts';

describe('pending and staged', () => {
  it('[OL8] holds an order for review until it is released with its parameters', async () => {
    const desk = await openTestDesk({ kernel: { limitsOf: () => limitedTo({ ...TEST_LIMITS, review_above_usd: 0 }) } });
    const { id } = await desk.newOrder();
    expect(statusOf(desk, id)).toBe('PENDING');
    expect(desk.venue.submitted).toEqual([]);
    const released = await desk.do(
      { name: 'order.release', args: { parent_order_numeric_ids: [id], part_rate: 5 } },
      ADMIN,
    );
    expect(released).toMatchObject({ ok: true, message: 'Released.' });
    expect(desk.parent(id).terms.strategy.partRate).toBe(5);
    expect(desk.venue.submitted).toHaveLength(1);
    expect((await auditTypes(desk, id)).slice(0, 4)).toEqual([
      'NEW ORDER REQUEST',
      'ARRIVED PENDING REVIEW',
      'STRATEGY PARAMETER CHANGE',
      'NEW ORDER ACCEPT',
    ]);
    const again = await desk.do({ name: 'order.release', args: { parent_order_numeric_ids: [id] } }, ADMIN);
    expect(again).toMatchObject({ ok: false, code: 'not-pending' });
  });

  it('[OL8] has no children while it is staged, and works once it is sent', async () => {
    const desk = await openTestDesk();
    const { id } = await desk.newOrder({ strat: 'Staging' });
    expect(statusOf(desk, id)).toBe('NEW');
    const ids = { parent_order_numeric_ids: [id] };
    expect(await desk.do({ name: 'order.cancel_children', args: ids })).toMatchObject({ ok: false, code: 'staged' });
    expect(await desk.do({ name: 'order.send_staged', args: ids })).toMatchObject({ ok: false, code: 'invalid' });
    const sent = await desk.do({ name: 'order.send_staged', args: { ...ids, strat: 'peg' } });
    expect(sent.ok).toBe(true);
    expect(desk.venue.submitted).toHaveLength(1);
    expect(await desk.do({ name: 'order.send_staged', args: ids })).toMatchObject({ ok: false, code: 'not-staged' });
  });
});

describe('the checks when a waiting order is started', () => {
  const review = { kernel: { limitsOf: () => limitedTo({ ...TEST_LIMITS, review_above_usd: 0 }) } };

  it.each([
    ['order.release', review, {}],
    ['order.send_staged', {}, { strat: 'Staging' }],
  ] as const)('%s refuses a limit that the market has left, whatever is said', async (name, options, order) => {
    const desk = await openTestDesk(options);
    const { id } = await desk.newOrder(order);
    desk.market.move(0, { bidTicks: 7_990, askTicks: 8_010, lastTicks: 8_000 });
    const args = { parent_order_numeric_ids: [id], strat: 'peg', override_reason: 'I insist on it' };
    const refused = await desk.do({ name, args }, ADMIN);
    expect(refused).toMatchObject({ ok: false, code: 'checks' });
    expect(refused.message).toContain('The limit is 26.3% above the market: at most 20% is allowed');
    expect(refused.rows[0]?.findings).toMatchObject([{ code: 'price-band', level: 'error' }]);
    expect(desk.venue.submitted).toEqual([]);
  });

  it('override a warning with a reason, which the audit keeps', async () => {
    const desk = await openTestDesk(review);
    const { id } = await desk.newOrder();
    desk.market.move(0, { bidTicks: 9_390, askTicks: 9_410, lastTicks: 9_400 });
    const ids = { parent_order_numeric_ids: [id] };
    expect(await desk.do({ name: 'order.release', args: ids }, ADMIN)).toMatchObject({
      ok: false,
      code: 'checks',
      message: 'The limit is 7.4% above the market: more than the usual 5%. Enter a reason to override 1 warning',
    });
    const args = { ...ids, override_reason: 'Client confirmed' };
    expect((await desk.do({ name: 'order.release', args }, ADMIN)).ok).toBe(true);
    const change = (await auditOf(desk, id)).find(({ req_type }) => req_type === 'STRATEGY PARAMETER CHANGE');
    expect(change?.description).toBe(
      'Released: peg, start now, end Market Close. Sent over 1 warning ' +
        '(The limit is 7.4% above the market: more than the usual 5%). Reason: Client confirmed',
    );
  });

  it('measure the limits and the use of now, the order itself counted once', async () => {
    let limits = { ...TEST_LIMITS, max_gross_usd: 100_000 };
    const desk = await openTestDesk({ kernel: { limitsOf: () => limitedTo(limits) } });
    const { id } = await desk.newOrder({ strat: 'Staging' });
    const args = { parent_order_numeric_ids: [id], strat: 'peg' };
    limits = { ...limits, max_gross_usd: 90_000 };
    expect(await desk.do({ name: 'order.send_staged', args })).toMatchObject({
      ok: false,
      rows: [{ findings: [{ code: 'account-limit', level: 'error' }] }],
    });
    limits = { ...limits, max_gross_usd: 100_000 };
    expect((await desk.do({ name: 'order.send_staged', args })).ok).toBe(true);
  });

  it('warn of the same order that was sent a moment ago', async () => {
    const desk = await openTestDesk();
    const { id } = await desk.newOrder({ strat: 'Staging' });
    await desk.newOrder();
    const args = { parent_order_numeric_ids: [id], strat: 'peg' };
    expect(await desk.do({ name: 'order.send_staged', args })).toMatchObject({
      rows: [{ findings: [{ code: 'duplicate', level: 'warning' }] }],
    });
  });

  it('say why an order is pending until it is released', async () => {
    const desk = await openTestDesk(review);
    const { id } = await desk.newOrder();
    expect(desk.parent(id).diagnostic).toBe('$100,000 is above the $0 that needs review for ALDGATE-CORE');
    await desk.do({ name: 'order.release', args: { parent_order_numeric_ids: [id] } }, ADMIN);
    expect(desk.parent(id).diagnostic).toBeNull();
  });
});

function heldWith(more: object) {
  return { kernel: { limitsOf: () => limitedTo({ ...TEST_LIMITS, review_above_usd: 0, ...more }) } };
}

function release(id: number): Parameters<TestDesk['command']>[0] {
  return { name: 'order.release', args: { parent_order_numeric_ids: [id] } };
}

describe('[OL35] who releases a held order', () => {
  it('is another person than its author, who is told so', async () => {
    const desk = await openTestDesk(heldWith({}));
    const { id } = await desk.newOrder();
    expect(await desk.do(release(id))).toMatchObject({
      ok: false,
      code: 'own-order',
      message:
        'You sent this order, and ALDGATE-CORE needs another person to release it: ask a colleague with this account',
    });
    expect(statusOf(desk, id)).toBe('PENDING');
    expect(await desk.do(release(id), { ...TRADER, id: 7, email_id: 'colleague@meridian.local' })).toMatchObject({
      ok: true,
    });
  });

  it('is not who changed it last either', async () => {
    const desk = await openTestDesk(heldWith({}));
    const { id } = await desk.newOrder();
    await desk.do({ name: 'order.modify', args: { parent_order_numeric_ids: [id], order_qty: 2_000 } }, ADMIN);
    expect(await desk.do(release(id), ADMIN)).toMatchObject({
      code: 'own-order',
      message: expect.stringContaining('You changed') as string,
    });
  });

  it('is nobody who changed what waits, also when somebody else changed it again', async () => {
    const desk = await openTestDesk(heldWith({}));
    const { id } = await desk.newOrder();
    const colleague = { ...TRADER, id: 7, email_id: 'colleague@meridian.local' };
    const to = (order_qty: number) => ({
      name: 'order.modify' as const,
      args: { parent_order_numeric_ids: [id], order_qty },
    });
    await desk.do(to(2_000), colleague);
    await desk.do(to(3_000));
    expect(await desk.do(release(id), colleague)).toMatchObject({
      code: 'own-order',
      message: expect.stringContaining('You changed') as string,
    });
    expect(statusOf(desk, id)).toBe('PENDING');
    expect(await desk.do(release(id), ADMIN)).toMatchObject({ ok: true });
  });

  it('is nobody who changed it while it was staged, after a restart too', async () => {
    let limits = { ...TEST_LIMITS };
    const options = { kernel: { limitsOf: () => limitedTo(limits) } };
    const desk = await openTestDesk(options);
    const { id } = await desk.newOrder({ strat: 'Staging' });
    const colleague = { ...TRADER, id: 7, email_id: 'colleague@meridian.local' };
    const ids = { parent_order_numeric_ids: [id] };
    await desk.do({ name: 'order.modify', args: { ...ids, order_qty: 2_000 } }, colleague);
    limits = { ...TEST_LIMITS, review_above_usd: 0 };
    await desk.do({ name: 'order.send_staged', args: { ...ids, strat: 'peg' } });
    expect([statusOf(desk, id), desk.parent(id).changedBy]).toEqual(['PENDING', TRADER.email_id]);
    await desk.kernel.close();
    const { journal, venue, clock } = desk;
    const again = await openTestDesk({ ...options, journal, venue, clock });
    await again.settle();
    expect(await again.do(release(id), colleague)).toMatchObject({ code: 'own-order' });
    expect(await again.do(release(id), ADMIN)).toMatchObject({ ok: true });
  });

  it('may be the author where the account says so', async () => {
    const desk = await openTestDesk(heldWith({ release_needs_another: false }));
    const { id } = await desk.newOrder();
    // The account above it still needs another person.
    expect(await desk.do(release(id))).toMatchObject({ code: 'own-order' });
    const free = { ...TEST_LIMITS, review_above_usd: 0, release_needs_another: false };
    const alone = await openTestDesk({ kernel: { limitsOf: () => ({ own: free, whole: free }) } });
    const own = await alone.newOrder();
    expect(await alone.do(release(own.id))).toMatchObject({ ok: true });
  });

  it('is known after a restart', async () => {
    const desk = await openTestDesk(heldWith({}));
    const { id } = await desk.newOrder();
    await desk.kernel.close();
    const { journal, venue, clock } = desk;
    const again = await openTestDesk({ ...heldWith({}), journal, venue, clock });
    await again.settle();
    expect(await again.do(release(id))).toMatchObject({ code: 'own-order' });
  });
});
