import { auditHistoryGrid } from '@meridian/domain/columns/audit-history';
import { calendarSpreadGrid } from '@meridian/domain/columns/calendar-spread';
import { cancelledOrdersGrid } from '@meridian/domain/columns/cancelled-orders';
import { childOrdersGrid } from '@meridian/domain/columns/child-orders';
import { executionsGrid } from '@meridian/domain/columns/executions';
import type { AssetSelection } from '@meridian/domain/asset-class';
import type { Grid } from '@meridian/domain/columns/grid';
import type { GridTopic } from '@meridian/live-client/grid/grid-model';
import type { RowNoun } from '../../components/data-grid/row-noun.ts';

/** The panes below the parent orders, by their name in the address. */
export const DETAIL_VIEWS = [
  'child',
  'childAll',
  'executions',
  'cancelled',
  'audit-log',
  'calendar-spread',
  'market',
] as const;

export type DetailView = (typeof DETAIL_VIEWS)[number];

export function isDetailView(text: string | undefined): text is DetailView {
  return DETAIL_VIEWS.some((view) => view === text);
}

export type DetailPane = {
  readonly view: DetailView;
  readonly label: string;
  readonly grid: Grid;
  readonly noun: RowNoun;
  readonly emptyText: string;
  /** The field that holds the key of the parent row, for a tree. */
  readonly treeBy: string | null;
};

const CHILDREN: RowNoun = { one: 'child order', many: 'child orders' };
const CANCELLED: RowNoun = { one: 'cancelled child order', many: 'cancelled child orders' };
const LEGS: RowNoun = { one: 'calendar spread leg', many: 'calendar spread legs' };

function pane(view: DetailView, label: string, grid: Grid, noun: RowNoun, emptyText: string): DetailPane {
  return { view, label, grid, noun, emptyText, treeBy: view === 'calendar-spread' ? 'parent_order_numeric_id' : null };
}

export const DETAIL_PANES: readonly DetailPane[] = [
  pane('child', 'Child orders', childOrdersGrid, CHILDREN, 'This order has sent none yet.'),
  pane('childAll', 'All child orders', childOrdersGrid, CHILDREN, 'No order has sent one yet.'),
  pane('executions', 'Executions', executionsGrid, { one: 'execution', many: 'executions' }, 'Nothing filled yet.'),
  pane('cancelled', 'Cancelled', cancelledOrdersGrid, CANCELLED, 'Every child order is open or filled.'),
  pane('audit-log', 'Audit', auditHistoryGrid, { one: 'event', many: 'events' }, 'Nothing happened yet.'),
  pane('calendar-spread', 'Calendar spread legs', calendarSpreadGrid, LEGS, 'Only calendar spread orders have legs.'),
];

export type DetailQuestion = {
  readonly view: DetailView;
  readonly order: number | null;
  readonly asset: AssetSelection;
  readonly isOpenOnly: boolean;
};

/** The topic of a pane; null while it needs an order and none is selected. */
export function detailSource({ view, order, asset, isOpenOnly }: DetailQuestion): GridTopic | null {
  const parents = order === null ? {} : { parent_order_numeric_ids: [order] };
  // A searched order may be of another asset class than the selected one.
  const scope = order === null ? { asset } : parents;
  switch (view) {
    case 'child':
      return order === null ? null : { topic: 'child_orders', params: { ...parents, open_only: isOpenOnly } };
    case 'childAll':
      return { topic: 'child_orders', params: { asset, open_only: isOpenOnly } };
    case 'executions':
      return { topic: 'executions', params: scope };
    case 'cancelled':
      return { topic: 'cancelled', params: scope };
    case 'audit-log':
      return order === null ? null : { topic: 'audit', params: { parent_order_numeric_ids: [order] } };
    case 'market':
      return null;
    case 'calendar-spread':
    default:
      return { topic: 'calendar_spread', params: parents };
  }
}
