import { stuckChildOrdersGrid } from '@meridian/domain/columns/stuck-child-orders';
import { stuckParentOrdersGrid } from '@meridian/domain/columns/stuck-parent-orders';

/** What is listed at each level, and what is said of it. */
export const STUCK_LEVELS = {
  parent: {
    grid: stuckParentOrdersGrid,
    topic: 'stuck_orders',
    label: 'Stuck orders',
    noun: { one: 'stuck order', many: 'stuck orders' },
    emptyText: 'Every active order keeps up with its floor, and fills or has a live child.',
  },
  child: {
    grid: stuckChildOrdersGrid,
    topic: 'stuck_child_orders',
    label: 'Stuck child orders',
    noun: { one: 'stuck child order', many: 'stuck child orders' },
    emptyText: 'No stuck order has a child at a venue that has been waiting for as long.',
  },
} as const;

export type StuckLevel = keyof typeof STUCK_LEVELS;

export const LEVEL_OPTIONS = [
  { value: 'parent', label: 'Parent' },
  { value: 'child', label: 'Child' },
] as const;
