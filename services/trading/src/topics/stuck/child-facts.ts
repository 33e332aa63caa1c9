import { isLimitOutsideMarket } from '@meridian/domain/limit-outside-market';
import type { Cells } from '../../live/topic-source.ts';
import { cellReader } from '../tables/columns.ts';
import type { DeskFacts } from './desk-facts.ts';
import type { ReasonFacts } from './stuck-rule.ts';

const symbol = cellReader('child_orders', 'exchange_symbol');
const updatedMs = cellReader('child_orders', 'last_update_timestamp');
const sentMs = cellReader('child_orders', 'send_time_since_epoch_milliseconds');
const destination = cellReader('child_orders', 'destination_name');
const orderSide = cellReader('child_orders', 'order_side');
const orderType = cellReader('child_orders', 'order_type');
const limitPrice = cellReader('child_orders', 'limit_price');
const timeInForce = cellReader('child_orders', 'time_in_force');
const last = cellReader('child_orders', 'current_last');
const bid = cellReader('child_orders', 'current_bid');
const ask = cellReader('child_orders', 'current_ask');

/** Since when an open child of a stuck order has not moved. Null before the limit and during an auction. */
export function childStuckSince(row: Cells, nowMs: number, afterMs: number): number | null {
  if (isForAuction(row)) return null;
  const sinceMs = Math.max(updatedMs(row), sentMs(row) ?? 0);
  return nowMs - sinceMs >= afterMs ? sinceMs : null;
}

/** The child's own reasons. A cap or a rejection of its parent does not hold it. */
export function childReasonFacts(row: Cells, desk: DeskFacts): ReasonFacts {
  return {
    hasMarketData: desk.hasVendor() && (last(row) ?? bid(row) ?? ask(row)) !== null,
    isDestinationDown: desk.isDestinationDown(destination(row)),
    heldBackBy: null,
    isLimitAway: isLimitOutsideMarket({
      order_side: orderSide(row),
      order_type: orderType(row),
      limit_price: limitPrice(row),
      current_bid: bid(row),
      current_ask: ask(row),
    }),
    isRejected: false,
    isVolumeCapConstrained: false,
    isAuctionOnly: desk.phase(symbol(row)) === 'auction',
  };
}

/** It trades at the uncross, and the exchange ends it there. */
function isForAuction(row: Cells): boolean {
  return timeInForce(row) === 'OPG' || timeInForce(row) === 'CLS';
}
