import type { CalendarSpreadLeg } from '../entities/calendar-spread.ts';
import { legColumns } from './catalogue/leg-columns.ts';
import { sharedOrderCatalogue } from './catalogue/shared-order-catalogue.ts';
import type { ColumnCatalogue } from './column.ts';
import { pickColumns } from './define-columns.ts';
import { defineGrid } from './grid.ts';

/** The two ids only join rows. The desk reads the client's order id and the leg instead. */
type CalendarSpreadColumn = Exclude<keyof CalendarSpreadLeg, 'id' | 'parent_order_numeric_id'>;

export const calendarSpreadCatalogue: ColumnCatalogue<CalendarSpreadColumn> = {
  ...legColumns,
  ...pickColumns(sharedOrderCatalogue, [
    'status',
    'auto_trading_status',
    'exchange_symbol',
    'outright_symbol',
    'exchange_base_symbol',
    'order_side',
    'order_qty',
    'open_qty',
    'filled_qty',
    'remaining_qty',
    'percent_of_adv',
    'complete_percent',
    'client_order_id',
    'filled_usd',
    'target_usd',
    'open_usd',
    'remaining_usd',
    'expiry_month',
    'multiplier',
    'tick_size',
    'quote_convention',
    'last_trading_date',
    'category',
    'sub_category',
  ]),
};

export const calendarSpreadGrid = defineGrid(calendarSpreadCatalogue, {
  id: 'calendar-spread',
  title: 'Calendar spread',
  rowKey: 'id',
  pinnedLeft: ['status', 'auto_trading_status', 'exchange_symbol'],
  visible: [
    'leg_type',
    'outright_symbol',
    'exchange_base_symbol',
    'order_side',
    'order_qty',
    'filled_qty',
    'open_qty',
    'remaining_qty',
    'percent_of_adv',
    'complete_percent',
    'client_order_id',
    'target_usd',
    'filled_usd',
    'open_usd',
    'remaining_usd',
  ],
});
