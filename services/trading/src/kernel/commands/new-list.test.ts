import { describe, expect, it } from 'vitest';
import { limitedTo, NEW_ORDER, openTestDesk, TEST_LIMITS, type TestDesk } from '../testing/test-desk.ts';
import type { ArgsOf } from './kernel-command.ts';

const { override_reason: _, ...ORDER } = NEW_ORDER;
const GOOD = ORDER;
const OTHER = { ...ORDER, order_qty: 500 };
const UNREADABLE = { ...ORDER, exchange_symbol: 'NOPE' };
const SMALL = { ...TEST_LIMITS, max_gross_usd: 120_000 };
const REJECTED = { ...ORDER, order_qty: 700, strat: 'unheard' };

function list(
  desk: TestDesk,
  accept: 'whole' | 'rows',
  orders: ArgsOf<'order.new_list'>['orders'],
  more: Partial<ArgsOf<'order.new_list'>> = {},
) {
  return desk.do({ name: 'order.new_list', args: { list_name: 'BASKET', accept, orders, ...more } });
}

function received(desk: TestDesk) {
  return [...desk.kernel.published.orders.parents.values()];
}

describe('order.new_list', () => {
  it.each(['whole', 'rows'] as const)('takes a good list by %s, under its name', async (accept) => {
    const desk = await openTestDesk();
    const answer = await list(desk, accept, [GOOD, OTHER], { reason: 'rebalance' });
    expect(answer).toMatchObject({
      ok: true,
      rows: [
        { row: 0, parent_order_numeric_id: 1, ok: true },
        { row: 1, parent_order_numeric_id: 2, ok: true },
      ],
    });
    expect(received(desk).map(({ terms }) => [terms.listName, terms.clientOrderId])).toEqual([
      ['BASKET', 'M1'],
      ['BASKET', 'M2'],
    ]);
  });

  it.each([
    [UNREADABLE, 'invalid'],
    [REJECTED, 'rejected'],
    [{ ...ORDER, limit_price: 110 }, 'checks'],
    [{ ...ORDER, account: 'BOREALIS', alloc_account: 'B1' }, 'account-not-permitted'],
  ] as const)('[LS65] takes nothing of a whole list with %j in it', async (badRow, code) => {
    const desk = await openTestDesk();
    const answer = await list(desk, 'whole', [GOOD, badRow, OTHER]);
    expect(answer).toMatchObject({ ok: false, code: 'refused' });
    expect(answer.rows.map((row) => [row.row, row.parent_order_numeric_id, row.code])).toEqual([
      [0, null, 'not-sent'],
      [1, null, code],
      [2, null, 'not-sent'],
    ]);
    expect(received(desk)).toEqual([]);
    expect(desk.venue.submitted).toEqual([]);
  });

  it('[LS65] takes each row for itself, and says of each what became of it', async () => {
    const desk = await openTestDesk();
    const answer = await list(desk, 'rows', [UNREADABLE, GOOD, REJECTED, OTHER]);
    expect(answer).toMatchObject({ ok: false, code: 'partly-refused' });
    expect(answer.rows.map((row) => [row.row, row.parent_order_numeric_id, row.code])).toEqual([
      [0, null, 'invalid'],
      [1, 1, null],
      [2, 2, 'rejected'],
      [3, 3, null],
    ]);
  });

  it.each(['whole', 'rows'] as const)('sees by %s what its own rows repeat', async (accept) => {
    const desk = await openTestDesk();
    const answer = await list(desk, accept, [GOOD, GOOD]);
    expect(answer.rows[1]).toMatchObject({ code: 'checks', findings: [{ code: 'duplicate' }] });
    const meant = await list(desk, accept, [OTHER, OTHER], { override_reason: 'Two halves of one' });
    expect(meant.ok).toBe(true);
    const twice = { ...OTHER, order_qty: 9, client_order_id: 'C1' };
    expect((await list(desk, accept, [twice, { ...twice, order_qty: 8 }])).rows[1]).toMatchObject({ code: 'rejected' });
  });

  it.each(['whole', 'rows'] as const)('counts by %s what its rows add up to', async (accept) => {
    const desk = await openTestDesk({ kernel: { limitsOf: () => limitedTo(SMALL) } });
    const answer = await list(desk, accept, [GOOD, OTHER]);
    expect(answer.rows[1]).toMatchObject({ code: 'checks', findings: [{ code: 'account-limit' }] });
    expect(received(desk)).toHaveLength(accept === 'whole' ? 0 : 1);
  });

  it('[OL1] is done once, however often it is sent', async () => {
    const desk = await openTestDesk();
    const args = { list_name: 'BASKET', accept: 'whole', orders: [GOOD, OTHER] } as const;
    const command = desk.command({ name: 'order.new_list', args: { ...args, orders: [...args.orders] } });
    const first = await desk.send(command);
    expect(await desk.send(command)).toEqual(first);
    expect(received(desk)).toHaveLength(2);
  });

  it('is refused whole where the engine has no room for all of it', async () => {
    const desk = await openTestDesk({ kernel: { maxOrders: 1 } });
    expect((await list(desk, 'whole', [GOOD, OTHER])).rows).toMatchObject([{ code: 'too-many' }, { code: 'too-many' }]);
    expect((await list(desk, 'rows', [GOOD, OTHER])).rows).toMatchObject([{ ok: true }, { code: 'too-many' }]);
  });
});
