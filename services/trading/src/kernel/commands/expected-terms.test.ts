import { describe, expect, it } from 'vitest';
import { ADMIN, openTestDesk } from '../testing/test-desk.ts';

describe('terms that somebody else changed meanwhile', () => {
  it('[LS67] are told instead of overwritten, with who changed them', async () => {
    const desk = await openTestDesk();
    const { id } = await desk.newOrder();
    const ids = { parent_order_numeric_ids: [id] };
    const seen = { parent_order_numeric_id: id, order_qty: 1_000, order_type: 'LIMIT', limit_price: 101 } as const;
    await desk.do({ name: 'order.modify', args: { ...ids, order_qty: 2_000, limit_price: 102.5 } }, ADMIN);
    const answer = await desk.do({ name: 'order.modify', args: { ...ids, order_qty: 3_000, expected: [seen] } });
    expect(answer).toMatchObject({ ok: false, code: 'changed-meanwhile' });
    expect(answer.rows).toEqual([
      {
        parent_order_numeric_id: id,
        ok: false,
        code: 'changed-meanwhile',
        message: `${ADMIN.email_id} changed the order meanwhile: quantity from 1,000 to 2,000, limit from 101.00 to 102.50.`,
        changes: [
          { field: 'order_qty', expected: 1_000, current: 2_000 },
          { field: 'limit_price', expected: 101, current: 102.5 },
        ],
        changed_by: ADMIN.email_id,
      },
    ]);
    expect(desk.parent(id).terms.quantityLots).toBe(2_000);
    const now = { ...seen, order_qty: 2_000, limit_price: 102.5 };
    expect((await desk.do({ name: 'order.modify', args: { ...ids, order_qty: 3_000, expected: [now] } })).ok).toBe(
      true,
    );
  });

  it('[LS67] are those of each order for itself', async () => {
    const desk = await openTestDesk();
    const first = await desk.newOrder();
    const second = await desk.newOrder();
    const args = {
      parent_order_numeric_ids: [first.id, second.id],
      order_qty: 500,
      expected: [{ parent_order_numeric_id: second.id, order_qty: 999 }],
    };
    const { rows } = await desk.do({ name: 'order.modify', args });
    expect(rows.map(({ code }) => code)).toEqual([null, 'changed-meanwhile']);
  });

  it('[LS67] hold for releasing and sending too, parameters included', async () => {
    const desk = await openTestDesk();
    const { id, terms } = await desk.newOrder({ strat: 'Staging', part_rate: 5 });
    const ids = { parent_order_numeric_ids: [id] };
    const { strategyParameters: strategy_parameters } = terms.strategy;
    const expected = [{ parent_order_numeric_id: id, strategy_parameters }];
    await desk.do({ name: 'order.modify', args: { ...ids, part_rate: 9 } }, ADMIN);
    const stale = await desk.do({ name: 'order.send_staged', args: { ...ids, strat: 'peg', expected } });
    expect(stale).toMatchObject({
      code: 'changed-meanwhile',
      message: `${ADMIN.email_id} changed the order meanwhile: strategy parameters.`,
    });
    const fresh = [{ parent_order_numeric_id: id, order_qty: 1_000 }];
    expect((await desk.do({ name: 'order.send_staged', args: { ...ids, strat: 'peg', expected: fresh } })).ok).toBe(
      true,
    );
  });
});

describe('[LS66] checks of a change', () => {
  const limits = { warn: { limit_price: 110 }, error: { limit_price: 125 }, large: { order_qty: 600_000 } };

  it.each([
    [limits.warn, {}, 'checks'],
    [limits.warn, { override_reason: 'News of today' }, null],
    [limits.error, { override_reason: 'News of today' }, 'checks'],
    [limits.large, { override_reason: 'News of today' }, 'checks'],
    [{ limit_price: 60 }, {}, 'checks'],
    [{ limit_price: 60 }, { override_reason: 'rests there' }, null],
    [{ order_qty: 10 }, {}, null],
  ])('looks at what grows or leaves the market: %j with %j', async (change, override, code) => {
    const desk = await openTestDesk();
    const { id } = await desk.newOrder({ strat: 'idle' });
    const args = { parent_order_numeric_ids: [id], ...change, ...override };
    const { rows } = await desk.do({ name: 'order.modify', args });
    expect(rows).toMatchObject([{ parent_order_numeric_id: id, code }]);
  });
});
