import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { BudgetsByOwner } from './budgets-by-owner.ts';
import { WorkBudget } from './work-budget.ts';

it('gives a burst, then so many a second, and never more than a burst', () => {
  let now = 0;
  const budget = new WorkBudget({ burst: 3, perSecond: 2, nowMs: () => now });
  const takeAll = () => {
    let taken = 0;
    while (budget.take().kind === 'taken') taken += 1;
    return taken;
  };
  expect(takeAll()).toBe(3);
  now += 999;
  expect(takeAll()).toBe(1);
  now += 501;
  expect(takeAll()).toBe(2);
  now += 1_000_000;
  expect(takeAll()).toBe(3);
});

it('lets one large piece through a full budget, and what comes behind it waits until it is paid', () => {
  let now = 0;
  const budget = new WorkBudget({ burst: 10, perSecond: 1, maxDebt: 20, nowMs: () => now });
  expect(budget.take(25)).toEqual({ kind: 'taken' });
  expect(budget.take(1)).toEqual({ kind: 'busy', retryAfterSeconds: 16 });
  now += 16_000;
  expect(budget.take(1)).toEqual({ kind: 'taken' });
});

it('does as much as the burst and the rate allow, and who waits as long as told is served', () => {
  const steps = fc.array(fc.record({ wait: fc.nat(3_000), cost: fc.integer({ min: 1, max: 60 }) }));
  fc.assert(
    fc.property(steps, (given) => {
      let now = 0;
      const maxDebt = 15;
      const budget = new WorkBudget({ burst: 40, perSecond: 10, maxDebt, nowMs: () => now });
      let done = 0;
      for (const { wait, cost } of given) {
        now += wait;
        const first = budget.take(cost);
        now += first.kind === 'busy' ? first.retryAfterSeconds * 1_000 : 0;
        const decision = first.kind === 'busy' ? budget.take(cost) : first;
        expect(decision.kind).toBe('taken');
        done += Math.min(cost, 40 + maxDebt);
        expect(done).toBeLessThanOrEqual(40 + maxDebt + now / 100 + 1e-6);
      }
    }),
  );
});

it('counts each user alone, and fills nothing when the clock is set back', () => {
  let now = 5_000;
  const budgets = new BudgetsByOwner({ burst: 2, perSecond: 1, nowMs: () => now });
  expect(budgets.take(1, 2).kind).toBe('taken');
  now -= 4_000;
  expect(budgets.take(1, 1)).toEqual({ kind: 'busy', retryAfterSeconds: 1 });
  expect(budgets.take(2, 2).kind).toBe('taken');
});
