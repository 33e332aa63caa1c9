import { ORDER_STATUSES } from '../order-status.ts';
import type { PowerSearch } from '../power-search/power-search.ts';
import { isCompleted } from '../status-group.ts';

/** All orders of a trader that are not finished: working, staged and pending, of every asset class. */
export function ownOpenOrders(traderId: string): PowerSearch {
  return {
    join: 'and',
    conditions: [
      { field: 'trader_id', operator: '=', value: traderId },
      { field: 'status', operator: 'in', value: ORDER_STATUSES.filter((status) => !isCompleted(status)) },
    ],
  };
}
