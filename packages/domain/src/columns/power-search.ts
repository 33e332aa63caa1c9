import { parentOrderCatalogue } from './catalogue/parent-order-catalogue.ts';
import { defineGrid } from './grid.ts';

/** A search covers several days, accounts and asset classes, so the columns that tell these apart come first. */
export const powerSearchGrid = defineGrid(parentOrderCatalogue, {
  id: 'power-search',
  title: 'Power search',
  rowKey: 'parent_order_numeric_id',
  selectable: true,
  pinnedLeft: ['bell', 'status', 'auto_trading_status', 'exchange_symbol'],
  visible: [
    'order_side',
    'trade_date',
    'asset_class',
    'account',
    'alloc_account',
    'list_name',
    'order_qty',
    'filled_qty',
    'complete_percent',
    'limit_price',
    'avg_fill_price',
    'current_last',
    'cost_ivwap_bps',
    'cost_arrival_mid_bps',
    'strat',
    'country',
    'client_order_id',
  ],
  pinnedRight: ['details'],
});
