import { allSteps } from '@meridian/service-kit/testing/all-steps';
import { expect, it } from 'vitest';
import { limitedTo, NEW_ORDER, openTestDesk, TEST_LIMITS, TRADER } from '../../kernel/testing/test-desk.ts';
import { checkOrders } from './check-orders.ts';

it('[OL35] an order that will be held says so beforehand, by which rule, and who releases it', async () => {
  const limits = { ...TEST_LIMITS, review_above_usd: 500_000 };
  const desk = await openTestDesk({ kernel: { limitsOf: () => limitedTo(limits) } });
  const orders = [{ ...NEW_ORDER }, { ...NEW_ORDER, order_qty: 6_000 }];
  expect(allSteps(checkOrders(desk.kernel.reading(), { orders }, TRADER))).toEqual({
    rows: [
      { row: 0, problem: null, findings: [] },
      {
        row: 1,
        problem: null,
        findings: [],
        review:
          'Will be held for review: $600,000 is above the $500,000 that needs review for ALDGATE-CORE. ' +
          'Another person has to release it.',
      },
    ],
  });
});
