import { allSteps } from '@meridian/service-kit/testing/all-steps';
import { describe, expect, it } from 'vitest';
import { previewModify } from '../../engine/questions/preview-modify.ts';
import { previewStart } from '../../engine/questions/preview-start.ts';
import { auditOf, auditTypes, statusOf } from '../testing/order-history.ts';
import { ADMIN, limitedTo, openTestDesk, TEST_LIMITS, type TestDesk, TRADER } from '../testing/test-desk.ts';

// One percent of the average daily volume is 10,000 shares.
const REVIEWED = { kernel: { limitsOf: () => limitedTo({ ...TEST_LIMITS, review_above_percent_of_adv: 8 }) } };
const WHY = 'Large order: 9.0% of average daily volume is above the 8.0% that needs review for ALDGATE-CORE';
const COLLEAGUE = { ...TRADER, id: 7, email_id: 'colleague@meridian.local' };

const modify = (id: number, args: object) => ({
  name: 'order.modify' as const,
  args: { parent_order_numeric_ids: [id], ...args },
});
const release = (id: number) => ({ name: 'order.release' as const, args: { parent_order_numeric_ids: [id] } });

async function grown(desk: TestDesk): Promise<number> {
  const { id } = await desk.newOrder({ order_qty: 5_000, strat: 'idle' });
  expect(await desk.do(modify(id, { order_qty: 90_000 }))).toMatchObject({
    ok: true,
    message: `Change held for review: ${WHY}`,
  });
  return id;
}

describe('[OL36] a change that makes a small order a large one', () => {
  it('waits for another person, and the order goes on as it was', async () => {
    const desk = await openTestDesk(REVIEWED);
    const id = await grown(desk);
    expect(desk.parent(id)).toMatchObject({ terms: { quantityLots: 5_000 }, pendingChange: null });
    expect(statusOf(desk, id)).toBe('WORKING');
    expect(await desk.do(release(id))).toMatchObject({
      ok: false,
      code: 'own-order',
      message: expect.stringContaining('ALDGATE-CORE needs another person to release it') as string,
    });
    expect(await desk.do(release(id), COLLEAGUE)).toMatchObject({ ok: true, message: 'Released and modified' });
    expect(desk.parent(id)).toMatchObject({ terms: { quantityLots: 90_000 }, reviewedLots: 90_000 });
    expect(desk.parent(id).heldChange).toBeUndefined();
    expect((await auditTypes(desk, id)).slice(-4)).toEqual([
      'ORDER MODIFY REQUEST',
      'ARRIVED PENDING REVIEW',
      'ORDER MODIFY REQUEST',
      'ORDER MODIFY ACCEPT',
    ]);
    expect((await auditOf(desk, id)).at(-2)?.description).toBe('Modify: Releases the change by trader@meridian.local');
  });

  it('is said before it is asked for', async () => {
    const desk = await openTestDesk(REVIEWED);
    const { id } = await desk.newOrder({ order_qty: 5_000, strat: 'idle' });
    const { args } = modify(id, { order_qty: 90_000 });
    const { rows } = allSteps(previewModify(desk.kernel.reading(), args, TRADER));
    expect(rows).toMatchObject([
      { ok: true, message: `Will be held for review: ${WHY}. Another person has to release it.` },
    ]);
  });

  it('is held again when it grows beyond what was reviewed, and not below', async () => {
    const desk = await openTestDesk(REVIEWED);
    const id = await grown(desk);
    await desk.do(release(id), COLLEAGUE);
    expect(await desk.do(modify(id, { order_qty: 85_000 }))).toMatchObject({ message: 'Modified' });
    expect(await desk.do(modify(id, { order_qty: 90_000 }))).toMatchObject({ message: 'Modified' });
    const more = await desk.do(modify(id, { order_qty: 95_000 }));
    expect(more.message).toContain('Change held for review: Large order: 9.5%');
  });

  it('is taken back by the terms of now, and by another change', async () => {
    const desk = await openTestDesk(REVIEWED);
    const id = await grown(desk);
    expect(await desk.do(modify(id, { order_qty: 5_000 }))).toMatchObject({
      ok: true,
      message: 'The change held for review is withdrawn',
    });
    expect(await desk.do(release(id), COLLEAGUE)).toMatchObject({ ok: false, code: 'not-pending' });
    await desk.do(modify(id, { order_qty: 90_000 }));
    expect(await desk.do(modify(id, { limit_price: 100 }))).toMatchObject({
      message: 'Modified. The change held for review is withdrawn',
    });
    expect(await desk.do(release(id), COLLEAGUE)).toMatchObject({ ok: false, code: 'not-pending' });
  });

  it('is not made larger unseen: whoever changes it while it is held is its author', async () => {
    const desk = await openTestDesk(REVIEWED);
    const id = await grown(desk);
    expect(await desk.do(modify(id, { order_qty: 95_000 }), COLLEAGUE)).toMatchObject({ ok: true });
    expect(await desk.do(release(id), COLLEAGUE)).toMatchObject({ ok: false, code: 'own-order' });
    expect(desk.parent(id).terms.quantityLots).toBe(5_000);
  });

  it('is still held after a restart', async () => {
    const desk = await openTestDesk(REVIEWED);
    const id = await grown(desk);
    await desk.kernel.close();
    const { journal, venue, clock } = desk;
    const again = await openTestDesk({ ...REVIEWED, journal, venue, clock });
    await again.settle();
    expect(await again.do(release(id))).toMatchObject({ code: 'own-order' });
    expect(await again.do(release(id), COLLEAGUE)).toMatchObject({ ok: true });
  });
});

const send = (id: number) => ({
  name: 'order.send_staged' as const,
  args: { parent_order_numeric_ids: [id], strat: 'peg' },
});

describe('[OL36] a staged order that became large', () => {
  it('is held when it is sent, with its strategy, and said so beforehand', async () => {
    const desk = await openTestDesk(REVIEWED);
    const { id } = await desk.newOrder({ order_qty: 5_000, strat: 'Staging' });
    expect(await desk.do(modify(id, { order_qty: 90_000 }))).toMatchObject({ message: 'Modified' });
    const { rows } = allSteps(previewStart(desk.kernel.reading(), send(id).args, TRADER));
    expect(rows).toMatchObject([{ ok: true, message: expect.stringContaining('Will be held for review') as string }]);
    expect(await desk.do(send(id), COLLEAGUE)).toMatchObject({ ok: true, message: `Held for review: ${WHY}` });
    expect(statusOf(desk, id)).toBe('PENDING');
    expect(desk.venue.submitted).toEqual([]);
    // Whoever sent the order, and whoever started it, are its authors.
    for (const author of [TRADER, COLLEAGUE]) expect(await desk.do(release(id), author)).toMatchObject({ ok: false });
    expect(await desk.do(release(id), ADMIN)).toMatchObject({ ok: true, message: 'Released.' });
    expect(desk.parent(id)).toMatchObject({ terms: { strategy: { strat: 'peg' } }, reviewedLots: 90_000 });
    expect(desk.venue.submitted).toHaveLength(1);
  });

  it('is not held a second time after it was released to be staged', async () => {
    const desk = await openTestDesk(REVIEWED);
    const { id } = await desk.newOrder({ order_qty: 90_000, strat: 'Staging' });
    expect(statusOf(desk, id)).toBe('PENDING');
    expect(await desk.do(release(id), ADMIN)).toMatchObject({ message: 'Released and staged.' });
    expect(await desk.do(send(id))).toMatchObject({ message: 'Sent.' });
  });
});
