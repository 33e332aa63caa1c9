import { isCompleted } from '@meridian/domain/status-group';
import type { FoundOrder } from '@meridian/protocol/live/search-commands';
import type { Row } from '../topics/row-batch.ts';
import { cellReader } from '../topics/tables/columns.ts';
import { prefixRank } from './match-rank.ts';
import { newestFirst } from './parent-order-search.ts';

const orderId = cellReader('parent_orders', 'parent_order_numeric_id');
const clientOrderId = cellReader('parent_orders', 'client_order_id');
const symbol = cellReader('parent_orders', 'exchange_symbol');
const listName = cellReader('parent_orders', 'list_name');
const side = cellReader('parent_orders', 'order_side');
const quantity = cellReader('parent_orders', 'order_qty');
const status = cellReader('parent_orders', 'status');
const autoTrading = cellReader('parent_orders', 'auto_trading_status');
const account = cellReader('parent_orders', 'account');
const assetClass = cellReader('parent_orders', 'asset_class');
const assetSubClass = cellReader('parent_orders', 'asset_sub_class');

/** Orders by id, then by symbol and list. Working orders come before finished ones, the newest first. */
export class FoundOrders {
  readonly #prefix: string;
  readonly #found: { readonly row: Row; readonly rank: number }[] = [];

  constructor(prefix: string) {
    this.#prefix = prefix;
  }

  look(row: Row): void {
    const rank = this.#rankOf(row);
    if (rank !== null) this.#found.push({ row, rank: 2 * rank + Number(isCompleted(status(row))) });
  }

  best(limit: number): readonly FoundOrder[] {
    const sorted = this.#found.sort((a, b) => a.rank - b.rank || newestFirst(a.row, b.row));
    return sorted.slice(0, limit).map(({ row }) => ({
      parent_order_numeric_id: orderId(row),
      client_order_id: clientOrderId(row),
      exchange_symbol: symbol(row),
      order_side: side(row),
      order_qty: quantity(row),
      status: status(row),
      auto_trading_status: autoTrading(row),
      list_name: listName(row),
      account: account(row),
      asset_class: assetClass(row),
      asset_sub_class: assetSubClass(row),
    }));
  }

  #rankOf(row: Row): number | null {
    const byId = prefixRank(String(orderId(row)), this.#prefix);
    const byClientId = prefixRank(clientOrderId(row), this.#prefix);
    if (byId === 0 || byClientId === 0) return 0;
    const bySymbol = prefixRank(symbol(row), this.#prefix);
    if (bySymbol === 0) return 1;
    if (byId === 1 || byClientId === 1) return 2;
    if (bySymbol === 1) return 3;
    return prefixRank(listName(row), this.#prefix) === null ? null : 4;
  }
}
