import { anActionOrder } from '@meridian/domain/order-actions/action-order.fixture';
import { planAction, whyBlocked } from '@meridian/domain/order-actions/action-plan';
import { describe, expect, it } from 'vitest';
import { rowsOf, textOf } from '../../lib/markup.fixture.ts';
import { ActionQuestion, CountField } from './action-question.tsx';
import { DoubtTable } from './doubt-table.tsx';
import { PlanTable } from './plan-table.tsx';

const WORKING = anActionOrder({ parent_order_numeric_id: 1 });
const FILLED = anActionOrder({ parent_order_numeric_id: 2, exchange_symbol: 'TSLA', status: 'FILLED' });
const PENDING = anActionOrder({ parent_order_numeric_id: 3, status: 'PENDING' });

function countField(count: number | null) {
  return <CountField count={count} typed="" onTyped={() => undefined} />;
}

describe('the question before an action', () => {
  it('lists what happens to each order, and last the skipped ones with the reason', () => {
    const plan = planAction('cancel', [FILLED, WORKING], 'blotter');
    const [, first, last] = rowsOf(<PlanTable action="cancel" plan={plan} />);
    expect(first).toMatch(/^NVDA BUY 123,400 85,300 /);
    expect(first).not.toContain('Skipped');
    expect(last).toMatch(/^TSLA .* Skipped: already filled$/);
  });

  it('is about what a mixed selection can have, and warns only where an action cannot be', () => {
    const orders = [WORKING, PENDING, FILLED];
    const question = (action: 'cancel' | 'resume') =>
      textOf(
        <ActionQuestion action={action} orders={orders} plan={planAction(action, orders, 'blotter')}>
          Reason
        </ActionQuestion>,
      );
    const warning = whyBlocked(orders, 'resume') ?? 'no warning';
    expect(question('resume')).toContain(warning);
    expect(question('cancel')).not.toContain(warning);
    expect(question('cancel')).toContain('Skipped: already filled');
  });

  it('asks to type the count only where many orders go', () => {
    expect(textOf(countField(1_204))).toBe('Type 1,204 to confirm');
    expect(textOf(countField(null))).toBe('');
  });
});

describe('the orders in doubt', () => {
  it('show nothing of a skipped order but its reason', () => {
    const plan = {
      action: 'decide-doubt',
      takes: [],
      leaves: [{ order: WORKING, why: 'Nothing is in doubt' }],
    } as const;
    const [, row] = rowsOf(<DoubtTable plan={plan} />);
    expect(row).toBe('1 NVDA BUY 38,100 Skipped: nothing is in doubt');
  });

  it('count no child orders where the order says nothing of a doubt', () => {
    const [, row] = rowsOf(<DoubtTable plan={{ action: 'decide-doubt', takes: [WORKING], leaves: [] }} />);
    expect(row).toBe('1 NVDA BUY 38,100 0 0');
  });
});
