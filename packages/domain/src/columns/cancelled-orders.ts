import { childOrderCatalogue } from './catalogue/child-order-catalogue.ts';
import { defineGrid } from './grid.ts';

/** Child orders that were cancelled, newest first. */
export const cancelledOrdersGrid = defineGrid(childOrderCatalogue, {
  id: 'cancelled-orders',
  title: 'Cancelled orders',
  rowKey: 'child_order_numeric_id',
  visible: [
    'last_update_timestamp',
    'send_time_since_epoch_milliseconds',
    'status',
    'order_side',
    'exchange_symbol',
    'leg_type',
    'order_qty',
    'filled_qty',
    'limit_price',
    'destination_name',
    'intended_venue',
    'reflection_id',
    'time_in_force',
    'child_order_numeric_id',
    'diagnostic_info',
  ],
  defaultSort: [{ columnId: 'last_update_timestamp', direction: 'descending' }],
});
