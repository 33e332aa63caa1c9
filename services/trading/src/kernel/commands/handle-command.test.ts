import { describe, expect, it } from 'vitest';
import { ADMIN, NEW_ORDER, openTestDesk, TRADER } from '../testing/test-desk.ts';

describe('who may', () => {
  it('[OL2] needs the permission, and a refusal leaves no trace', async () => {
    const desk = await openTestDesk();
    const viewer = { ...TRADER, id: 3, are_actions_permitted: false };
    const answer = await desk.do({ name: 'order.new', args: NEW_ORDER }, viewer);
    expect(answer).toMatchObject({ ok: false, code: 'not-permitted' });
    const off = { name: 'global_auto_trading.set', args: { global_auto_trading_status: false } } as const;
    expect(await desk.do(off)).toMatchObject({ ok: false, code: 'not-permitted' });
    const answered = (await desk.journal.read(0, 100)).filter(({ event }) => event.kind === 'CommandAnswered');
    expect(answered).toEqual([]);
  });

  it('[OL2] needs the account, by itself or by its allocation', async () => {
    const desk = await openTestDesk();
    const other = await desk.do({
      name: 'order.new',
      args: { ...NEW_ORDER, account: 'BOREALIS', alloc_account: 'B1' },
    });
    expect(other).toMatchObject({ ok: false, code: 'account-not-permitted' });
    const { id } = await desk.newOrder();
    const stranger = { ...TRADER, id: 4, data_permissions: { accounts: ['BOREALIS'], alloc_accounts: [] } };
    const cancel = { name: 'order.cancel' as const, args: { parent_order_numeric_ids: [id] } };
    expect(await desk.do(cancel, stranger)).toMatchObject({ ok: false, code: 'not-found' });
    const byAllocation = { ...stranger, id: 5, data_permissions: { accounts: [], alloc_accounts: ['ALDGATE-CORE'] } };
    expect((await desk.do(cancel, byAllocation)).ok).toBe(true);
  });

  it('[OL1] does a command once, whoever sends it how often', async () => {
    const desk = await openTestDesk();
    const command = desk.command({ name: 'order.new', args: NEW_ORDER });
    const first = await desk.send(command);
    const second = await desk.send(command);
    expect(second).toEqual(first);
    expect(desk.kernel.published.orders.parents.size).toBe(1);
    await desk.send(command, ADMIN);
    expect(desk.kernel.published.orders.parents.size).toBe(2);
  });

  it('[OL1] refuses other terms under an id that was used, instead of the answer to the first ones', async () => {
    const desk = await openTestDesk();
    const send = (args: typeof NEW_ORDER) => desk.send({ id: 'c1', name: 'order.new', args });
    await send(NEW_ORDER);
    const other = await send({ ...NEW_ORDER, order_qty: 7_777 });
    expect(other).toEqual({
      ok: false,
      code: 'id-in-use',
      message: 'A command with other terms was sent with this id. Send this one with a new id.',
      rows: [],
    });
    const { order_qty, ...rest } = NEW_ORDER;
    expect(await send({ order_qty, ...rest })).toMatchObject({ ok: true });
    expect(desk.kernel.published.orders.parents.size).toBe(1);
  });

  it('[OL1] makes no second order when so much was sent since that the answer is no longer kept', async () => {
    const desk = await openTestDesk();
    const command = desk.command({ name: 'order.new', args: NEW_ORDER });
    const { rows } = await desk.send(command);
    const id = rows[0]?.parent_order_numeric_id ?? 0;
    const note = { name: 'order.note' as const, args: { parent_order_numeric_ids: [id, 98, 99], note: 'Watching.' } };
    for (let count = 0; count < 1_300; count += 1) await desk.do(note);
    const message = `Done before; the answer is no longer kept. See order ${id}.`;
    expect(await desk.send(command)).toMatchObject({ ok: true, code: 'done-before', message });
    expect(desk.kernel.published.orders.parents.size).toBe(1);
  });

  it('[OL4] gives one answer to a bulk of orders that are not there, and keeps nothing of it', async () => {
    const desk = await openTestDesk();
    const { id } = await desk.newOrder();
    const stranger = { ...TRADER, id: 4, data_permissions: { accounts: ['BOREALIS'], alloc_accounts: [] } };
    const ids = Array.from({ length: 1_000 }, (_, at) => id + at);
    const before = (await desk.journal.read(0, 10_000)).length;
    const cancel = { name: 'order.cancel' as const, args: { parent_order_numeric_ids: ids } };
    const answer = await desk.do(cancel, stranger);
    expect(answer).toEqual({
      ok: false,
      code: 'not-found',
      message: 'None of these 1,000 orders was found.',
      rows: [],
    });
    expect(await desk.journal.read(0, 10_000)).toHaveLength(before);
    expect((await desk.do(cancel)).rows).toHaveLength(1_000);
  });
});
