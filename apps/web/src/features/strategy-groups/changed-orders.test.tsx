import type { DryRunResult } from '@meridian/protocol/rest/dry-run-calls';
import { describe, expect, it } from 'vitest';
import { buttonRow, rowsOf, textOf } from '../../lib/markup.fixture.ts';
import { aChangedOrder, aDryRun, aFlow, aWay } from './a-dry-run.fixture.ts';
import { ChangedOrders } from './changed-orders.tsx';

const run = aDryRun({
  changed: 2_500,
  today: [aWay('vwap', 'Base')],
  drafted: [aWay('vwap', 'Base'), aWay('pov', 'Rule 1'), aWay('close', 'Rule 2')],
  flows: [aFlow(0, 0), aFlow(0, 1, { orders: 2_100 }), aFlow(0, 2, { orders: 400 })],
  largest: [aChangedOrder(), aChangedOrder({ parent_order_numeric_id: 4_712, cost_bps: null, low_bps: null })],
});

function orders(result: DryRunResult, filter: string | null = null) {
  const why = ['', '% ADV > 5'];
  return (
    <ChangedOrders result={result} why={why} filter={filter} onFilter={() => undefined} onOpenOrder={() => undefined} />
  );
}

describe('the orders that change route', () => {
  it('say from where to where and why, at which cost, and a dash where nothing was measured', () => {
    const [, first, second] = rowsOf(orders(run));
    const cells = '4711 AAPL US SELL SHORT 120,000 27.4 6.3 1.2 vwap → pov % ADV > 5 4.0 2.5 −1.5 −3.0 to +0.5';
    expect(first).toContain(cells);
    expect(second).toMatch(/% ADV > 5 – 2\.5 – –$/);
  });

  it('are counted in all, with how many of them are shown', () => {
    expect(textOf(orders(run))).toContain('Orders that change route 2,500');
    expect(textOf(orders(run))).toContain('2 shown, largest notional first');
    expect(textOf(orders({ ...run, changed: 2 }))).not.toContain('shown,');
  });

  it('can be narrowed to those of one rule', () => {
    expect(textOf(orders(run))).toContain('All 2,500 To rule 1 2,100 To rule 2 400');
    expect(rowsOf(orders(run, 'to-2'))).toEqual([]);
    expect(rowsOf(orders(run, 'to-1'))).toHaveLength(3);
  });

  it('offer no choice where all go one way, and all again after a click in the picture', () => {
    const one = { ...run, flows: run.flows.slice(0, 2) };
    expect(buttonRow(orders(one))).toEqual([]);
    expect(buttonRow(orders(run, '0-1'))).toEqual(['Show all 2,500']);
  });

  it('of which none is among the largest are not said to keep their route', () => {
    const text = textOf(orders(run, '0-2'));
    expect(text).not.toContain('No order changes route');
    expect(text).toContain('None of them is among the 2 largest orders that change route.');
  });

  it('are none where none changes', () => {
    expect(textOf(orders(aDryRun()))).toContain('No order changes route.');
  });

  it('fill at most a hundred rows', () => {
    const largest = Array.from({ length: 300 }, (_, id) => aChangedOrder({ parent_order_numeric_id: id + 1 }));
    expect(rowsOf(orders({ ...run, largest }))).toHaveLength(101);
    expect(textOf(orders({ ...run, largest }))).toContain('100 shown');
  });
});
