import { CALENDAR_SPREAD, isAssetClass } from '../asset-class.ts';
import type { ParentOrder } from '../entities/parent-order.ts';
import { finiteNumber } from '../finite-number.ts';
import { flagValue } from '../flag-value.ts';
import { codeValue, textValue } from '../json-text.ts';
import { isOrderSide } from '../order-side.ts';
import { isOrderStatus } from '../order-status.ts';
import { isMarketOrder } from '../order-type.ts';
import { isQuoteConvention } from '../quote-convention.ts';

/** The fields of a parent order that its actions need. */
export const ACTION_ORDER_FIELDS = [
  'parent_order_numeric_id',
  'status',
  'auto_trading_status',
  'global_auto_trading_status',
  'exchange_symbol',
  'asset_class',
  'asset_sub_class',
  'country',
  'order_side',
  'order_type',
  'limit_price',
  'tick_size',
  'quote_convention',
  'order_qty',
  'filled_qty',
  'avg_fill_price',
  'current_bid',
  'current_ask',
  'open_qty',
  'remaining_qty',
  'open_usd',
  'target_usd',
  'account',
  'alloc_account',
  'diagnostic_info',
  'remaining_usd',
  'list_name',
  'strat',
  'start_time',
  'end_time',
  'part_rate',
  'volume_cap',
  'must_finish',
  'strategy_parameters',
  'order_receive_time_since_epoch_milliseconds',
] as const satisfies readonly (keyof ParentOrder)[];

/** The part of an order that actions need. */
export type ActionOrder = Pick<ParentOrder, (typeof ACTION_ORDER_FIELDS)[number]>;

/** Reads a grid row as an order. Null for an invalid row, so that no action touches it. */
export function readActionOrder(row: Readonly<Record<string, unknown>>): ActionOrder | null {
  const id = finiteNumber(row['parent_order_numeric_id']);
  const side = row['order_side'];
  const quantity = finiteNumber(row['order_qty']);
  if (id === null || !isOrderSide(side) || quantity === null) return null;
  return {
    parent_order_numeric_id: id,
    status: isOrderStatus(row['status']) ? row['status'] : null,
    auto_trading_status: flagValue(row['auto_trading_status']) ?? true,
    global_auto_trading_status: flagValue(row['global_auto_trading_status']) ?? true,
    exchange_symbol: textValue(row['exchange_symbol']) ?? '',
    asset_class: isAssetClass(row['asset_class']) ? row['asset_class'] : null,
    asset_sub_class: row['asset_sub_class'] === CALENDAR_SPREAD ? CALENDAR_SPREAD : null,
    country: textValue(row['country']) ?? '',
    order_side: side,
    order_type: isMarketOrder(textValue(row['order_type'])) ? 'MARKET' : 'LIMIT',
    limit_price: finiteNumber(row['limit_price']),
    tick_size: finiteNumber(row['tick_size']),
    quote_convention: isQuoteConvention(row['quote_convention']) ? row['quote_convention'] : null,
    order_qty: quantity,
    filled_qty: finiteNumber(row['filled_qty']) ?? 0,
    avg_fill_price: finiteNumber(row['avg_fill_price']),
    current_bid: finiteNumber(row['current_bid']),
    current_ask: finiteNumber(row['current_ask']),
    open_qty: finiteNumber(row['open_qty']) ?? 0,
    remaining_qty: finiteNumber(row['remaining_qty']) ?? 0,
    open_usd: finiteNumber(row['open_usd']),
    target_usd: finiteNumber(row['target_usd']),
    account: textValue(row['account']) ?? '',
    alloc_account: textValue(row['alloc_account']) ?? '',
    diagnostic_info: textValue(row['diagnostic_info']),
    remaining_usd: finiteNumber(row['remaining_usd']),
    list_name: textValue(row['list_name']),
    strat: textValue(row['strat']),
    start_time: codeValue(row['start_time']),
    end_time: codeValue(row['end_time']),
    part_rate: finiteNumber(row['part_rate']),
    volume_cap: finiteNumber(row['volume_cap']),
    must_finish: flagValue(row['must_finish']) ?? false,
    strategy_parameters: textValue(row['strategy_parameters']),
    order_receive_time_since_epoch_milliseconds: finiteNumber(row['order_receive_time_since_epoch_milliseconds']) ?? 0,
  };
}
