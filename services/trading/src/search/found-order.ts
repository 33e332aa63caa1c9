import type { FoundOrder } from '@meridian/protocol/live/search-commands';
import type { Cells } from '../live/topic-source.ts';
import { cellReader } from '../topics/tables/columns.ts';

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

/** An order as a search shows it. */
export function foundOrder(row: Cells): FoundOrder {
  return {
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
  };
}
