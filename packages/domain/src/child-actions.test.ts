import { describe, expect, it } from 'vitest';
import { isLoadBalanceList, parentsForChildActions, powerSearchOrdersForChildActions } from './child-actions.ts';

describe('child-level actions', () => {
  it('leave staged parents out', () => {
    const parents = [{ strat: 'vwap' }, { strat: 'Staging' }, { strat: 'STAGING' }, { strat: null }, {}];
    expect(parentsForChildActions(parents)).toEqual([{ strat: 'vwap' }, { strat: null }, {}]);
  });

  it('count only listed orders outside load-balance lists on the power search grid', () => {
    const kept = { list_name: 'US_REBAL_1', strat: 'vwap' };
    const orders = [
      kept,
      { list_name: 'US_LB_1' },
      { list_name: '' },
      { list_name: null },
      {},
      { list_name: 'EU', strat: 'Staging' },
    ];
    expect(powerSearchOrdersForChildActions(orders)).toEqual([kept]);
  });

  it.each([
    ['A_LB_1', true],
    ['_LB_', true],
    ['A_LB1', false],
    ['a_lb_1', false],
    ['LB', false],
    ['', false],
    [null, false],
  ])('%j is a load-balance list: %s', (name, expected) => {
    expect(isLoadBalanceList(name)).toBe(expected);
  });
});
