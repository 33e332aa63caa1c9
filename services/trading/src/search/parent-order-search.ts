import { searchProblem } from '@meridian/domain/power-search/check-search';
import type { ParentOrderSearchData } from '@meridian/protocol/live/search-commands';
import type { CommandHandler } from '../live/command-handlers.ts';
import { type Row, TABLE_FIELDS } from '../topics/row-batch.ts';
import type { RowTable } from '../topics/row-table.ts';
import { cellReader } from '../topics/tables/columns.ts';
import { marketMask } from '../topics/views/market-mask.ts';
import { parentOrderFilter } from '../topics/views/parent-order-filter.ts';
import { scanOrders } from './scan-orders.ts';

const DEFAULT_LIMIT = 200;

const receivedMs = cellReader('parent_orders', 'order_receive_time_since_epoch_milliseconds');
const orderId = cellReader('parent_orders', 'parent_order_numeric_id');

export function newestFirst(a: Row, b: Row): number {
  return receivedMs(b) - receivedMs(a) || orderId(b) - orderId(a);
}

/** `search.parent_orders`: a page of the orders that a power search finds, within the user's permissions. */
export function parentOrderSearch(parents: RowTable): CommandHandler<'search.parent_orders'> {
  return async ({ args }, { user }) => {
    const { search, limit = DEFAULT_LIMIT, offset = 0 } = args;
    const problem = searchProblem(search);
    if (problem !== null) return { ok: false, code: 'bad-search', message: problem };
    const isFound = parentOrderFilter(search, user.market_data_permit);
    const found: Row[] = [];
    await scanOrders(parents, user.data_permissions, (row) => {
      if (isFound(row)) found.push(row);
    });
    const mask = marketMask('parent_orders', user.market_data_permit);
    const page = found.sort(newestFirst).slice(offset, offset + limit);
    const data: ParentOrderSearchData = {
      fields: TABLE_FIELDS.parent_orders,
      rows: page.map((row) => mask.row(row)),
      total: found.length,
    };
    return { ok: true, message: found.length === 1 ? '1 order' : `${found.length} orders`, data };
  };
}
