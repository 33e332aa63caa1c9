import { childOrderCatalogue } from './catalogue/child-order-catalogue.ts';
import { stuckColumns } from './catalogue/route-columns.ts';
import { defineGrid } from './grid.ts';

const stuckChildOrderCatalogue = { ...stuckColumns, ...childOrderCatalogue };

export const stuckChildOrdersGrid = defineGrid(stuckChildOrderCatalogue, {
  id: 'stuck-child-orders',
  title: 'Stuck child orders',
  rowKey: 'child_order_numeric_id',
  selectable: true,
  pinnedLeft: ['group'],
  visible: [
    'stuck_since',
    'stuck_reason',
    'send_time_since_epoch_milliseconds',
    'status',
    'exchange_symbol',
    'order_side',
    'order_qty',
    'open_qty',
    'limit_price',
    'reflection_id',
    'destination_name',
    'intended_venue',
    'list_name',
    'current_last',
    'child_order_numeric_id',
    'diagnostic_info',
  ],
  defaultSort: [{ columnId: 'send_time_since_epoch_milliseconds', direction: 'descending' }],
});
