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
});
