import { describe, expect, it } from 'vitest';
import { doubtText } from '../order-doubt.ts';
import { anActionOrder } from './action-order.fixture.ts';
import { leftText, planAction, whyBlocked, whyNothing } from './action-plan.ts';

const WORKING = anActionOrder({ parent_order_numeric_id: 1 });
const PAUSED = anActionOrder({ parent_order_numeric_id: 2, auto_trading_status: false });
const PENDING = anActionOrder({ parent_order_numeric_id: 3, status: 'PENDING' });
const STAGED = anActionOrder({ parent_order_numeric_id: 4, status: 'NEW', strat: 'Staging' });
const FILLED = anActionOrder({ parent_order_numeric_id: 5, status: 'FILLED' });
const ALL = [WORKING, PAUSED, PENDING, STAGED, FILLED];

function taken(...args: Parameters<typeof planAction>): readonly number[] {
  return planAction(...args).takes.map((order) => order.parent_order_numeric_id);
}

describe('the actions of a selection', () => {
  it('are blocked while pending orders are mixed with active ones, but for those that hold orders back', () => {
    expect(whyBlocked([PENDING, WORKING])).toMatch(/keep one kind/);
    expect(whyNothing('modify', [PENDING, WORKING], 'blotter')).toBe(whyBlocked([PENDING, WORKING]));
    expect(whyNothing('release', [PENDING, WORKING], 'blotter')).toBe(whyBlocked([PENDING, WORKING]));
    for (const action of ['cancel', 'pause', 'cancel-children', 'note'] as const) {
      expect(whyNothing(action, [PENDING, WORKING], 'blotter')).toBeNull();
    }
    expect(whyBlocked([PENDING, FILLED])).toBeNull();
    expect(whyBlocked([WORKING, PAUSED, STAGED])).toBeNull();
  });

  it('depend on the state of each order', () => {
    expect(taken('pause', ALL, 'blotter')).toEqual([1, 4]);
    expect(taken('resume', ALL, 'blotter')).toEqual([2]);
    expect(taken('release', ALL, 'blotter')).toEqual([3]);
    expect(taken('send-staged', ALL, 'blotter')).toEqual([4]);
    expect(taken('cancel', ALL, 'blotter')).toEqual([1, 2, 3, 4]);
    expect(taken('modify', ALL, 'blotter')).toEqual([1, 2, 3, 4]);
    expect(taken('note', ALL, 'blotter')).toEqual([1, 2, 3, 4, 5]);
  });

  it('include the decision only after the venues’ time to answer has passed', () => {
    const doubt = { count: 1, at: [{ destination: 'DMA-1', quantity: 100 }], isStopped: false };
    const asked = anActionOrder({ diagnostic_info: doubtText({ ...doubt, isOverdue: false }) });
    const overdue = anActionOrder({ diagnostic_info: doubtText({ ...doubt, isOverdue: true }) });
    expect(whyNothing('decide-doubt', [WORKING], 'blotter')).toBe('None of its child orders is in doubt');
    expect(whyNothing('decide-doubt', [asked], 'blotter')).toBe('Its venues still have time to answer');
    expect(whyNothing('decide-doubt', [overdue, WORKING], 'blotter')).toBeNull();
  });

  it('give a reason for each order that is left out', () => {
    const { leaves } = planAction('pause', ALL, 'blotter');
    expect(leaves.map(({ order, why }) => [order.parent_order_numeric_id, why])).toEqual([
      [2, 'Already paused'],
      [3, 'Awaiting review'],
      [5, 'Already filled'],
    ]);
  });

  it('say what was left: each order by name, many by their reasons', () => {
    const { leaves } = planAction('pause', ALL, 'blotter');
    expect(leftText(leaves.slice(1))).toBe(
      'Left 2 orders: NVDA BUY 123,400 (awaiting review), NVDA BUY 123,400 (already filled)',
    );
    expect(leftText([...leaves, ...leaves])).toBe(
      'Left 6 orders: 2 already paused, 2 awaiting review, 2 already filled',
    );
    expect(leftText([])).toBe('');
  });

  it('explain a disabled button: the only reason, or the first of several', () => {
    expect(whyNothing('pause', [WORKING, PAUSED], 'blotter')).toBeNull();
    expect(whyNothing('pause', [PAUSED], 'blotter')).toBe('Already paused');
    expect(whyNothing('pause', [PAUSED, FILLED], 'blotter')).toBe('Already paused, and others');
    expect(whyNothing('cancel', [], 'blotter')).toBe('No order is open');
  });

  it('say that an order under the kill switch is not paused itself', () => {
    const killed = anActionOrder({ global_auto_trading_status: false });
    expect(planAction('resume', [killed], 'blotter').leaves[0]?.why).toMatch(/global auto-trading is off/);
    expect(planAction('resume', [WORKING], 'blotter').leaves[0]?.why).toBe('Not paused');
  });

  it('say how each finished order ended', () => {
    const ended = (['FILLED', 'PARTIAL_OUT', 'EXPIRED', 'REJECTED'] as const).map((status) =>
      anActionOrder({ status }),
    );
    const { leaves } = planAction('cancel', ended, 'blotter');
    expect(leaves.map(({ why }) => why)).toEqual(['Already filled', 'Already cancelled', 'Expired', 'Rejected']);
  });
});

describe('child actions', () => {
  const LISTED = anActionOrder({ parent_order_numeric_id: 6, list_name: 'US_REBAL_1' });
  const BALANCED = anActionOrder({ parent_order_numeric_id: 7, list_name: 'US_LB_2' });

  it('leave staged parents out', () => {
    expect(taken('cancel-children', [...ALL, LISTED, BALANCED], 'blotter')).toEqual([1, 2, 6, 7]);
  });

  it('include, on the power search, orders of lists that do not balance load', () => {
    expect(taken('cancel-children', [...ALL, LISTED, BALANCED], 'power-search')).toEqual([6]);
    const { leaves } = planAction('cancel-children', [WORKING, BALANCED], 'power-search');
    expect(leaves.map(({ why }) => why)).toEqual([
      'Not on a list: cancel its children on the home screen',
      'On a load-balance list: the balancer owns its children',
    ]);
  });
});
