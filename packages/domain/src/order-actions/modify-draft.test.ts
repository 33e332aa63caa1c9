import { describe, expect, it } from 'vitest';
import { anActionOrder } from './action-order.fixture.ts';
import { changedOrder, changeOf, modifyParts, NO_CHANGE } from './modify-draft.ts';
import { modifyProblems } from './modify-problems.ts';

const ORDER = anActionOrder();

describe('the command of a draft', () => {
  it('contains only the changes', () => {
    const draft = { order_qty: 150_000, limit_price: 138.62, values: { pr: 15, vc: 12 } };
    expect(changeOf(ORDER, draft)).toEqual({ order_qty: 150_000, part_rate: 15 });
    expect(changeOf(ORDER, NO_CHANGE)).toEqual({});
  });

  it('removes the limit with the type', () => {
    expect(changeOf(ORDER, { order_type: 'MARKET', values: {} })).toEqual({ order_type: 'MARKET', limit_price: null });
    const market = anActionOrder({ order_type: 'MARKET', limit_price: null });
    const draft = { order_type: 'LIMIT', limit_price: 140, values: {} } as const;
    expect(changeOf(market, draft)).toEqual({ order_type: 'LIMIT', limit_price: 140 });
  });

  it('keeps unchanged parameters when one without its own field changes', () => {
    const { strategy_parameters } = changeOf(ORDER, { values: { urgency: 'high' } });
    expect(JSON.parse(strategy_parameters ?? '')).toMatchObject({ pr: 11.5, vc: 12, st: '-1', urgency: 'high' });
  });

  it('removes a rate or cap whose field was emptied, beside other changes too', () => {
    expect(changeOf(ORDER, { values: { vc: null } })).toEqual({ volume_cap: null });
    const change = changeOf(ORDER, { values: { vc: null, urgency: 'high' } });
    expect(change).toMatchObject({ volume_cap: null });
    expect(JSON.parse(change.strategy_parameters ?? '')).toMatchObject({ pr: 11.5, urgency: 'high' });
    expect(changeOf(anActionOrder({ volume_cap: null, strategy_parameters: '{}' }), { values: { vc: null } })).toEqual(
      {},
    );
  });

  it('starts another strategy from its defaults, with the order’s times', () => {
    const change = changeOf(ORDER, { strat: 'vwap', values: { urgency: 'low' } });
    expect(change.strat).toBe('vwap');
    expect(JSON.parse(change.strategy_parameters ?? '')).toEqual({ st: '-1', et: '0', urgency: 'low' });
  });

  it('is one command for all orders with the same change', () => {
    const other = anActionOrder({ parent_order_numeric_id: 2, limit_price: 99, part_rate: 3 });
    const same = anActionOrder({ parent_order_numeric_id: 3, part_rate: 15 });
    expect(modifyParts([ORDER, other, same], { values: { pr: 15 } })).toEqual([
      { ids: [904_114, 2], change: { part_rate: 15 } },
    ]);
  });
});

it('shows the order after the change', () => {
  const after = changedOrder(ORDER, { order_qty: 150_000, values: { et: '+90' } });
  expect(after).toMatchObject({ order_qty: 150_000, remaining_qty: 64_700, end_time: '+90', part_rate: 11.5 });
});

describe('the problems of a draft', () => {
  it('are reported by field', () => {
    const draft = { order_qty: 10, limit_price: '1x', values: { pr: 15 } };
    expect(modifyProblems(ORDER, draft, 1)).toEqual({
      order_qty: '10 is below the filled quantity: enter at least 85,300',
      limit_price: '"1x" is not a price',
      vc: 'Volume cap is below the participation rate',
    });
  });

  it('are none for a draft without changes', () => {
    expect(modifyProblems(ORDER, NO_CHANGE, 1)).toEqual({});
  });
});
