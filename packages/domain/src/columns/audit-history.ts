import type { AuditEvent } from '../entities/audit-event.ts';
import { childOrderCatalogue } from './catalogue/child-order-catalogue.ts';
import type { ColumnCatalogue } from './column.ts';
import { defineColumns, pickColumns } from './define-columns.ts';
import { defineGrid } from './grid.ts';

const ownColumns = defineColumns('field', {
  transact_ts: { header: 'Time', kind: 'time' },
  res_type: { header: 'Response', kind: 'audit-type' },
  req_type: { header: 'Request', kind: 'audit-type' },
  description: { header: 'Description', kind: 'text', width: 320, quotesMarket: true },
  sender_sub_id: { header: 'By', kind: 'choice', width: 168 },
  filled_qty: { header: 'Filled', kind: 'quantity' },
  working_qty: { header: 'Working', kind: 'quantity' },
  broker_exec_id: { header: 'Exec id', kind: 'id', width: 140 },
  caused_by: { header: 'Cause', kind: 'text', width: 260 },
  request_id: { header: 'Request id', kind: 'id', width: 140 },
  venue_report: { header: 'Venue report', kind: 'text', width: 320 },
});

export const auditCatalogue: ColumnCatalogue<keyof AuditEvent> = {
  ...ownColumns,
  ...pickColumns(childOrderCatalogue, [
    'trade_date',
    'order_qty',
    'order_type',
    'limit_price',
    'min_qty',
    'peg_type',
    'display_qty',
    'last_fill_price',
    'last_market',
    'exec_broker',
    'avg_fill_price',
    'diagnostic_info',
    'snap_bid',
    'snap_bid_size',
    'snap_ask',
    'snap_ask_size',
    'tick_size',
    'quote_convention',
  ]),
};

/** Sorted oldest first, unlike other logs. */
export const auditHistoryGrid = defineGrid(auditCatalogue, {
  id: 'audit-history',
  title: 'Audit history',
  rowKey: null,
  visible: [
    'trade_date',
    'transact_ts',
    'req_type',
    'res_type',
    'description',
    'sender_sub_id',
    'order_qty',
    'order_type',
    'limit_price',
    'working_qty',
    'filled_qty',
    'last_fill_price',
    'last_market',
    'avg_fill_price',
    'exec_broker',
    'snap_bid',
    'snap_ask',
    'diagnostic_info',
  ],
  defaultSort: [{ columnId: 'transact_ts', direction: 'ascending' }],
});
