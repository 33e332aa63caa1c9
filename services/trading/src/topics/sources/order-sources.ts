import { childDisplayStatus } from '@meridian/domain/display-status';
import type { OrderStatus } from '@meridian/domain/order-status';
import { searchProblem } from '@meridian/domain/power-search/check-search';
import { searchWork } from '@meridian/domain/power-search/search-work';
import type { Cells, TopicScope, TopicSource } from '../../live/topic-source.ts';
import { TABLE_FIELDS, type TableName } from '../row-batch.ts';
import { cellReader, columnOf } from '../tables/columns.ts';
import type { TopicTables } from '../tables/topic-tables.ts';
import { assetFilter } from '../views/asset-filter.ts';
import { parentOrderFilter } from '../views/parent-order-filter.ts';
import { openTableView, type RowFilter } from '../views/table-view.ts';
import { assetOf, type Params, parentIdsOf, whereOf } from '../views/topic-params.ts';

const remainingQty = cellReader('child_orders', 'remaining_qty');
const childStatus = cellReader('child_orders', 'status');
const instruction = cellReader('child_orders', 'special_order_instruction');

/** What a filter by asset reads of a parent order. */
const ASSET_COLUMNS = [columnOf('parent_orders', 'asset_class'), columnOf('parent_orders', 'asset_sub_class')];

/** Statuses of orders that left the market unfilled or partly filled. A rejected order was never in it. */
const CANCELLED: ReadonlySet<OrderStatus | null> = new Set(['OUT', 'PARTIAL_OUT', 'EXPIRED', 'PARTIAL_EXPIRED']);

/** An invited conditional order is out as well, but not cancelled. */
function isCancelled(row: Cells): boolean {
  const status = childStatus(row);
  if (!CANCELLED.has(status)) return false;
  return childDisplayStatus({ status, special_order_instruction: instruction(row) }) !== 'Invited';
}

type Filter = (params: Params, scope: TopicScope) => RowFilter;

function tableSource(tables: TopicTables, name: TableName, filter: Filter): TopicSource {
  return {
    fields: TABLE_FIELDS[name],
    scope: 'accounts',
    open: (params, scope, changed) =>
      openTableView({
        table: tables[name],
        scope,
        parentIds: parentIdsOf(params),
        ...filter(params, scope),
        changed,
      }),
  };
}

/** A search runs on the visible fields only, so that it reveals no more than the rows. */
function parentOrders(tables: TopicTables, nowMs: () => number): TopicSource {
  const source = tableSource(tables, 'parent_orders', (params, scope) => {
    const isOfAsset = assetFilter('parent_orders', assetOf(params));
    const where = whereOf(params);
    if (where === null) return { isWanted: isOfAsset };
    const { isFound, reads } = parentOrderFilter(where, scope.market_data_permit, nowMs);
    const search = {
      isFound: (row: Cells) => isOfAsset(row) && isFound(row),
      reads: new Set([...reads, ...ASSET_COLUMNS]),
      units: searchWork(where),
    };
    return { search };
  });
  const searchUnits = (params: Params): number | null => {
    const where = whereOf(params);
    return where === null ? null : tables.parent_orders.size * searchWork(where);
  };
  return { ...source, problemWith: searchProblemIn, searchUnits };
}

function searchProblemIn(params: Params): string | null {
  const where = whereOf(params);
  return where === null ? null : searchProblem(where);
}

function ofAsset(name: 'child_orders' | 'executions'): (params: Params) => (row: Cells) => boolean {
  return (params) => assetFilter(name, assetOf(params));
}

/** The topics that are rows of one table. */
export function orderSources(tables: TopicTables, nowMs: () => number) {
  return {
    parent_orders: parentOrders(tables, nowMs),
    executions: tableSource(tables, 'executions', (params) => ({ isWanted: ofAsset('executions')(params) })),
    audit: tableSource(tables, 'audit', () => ({ isWanted: () => true })),
    child_orders: tableSource(tables, 'child_orders', (params) => {
      const isOfAsset = ofAsset('child_orders')(params);
      const isOpenOnly = params['open_only'] === true;
      return { isWanted: isOpenOnly ? (row) => remainingQty(row) !== 0 && isOfAsset(row) : isOfAsset };
    }),
    cancelled: tableSource(tables, 'child_orders', (params) => {
      const isOfAsset = ofAsset('child_orders')(params);
      return { isWanted: (row) => isCancelled(row) && isOfAsset(row) };
    }),
  } as const;
}
