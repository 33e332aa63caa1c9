import type { DetailCounts } from '@meridian/domain/entities/detail-counts';
import type { DetailView } from './detail-view.ts';

type Counted = Exclude<keyof DetailCounts, 'parent_order_numeric_id'>;

/** The count of a tab for the selected order; null for the pane of all orders. */
const COUNTED: Readonly<Record<DetailView, Counted | null>> = {
  child: 'child_orders',
  childAll: null,
  executions: 'executions',
  cancelled: 'cancelled',
  'audit-log': 'audit',
  'calendar-spread': 'calendar_spread',
  market: null,
};

/** The number of rows of a pane for the selected order; null while unknown. */
export function detailCount(
  counts: Readonly<Record<string, unknown>> | null,
  view: DetailView,
  isOpenOnly: boolean,
): number | null {
  const field = view === 'child' && isOpenOnly ? 'open_child_orders' : COUNTED[view];
  const count = field === null ? null : counts?.[field];
  return typeof count === 'number' ? count : null;
}
