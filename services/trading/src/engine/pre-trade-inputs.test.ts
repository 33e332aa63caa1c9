import { SOME_SHARE } from '@meridian/cost-model/estimates/testing/some-facts';
import type { PreTradeQuestion } from '@meridian/protocol/ports/pre-trade';
import { describe, expect, it } from 'vitest';
import { testUser } from '../live/testing.ts';
import { sampleParent } from '../topics/testing/sample-records.ts';
import { topicDesk } from '../topics/testing/topic-desk.ts';
import { preTradeInputs } from './pre-trade-inputs.ts';

const USER = testUser({ data_permissions: { accounts: ['ALPHA'], alloc_accounts: [] } });

function openDesk() {
  const desk = topicDesk();
  const asked: string[] = [];
  desk.put(
    'parent_orders',
    sampleParent(1, { account: 'ALPHA', list_name: 'L1', order_qty: 100, remaining_qty: 40, status: 'PARTIAL' }),
    sampleParent(2, { account: 'ALPHA', list_name: 'L1', order_qty: 100, remaining_qty: 0, status: 'FILLED' }),
    sampleParent(3, { account: 'OTHER', list_name: 'L1' }),
    sampleParent(4, {
      account: 'ALPHA',
      list_name: 'L2',
      order_qty: 500,
      remaining_qty: 500,
      status: 'NEW',
      strat: 'Staging',
      strategy_parameters: '{"staged_for":"pov","pr":7}',
    }),
  );
  const engine = {
    isUp: true,
    ask: async (question: { readonly args: object }) => {
      asked.push('exchange_symbol' in question.args ? String(question.args.exchange_symbol) : '');
      return { ok: true, message: '', data: { instrument: SOME_SHARE } };
    },
  };
  const ask = (question: PreTradeQuestion, isUp = true) =>
    preTradeInputs(question, USER, { engine: { ...engine, isUp }, tables: desk.tables });
  return { ask, asked };
}

describe('orders before they trade', () => {
  it('are what is left of the open orders of a list that a user may see', async () => {
    const { ask } = openDesk();
    const found = await ask({ kind: 'list', list_name: 'L1' });
    expect(found?.orders.map((order) => [order.parent_order_numeric_id, order.order_qty, order.is_remaining])).toEqual([
      [1, 40, true],
    ]);
  });

  it('are whole where an order is finished, and nobody else’s even by its number', async () => {
    const { ask } = openDesk();
    const found = await ask({ kind: 'orders', ids: [2, 3, 99] });
    expect(found?.orders.map((order) => [order.parent_order_numeric_id, order.order_qty])).toEqual([[2, 100]]);
  });

  it('have the strategy that a staged order is meant for', async () => {
    const { ask } = openDesk();
    const [staged] = (await ask({ kind: 'list', list_name: 'L2' }))?.orders ?? [];
    expect(staged).toMatchObject({ is_staged: true, strat: 'pov', values: { pr: 7 } });
  });

  it('ask for each instrument once, and for nothing while the engine is down', async () => {
    const { ask, asked } = openDesk();
    const draft = { exchange_symbol: 'NVDA', asset_class: null, order_side: 'BUY', order_qty: 10 } as const;
    const found = await ask({ kind: 'drafts', drafts: [draft, { ...draft, order_side: 'SELL' }] });
    expect([found?.orders.length, asked]).toEqual([2, ['NVDA']]);
    expect(await ask({ kind: 'drafts', drafts: [draft] }, false)).toBeNull();
    const many = Array.from({ length: 101 }, () => draft);
    expect(await ask({ kind: 'drafts', drafts: many })).toEqual({ orders: [], tooMany: 101 });
  });
});
