import { describe, expect, it } from 'vitest';
import { tableCsv } from '../../components/chart/table-data.ts';
import { dayParts } from './day-option.ts';
import { type ListChoice, listBase, listView, NO_CHANGE, uniformCostAt } from './list-view.ts';
import { ordersTable } from './pre-trade-texts.ts';
import { anAnswer, anOrder } from './some-answer.fixture.ts';
import { whyText } from './why-text.ts';

const answer = anAnswer([anOrder('AAPL'), anOrder('MSFT', { order_side: 'SELL' }), anOrder('NVDA')], 0.5);
const seen = (choice: Partial<ListChoice> = {}) => {
  const whole = { ...NO_CHANGE, ...choice };
  return listView(answer, listBase(answer, whole.off), whole);
};

describe('a list before the trade', () => {
  it('has the server’s medium plans, and what its orders add makes its risk', () => {
    const view = seen();
    const medium = answer.frontier[answer.urgency.medium];
    expect(view.total.costUsd).toBeCloseTo(medium?.cost_usd ?? 0, 6);
    expect(view.total.riskUsd).toBeCloseTo(medium?.risk_usd ?? 0, 6);
    const added = view.rows.reduce((sum, { addsUsd }) => sum + addsUsd, 0);
    expect(added).toBeCloseTo(view.total.riskUsd, 6);
    expect([view.buysUsd, view.sellsUsd, view.usd]).toEqual([2_000_000, 1_000_000, 3_000_000]);
  });

  it('costs more and risks less when it is more urgent', () => {
    const [low, high] = [seen({ place: 0 }), seen({ place: answer.frontier.length - 1 })];
    expect(low.total.costUsd).toBeLessThan(high.total.costUsd);
    expect(low.total.riskUsd).toBeGreaterThan(high.total.riskUsd);
  });

  it('leaves an order that is not ticked out of every total', () => {
    const view = seen({ off: new Set([1]) });
    expect([view.orders, view.usd, view.sellsUsd]).toEqual([2, 2_000_000, 0]);
    expect([view.rows[1]?.isOn, view.rows[1]?.addsUsd]).toEqual([false, 0]);
    expect(view.rows.map((row) => whyText(row, view))[1]).toBe('Not counted');
  });

  it('keeps a plan that was chosen by hand, whatever the urgency', () => {
    const view = seen({ custom: new Map([[0, 1]]), place: 0 });
    expect([view.rows[0]?.plan.label, view.rows[0]?.isCustom, view.total.label]).toEqual(['POV 30%', true, 'Custom']);
  });

  it('compares with the same plan for all, at the same risk', () => {
    const { uniform } = seen();
    expect(uniform.map(({ label }) => label)).toEqual(['POV 30%', 'POV 5%']);
    const [fast, slow] = uniform;
    const between = ((fast?.riskUsd ?? 0) + (slow?.riskUsd ?? 0)) / 2;
    expect(uniformCostAt(uniform, between)).toBeCloseTo(((fast?.costUsd ?? 0) + (slow?.costUsd ?? 0)) / 2, 6);
    expect(uniformCostAt(uniform, 10 * between)).toBeNull();
  });

  it('trades every order whole over the day', () => {
    const parts = dayParts(answer, seen(), 0);
    const total = (of: 'buysUsd' | 'sellsUsd' | 'ownUsd') => parts.reduce((sum, part) => sum + part[of], 0);
    expect(total('buysUsd')).toBeCloseTo(2_000_000, 3);
    expect(total('sellsUsd')).toBeCloseTo(1_000_000, 3);
    expect(total('ownUsd')).toBeCloseTo(1_000_000, 3);
  });

  it('is saved with a total that its rows make', () => {
    const { head, rows } = ordersTable(seen({ off: new Set([2]) }), 'REBALANCE', answer.now_ms);
    const column = (name: string) => rows.map((row) => Number(row[head.indexOf(name)]));
    for (const name of ['Notional USD', 'Cost USD', 'Adds to list risk USD']) {
      const [total = 0, ...reversed] = column(name).toReversed();
      expect(reversed.reduce((sum, value) => sum + value, 0)).toBeCloseTo(total, 1);
    }
    expect(tableCsv({ caption: '', head, rows })).toContain('AAPL,US,BUY,1000,1000000.00');
  });
});
