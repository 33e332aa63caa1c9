import { expect, it } from 'vitest';
import { ORDER_STATUSES } from './order-status.ts';
import { orderPhase } from './order-phase.ts';

it('puts pending and new orders under Waiting, finished ones under Finished and all others under Working', () => {
  const byPhase = Object.groupBy(ORDER_STATUSES, orderPhase);
  expect(byPhase.waiting).toEqual(['PENDING', 'NEW']);
  expect(byPhase.working).toEqual(['INIT', 'SENT', 'WORKING', 'PARTIAL']);
  expect(byPhase.finished).toHaveLength(ORDER_STATUSES.length - 6);
});

it('keeps an order without a status visible', () => {
  expect(orderPhase(null)).toBe('working');
  expect(orderPhase('')).toBe('working');
});
