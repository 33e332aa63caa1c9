import { describe, expect, it } from 'vitest';
import { lookOf, orderFacts } from './order-facts.ts';

describe('orderFacts', () => {
  it('takes the two texts of a row apart and derives its status', () => {
    const facts = orderFacts({
      exchange_symbol: 'VOD',
      order_side: 'SELL SHORT',
      status: 'WORKING',
      auto_trading_status: false,
      order_qty: 1_000,
      attributes_json: '{"goal":400,"microstrategy_step":"mid-peg"}',
      strategy_parameters: '{"as":"desk","st":-1,"et":"+12"}',
      account: 'ALDGATE',
    });
    expect(facts).toMatchObject({ symbol: 'VOD', status: 'PAUSED', isDone: false, orderQty: 1_000, filledQty: null });
    expect(facts.attributes).toMatchObject({ goal: 400, microstrategy_step: 'mid-peg' });
    expect(facts.parameters).toMatchObject({ as: 'desk', st: '-1', et: '+12' });
    expect([facts.text('account'), facts.text('trader_id'), facts.number('account')]).toEqual(['ALDGATE', null, null]);
    expect(lookOf(facts.side)).toBe('sell');
  });

  it('knows when nothing more will happen', () => {
    expect(orderFacts({ status: 'FILLED' }).isDone).toBe(true);
    expect(orderFacts({ status: null }).isDone).toBe(false);
  });
});
