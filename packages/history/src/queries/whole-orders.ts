import { defineQuery } from '../reader/history-query.ts';
import { CHILD_ORDER_COLUMNS } from '../tables/child-orders.ts';
import { EXECUTION_COLUMNS } from '../tables/executions.ts';
import { PARENT_ORDER_COLUMNS } from '../tables/parent-orders.ts';
import { quoteName } from '../sql-text.ts';

const listOf = (columns: object) => Object.keys(columns).map(quoteName).join(', ');

/** One order: a row for each of its days, oldest first. */
export const parentById = defineQuery({
  name: 'parent-by-id',
  tables: ['parent_orders'],
  parameters: { parentId: 'number' },
  columns: PARENT_ORDER_COLUMNS,
  sql: `SELECT ${listOf(PARENT_ORDER_COLUMNS)} FROM parent_orders
    WHERE parent_order_numeric_id = CAST($parentId AS BIGINT) ORDER BY trade_date`,
});

export const childrenOfParent = defineQuery({
  name: 'children-of-parent',
  tables: ['child_orders'],
  parameters: { parentId: 'number' },
  columns: CHILD_ORDER_COLUMNS,
  sql: `SELECT ${listOf(CHILD_ORDER_COLUMNS)} FROM child_orders
    WHERE parent_order_numeric_id = CAST($parentId AS BIGINT) ORDER BY child_order_numeric_id`,
});

export const executionsOfParent = defineQuery({
  name: 'executions-of-parent',
  tables: ['executions'],
  parameters: { parentId: 'number' },
  columns: EXECUTION_COLUMNS,
  sql: `SELECT ${listOf(EXECUTION_COLUMNS)} FROM executions
    WHERE parent_order_numeric_id = CAST($parentId AS BIGINT)
    ORDER BY report_receive_time_since_epoch_milliseconds, broker_exec_id`,
});
