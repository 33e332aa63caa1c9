import { searchProblem } from '@meridian/domain/power-search/check-search';
import { searchWork } from '@meridian/domain/power-search/search-work';
import type { ParentOrderSearchData } from '@meridian/protocol/live/search-commands';
import type { User } from '@meridian/protocol/rest/identity-schemas';
import type { Steps } from '@meridian/service-kit/fair-work';
import type { CommandHandler, CommandOutcome, CommandOf } from '../live/command-handlers.ts';
import { type Row, TABLE_FIELDS } from '../topics/row-batch.ts';
import type { RowTable } from '../topics/row-table.ts';
import { cellReader } from '../topics/tables/columns.ts';
import { marketMask } from '../topics/views/market-mask.ts';
import { parentOrderFilter } from '../topics/views/parent-order-filter.ts';
import { rowScope } from '../topics/views/row-scope.ts';
import { scanOrders } from './scan-orders.ts';

const DEFAULT_LIMIT = 200;

const receivedMs = cellReader('parent_orders', 'order_receive_time_since_epoch_milliseconds');
const orderId = cellReader('parent_orders', 'parent_order_numeric_id');

/** Rows are made of those that are shown, and not of all that are found. */
type Found = { readonly id: number; readonly receivedMs: number };

function newestFirst(a: Found, b: Found): number {
  return b.receivedMs - a.receivedMs || b.id - a.id;
}

/** `search.parent_orders`: a page of the orders that a power search finds, within the user's permissions. */
export function parentOrderSearch(parents: RowTable, nowMs: () => number): CommandHandler<'search.parent_orders'> {
  return ({ args }, { user }) => {
    const problem = searchProblem(args.search);
    if (problem !== null) return { ok: false, code: 'bad-search', message: problem };
    return { units: parents.size * searchWork(args.search), steps: () => find(parents, args, user, nowMs) };
  };
}

type Args = CommandOf<'search.parent_orders'>['args'];

function* find(
  parents: RowTable,
  { search, limit = DEFAULT_LIMIT, offset = 0 }: Args,
  user: User,
  nowMs: () => number,
): Steps<CommandOutcome> {
  const { isFound } = parentOrderFilter(search, user.market_data_permit, nowMs);
  const found: Found[] = [];
  yield* scanOrders(parents, user.data_permissions, (row) => {
    if (isFound(row)) found.push({ id: orderId(row), receivedMs: receivedMs(row) });
  });
  const scope = rowScope(parents, user.data_permissions, null);
  // An order may have changed, or left, since the walk came by.
  const rowOf = ({ id }: Found): Row | undefined => {
    const look = parents.look(id);
    return look !== undefined && scope.isVisible(look) && isFound(look) ? parents.row(id) : undefined;
  };
  const mask = marketMask('parent_orders', user.market_data_permit);
  const page = found.sort(newestFirst).slice(offset, offset + limit);
  const data: ParentOrderSearchData = {
    fields: TABLE_FIELDS.parent_orders,
    rows: page.flatMap((order) => {
      const row = rowOf(order);
      return row === undefined ? [] : [mask.row(row)];
    }),
    total: found.length,
  };
  return { ok: true, message: found.length === 1 ? '1 order' : `${found.length} orders`, data };
}
