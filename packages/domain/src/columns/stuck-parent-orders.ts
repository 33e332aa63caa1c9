import { parentOrderCatalogue } from './catalogue/parent-order-catalogue.ts';
import { routeColumns, stuckColumns } from './catalogue/route-columns.ts';
import { pickColumns } from './define-columns.ts';
import { defineGrid } from './grid.ts';

const stuckParentOrderCatalogue = {
  ...stuckColumns,
  ...pickColumns(routeColumns, ['reflection_id', 'destination_name', 'intended_venue']),
  ...parentOrderCatalogue,
};

export const stuckParentOrdersGrid = defineGrid(stuckParentOrderCatalogue, {
  id: 'stuck-parent-orders',
  title: 'Stuck orders',
  rowKey: 'parent_order_numeric_id',
  selectable: true,
  pinnedLeft: ['bell'],
  visible: [
    'stuck_since',
    'stuck_reason',
    'status',
    'exchange_symbol',
    'order_side',
    'order_qty',
    'remaining_qty',
    'complete_percent',
    'strat',
    'reflection_id',
    'destination_name',
    'intended_venue',
    'list_name',
    'current_last',
    'client_order_id',
  ],
  pinnedRight: ['details'],
  defaultSort: [{ columnId: 'stuck_since', direction: 'descending' }],
});
