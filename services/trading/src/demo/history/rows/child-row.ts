import type { NewRow } from '@meridian/history/tables/history-tables';
import type { PlannedOrder } from '../orders/planned-order.ts';
import { exact } from '../market/tape.ts';
import { timeInForceOf } from './time-in-force.ts';
import type { SentChild } from './sent-child.ts';

const DISPLAYED_SHARE = 0.2;

export type ChildIds = { readonly parentId: number; readonly childId: number };

/** One object literal, because a hundred thousand rows are made while somebody waits. */
export function childRow(order: PlannedOrder, child: SentChild, ids: ChildIds): NewRow<'child_orders'> {
  const { instrument, planned } = child;
  const { lotSize } = instrument;
  const isMid = planned.kind === 'mid' || planned.kind === 'conditional';
  const isShown = planned.kind === 'resting' && child.lots >= 10;
  const filledLots = child.fills.reduce((sum, fill) => sum + fill.lots, 0);
  const value = child.fills.reduce((sum, fill) => sum + fill.lots * fill.price, 0);
  return {
    child_order_numeric_id: ids.childId,
    parent_order_numeric_id: ids.parentId,
    account: order.account,
    alloc_account: order.allocAccount,
    bestex_id: instrument.bestexId,
    exchange_symbol: instrument.exchangeSymbol,
    asset_class: instrument.assetClass,
    status: child.status,
    diagnostic_info: child.diagnostic,
    order_side: child.side,
    order_type: child.limitPrice === null ? 'MARKET' : 'LIMIT',
    limit_price: child.limitPrice,
    time_in_force: timeInForceOf(planned),
    order_qty: child.lots * lotSize,
    filled_qty: filledLots * lotSize,
    remaining_qty: (child.lots - filledLots) * lotSize,
    min_fill_qty: planned.kind === 'mid' ? Math.max(1, Math.floor(child.lots / 10)) * lotSize : null,
    display_qty: isShown ? Math.ceil(child.lots * DISPLAYED_SHARE) * lotSize : null,
    avg_fill_price: filledLots > 0 ? exact(value / filledLots) : null,
    special_order_instruction: child.instruction,
    intended_broker: planned.intendedBroker,
    intended_venue: planned.venue,
    last_market: child.fills.length > 0 ? planned.venue : null,
    peg_type: isMid ? 'Mid' : null,
    exec_broker: planned.execBroker,
    destination_name: planned.destination,
    reflection_id: planned.tactic,
    send_time_since_epoch_milliseconds: child.sentMs,
    last_update_timestamp: child.endedMs,
    snap_bid: child.snap.bid,
    snap_bid_size: child.snap.bidLots * lotSize,
    snap_ask: child.snap.ask,
    snap_ask_size: child.snap.askLots * lotSize,
  };
}
