import { parentOrderCatalogue } from './catalogue/parent-order-catalogue.ts';
import { defineGrid } from './grid.ts';

/** The orders of one line of the execution summary, most expensive first. */
export const summaryOrdersGrid = defineGrid(parentOrderCatalogue, {
  id: 'summary-orders',
  title: 'Orders of the summary',
  rowKey: 'parent_order_numeric_id',
  pinnedLeft: ['status', 'exchange_symbol'],
  visible: [
    'order_side',
    'order_qty',
    'filled_qty',
    'complete_percent',
    'filled_usd',
    'percent_ahead',
    'cost_ivwap_bps',
    'expected_low',
    'expected_high',
    'ivwap_cost_usd',
    'above_expected_usd',
    'strat',
    'microstrategy_reason',
  ],
  pinnedRight: ['details'],
  defaultSort: [{ columnId: 'above_expected_usd', direction: 'descending' }],
});
