import { stuckChildOrdersGrid } from '@meridian/domain/columns/stuck-child-orders';
import { stuckParentOrdersGrid } from '@meridian/domain/columns/stuck-parent-orders';

/** Grid and texts of each level. */
export const STUCK_LEVELS = {
  parent: {
    grid: stuckParentOrdersGrid,
    topic: 'stuck_orders',
    label: 'Stuck orders',
    noun: { one: 'stuck order', many: 'stuck orders' },
    emptyText: 'Every active order is at its floor or above, and fills or has an open child order.',
  },
  child: {
    grid: stuckChildOrdersGrid,
    topic: 'stuck_child_orders',
    label: 'Stuck child orders',
    noun: { one: 'stuck child order', many: 'stuck child orders' },
    emptyText: 'No child order of a stuck order has waited that long at its venue.',
  },
} as const;

export type StuckLevel = keyof typeof STUCK_LEVELS;

export const LEVEL_OPTIONS = [
  { value: 'parent', label: 'Parent' },
  { value: 'child', label: 'Child' },
] as const;
