import { expect, it } from 'vitest';
import { detailCount } from './detail-counts.ts';

const COUNTS = {
  parent_order_numeric_id: 20,
  child_orders: 26,
  open_child_orders: 3,
  executions: 148,
  cancelled: 12,
  audit: 61,
  calendar_spread: 0,
};

it('counts for each pane what it shows of the order', () => {
  const views = ['child', 'executions', 'cancelled', 'audit-log', 'calendar-spread'] as const;
  expect(views.map((view) => detailCount(COUNTS, view, false))).toEqual([26, 148, 12, 61, 0]);
});

it('counts the open child orders alone where only those are shown', () => {
  expect(detailCount(COUNTS, 'child', true)).toBe(3);
  expect(detailCount(COUNTS, 'cancelled', true)).toBe(12);
});

it('has no number for all orders, nor before the server said one', () => {
  expect(detailCount(COUNTS, 'childAll', false)).toBeNull();
  expect(detailCount(null, 'child', false)).toBeNull();
  expect(detailCount({}, 'audit-log', false)).toBeNull();
});
