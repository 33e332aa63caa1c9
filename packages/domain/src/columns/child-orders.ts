import { childOrderCatalogue } from './catalogue/child-order-catalogue.ts';
import { defineGrid } from './grid.ts';

export const childOrdersGrid = defineGrid(childOrderCatalogue, {
  id: 'child-orders',
  title: 'Child orders',
  rowKey: 'child_order_numeric_id',
  selectable: true,
  pinnedLeft: ['group'],
  visible: [
    'send_time_since_epoch_milliseconds',
    'status',
    'order_side',
    'exchange_symbol',
    'leg_type',
    'order_qty',
    'filled_qty',
    'limit_price',
    'avg_fill_price',
    'peg_type',
    'destination_name',
    'intended_venue',
    'reflection_id',
    'time_in_force',
    'display_qty',
    'child_order_numeric_id',
    'diagnostic_info',
  ],
  defaultSort: [{ columnId: 'send_time_since_epoch_milliseconds', direction: 'descending' }],
});
