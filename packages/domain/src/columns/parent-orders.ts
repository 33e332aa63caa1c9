import { parentOrderCatalogue } from './catalogue/parent-order-catalogue.ts';
import { defineGrid } from './grid.ts';

export const parentOrdersGrid = defineGrid(parentOrderCatalogue, {
  id: 'parent-orders',
  title: 'Parent orders',
  rowKey: 'parent_order_numeric_id',
  selectable: true,
  pinnedLeft: ['bell', 'status', 'auto_trading_status', 'exchange_symbol'],
  visible: [
    'order_side',
    'order_qty',
    'filled_qty',
    'complete_percent',
    'limit_price',
    'current_last',
    'percent_change',
    'net_change',
    'current_bid',
    'current_ask',
    'cost_ivwap_bps',
    'cost_ivwap_ticks',
    'cost_arrival_mid_bps',
    'cost_arrival_mid_ticks',
    'percent_ahead',
    'strat',
    'start_time',
    'end_time',
    'percent_of_adv',
    'list_name',
  ],
  pinnedRight: ['details'],
});
