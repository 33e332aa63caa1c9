import { implementationShortfall } from '@meridian/domain/implementation-shortfall';
import { isBuySide } from '@meridian/domain/order-side';
import { slippageBps, slippageTicks } from '@meridian/domain/slippage';
import type { NewRow } from '@meridian/history/tables/history-tables';
import { type DayContext, dayNumber } from './day-context.ts';

type Leg = {
  readonly parent: NewRow<'parent_orders'>;
  readonly child: NewRow<'child_orders'>;
  readonly fill: NewRow<'executions'>;
};

const PARENT_DIGITS = 5;
const CHILD_DIGITS = 6;
/** Numbers of the day that no other order has. */
const PARENT_NUMBER = 90_001;
const CHILD_NUMBER = 900_010;
/** Both reports are of one trade, but not of one moment. */
const REPORTED_LATER_MS = 3;

/** The order that took the other side of a fill, whole and at once. */
export function otherLeg(context: DayContext, own: Leg, allocAccount: string): Leg {
  const parentId = dayNumber(context, PARENT_DIGITS, PARENT_NUMBER);
  const childId = dayNumber(context, CHILD_DIGITS, CHILD_NUMBER);
  const place = {
    parent_order_numeric_id: parentId,
    alloc_account: allocAccount,
    order_side: isBuySide(own.fill.order_side) ? 'SELL' : 'BUY',
    limit_price: null,
  } as const;
  const clientOrderId = `${own.parent.client_id}-${parentId}`;
  return {
    parent: { ...parentOf(own, place.order_side), ...place, client_order_id: clientOrderId },
    child: { ...childOf(own), ...place, child_order_numeric_id: childId },
    fill: {
      ...own.fill,
      ...place,
      child_order_numeric_id: childId,
      client_order_id: clientOrderId,
      broker_exec_id: `${own.fill.exec_broker}-${childId}`,
      report_receive_time_since_epoch_milliseconds:
        own.fill.report_receive_time_since_epoch_milliseconds + REPORTED_LATER_MS,
      order_qty: own.fill.last_fill_qty,
      liquidity: 'remove',
      contra_owner: own.fill.account,
      contra_account: own.fill.alloc_account,
    },
  };
}

/** Filled whole with one fill. Its benchmarks are those of the other order, which was at work at the same time. */
function parentOf({ parent, fill }: Leg, side: 'BUY' | 'SELL'): Leg['parent'] {
  const quantity = fill.last_fill_qty;
  const paid = fill.last_fill_price;
  const bps = (benchmark: number | null) =>
    parent.avg_spread_bps === null ? null : slippageBps(side, paid, benchmark);
  const ticks = (benchmark: number | null) => slippageTicks(side, paid, benchmark, parent.tick_size ?? 0);
  const row = {
    ...parent,
    status: 'FILLED',
    order_side: side,
    order_type: 'MARKET',
    list_name: null,
    decision_id: null,
    diagnostic_info: null,
    is_limit_constrained: false,
    order_qty: quantity,
    original_order_qty: quantity,
    filled_qty: quantity,
    remaining_qty: 0,
    complete_percent: 100,
    percent_of_adv: (100 * quantity) / Math.max(1, parent.adv),
    '%Volume': (100 * quantity) / Math.max(quantity, parent.volume_since_start ?? 0),
    child_count: 1,
    fill_count: 1,
    avg_fill_price: paid,
    filled_usd: fill.fill_usd,
    target_usd: parent.target_usd === null ? null : (parent.target_usd * quantity) / parent.order_qty,
    fees_usd: fill.fee_usd,
    cost_arrival_mid_bps: bps(parent.arrival_mid),
    cost_arrival_mid_ticks: ticks(parent.arrival_mid),
    cost_ivwap_bps: bps(parent.ivwap),
    cost_ivwap_ticks: ticks(parent.ivwap),
    cost_dvwap_bps: bps(parent.day_vwap),
    cost_dvwap_ticks: ticks(parent.day_vwap),
  } as const;
  return { ...row, ...shortfallOf(row) };
}

function shortfallOf(row: Leg['parent']): Partial<Leg['parent']> {
  const found = implementationShortfall({
    ...row,
    arrival_price: row.arrival_mid,
    end_price: row.end_mid,
    multiplier: row.multiplier ?? 1,
    usdPerUnit: row.fx_rate,
  });
  if (found === null) return {};
  return row.avg_spread_bps === null ? { ...found, shortfall_bps: null } : found;
}

function childOf({ child, fill }: Leg): Leg['child'] {
  const quantity = fill.last_fill_qty;
  return {
    ...child,
    status: 'FILLED',
    order_type: 'MARKET',
    diagnostic_info: null,
    order_qty: quantity,
    filled_qty: quantity,
    remaining_qty: 0,
    min_fill_qty: null,
    display_qty: null,
    peg_type: null,
    special_order_instruction: null,
    avg_fill_price: fill.last_fill_price,
    last_update_timestamp: fill.report_receive_time_since_epoch_milliseconds + REPORTED_LATER_MS,
  };
}
