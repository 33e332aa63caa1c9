import type { Execution } from '../entities/execution.ts';
import { childOrderCatalogue } from './catalogue/child-order-catalogue.ts';
import { legColumns } from './catalogue/leg-columns.ts';
import { defineColumns, pickColumns } from './define-columns.ts';
import { defineGrid } from './grid.ts';
import type { ColumnCatalogue } from './column.ts';

const ownColumns = defineColumns('field', {
  report_receive_time_since_epoch_milliseconds: { header: 'Time', kind: 'time' },
  send_time: { header: 'Sent', kind: 'time' },
  broker_exec_id: { header: 'Exec id', kind: 'id', width: 140 },
});

/** A child order's "last fill" fields are the fill itself here. */
const fillColumns = defineColumns('field', {
  last_fill_qty: { header: 'Fill qty', kind: 'quantity', isUrgent: true },
  last_fill_price: { header: 'Fill px', kind: 'price', isUrgent: true },
  last_market: { header: 'Market', kind: 'choice' },
});

export const executionCatalogue: ColumnCatalogue<keyof Execution> = {
  ...ownColumns,
  ...fillColumns,
  ...legColumns,
  ...pickColumns(childOrderCatalogue, [
    'exchange_symbol',
    'outright_symbol',
    'order_side',
    'country',
    'trade_currency',
    'reflection_id',
    'asset_class',
    'asset_sub_class',
    'tick_size',
    'quote_convention',
    'exec_broker',
    'destination_name',
    'snap_bid',
    'snap_bid_size',
    'snap_ask',
    'snap_ask_size',
    'time_in_force',
    'limit_price',
    'order_qty',
    'parent_order_numeric_id',
    'client_order_id',
  ]),
};

export const executionsGrid = defineGrid(executionCatalogue, {
  id: 'executions',
  title: 'Executions',
  rowKey: 'id',
  visible: [
    'report_receive_time_since_epoch_milliseconds',
    'exchange_symbol',
    'order_side',
    'last_fill_qty',
    'last_fill_price',
    'last_market',
    'reflection_id',
    'destination_name',
    'exec_broker',
    'limit_price',
    'order_qty',
    'snap_bid',
    'snap_ask',
    'time_in_force',
    'send_time',
    'client_order_id',
    'broker_exec_id',
  ],
  defaultSort: [{ columnId: 'report_receive_time_since_epoch_milliseconds', direction: 'descending' }],
});
