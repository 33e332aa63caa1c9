import { isBuySide } from '@meridian/domain/order-side';
import type { NewRow } from '@meridian/history/tables/history-tables';
import { exact } from '../market/tape.ts';
import { type DayContext, dayNumber } from './day-context.ts';
import type { DayRows } from './order-rows.ts';
import { otherLeg } from './wash-leg.ts';

/** How often a day has something for surveillance to find. */
const WASH_EVERY_DAYS = 2;
const LAYERS_EVERY_DAYS = 3;
const LAYERS = 4;
const LAYER_DIGITS = 6;
/** Numbers of the day that no order reaches. */
const FIRST_LAYER = 900_000;
const FIRST_PARENT = 90_000;

type Execution = NewRow<'executions'>;
type Parent = NewRow<'parent_orders'>;

/** A little that surveillance must find, so that a demo has cases to decide: wash trades and layering. */
export function addSuspicious(context: DayContext, rows: DayRows): void {
  if (context.index % WASH_EVERY_DAYS === 1) washTrade(context, rows);
  if (context.index % LAYERS_EVERY_DAYS === 1) layering(context, rows);
}

/** A resting fill against an order of the same owner: now and then of another allocation account. */
function washTrade(context: DayContext, rows: DayRows): void {
  const { index } = context;
  const place = rows.executions.findIndex(
    ({ liquidity, leg_type, asset_sub_class }, at) =>
      at > 40 * (index % 7) && liquidity === 'add' && leg_type === null && asset_sub_class === null,
  );
  const fill = rows.executions[place];
  const parent = rows.parent_orders.find((row) => row.parent_order_numeric_id === fill?.parent_order_numeric_id);
  const child = rows.child_orders.find((row) => row.child_order_numeric_id === fill?.child_order_numeric_id);
  if (fill === undefined || parent === undefined || child === undefined) return;
  const contra_account = index % 6 === 5 ? `${fill.account}-2` : fill.alloc_account;
  rows.executions[place] = { ...fill, contra_owner: fill.account, contra_account };
  const leg = otherLeg(context, { fill, parent, child }, contra_account);
  rows.executions.push(leg.fill);
  rows.child_orders.push(leg.child);
  rows.parent_orders.push(leg.parent);
}

/** Four orders on four levels opposite to a resting fill, all gone within a second after it. */
function layering(context: DayContext, rows: DayRows): void {
  const parents = new Map(rows.parent_orders.map((row) => [row.parent_order_numeric_id, row]));
  const found = rows.executions.find(({ asset_class, liquidity, snap_bid, send_time, ...fill }, at) => {
    const isResting = liquidity === 'add' && snap_bid !== null && send_time !== null;
    const age = fill.report_receive_time_since_epoch_milliseconds - (send_time ?? 0);
    return at > 100 * (context.index % 5) && asset_class === 'EQUITY' && isResting && age > 10_000;
  });
  const genuine = found === undefined ? undefined : parents.get(found.parent_order_numeric_id);
  if (found === undefined || genuine === undefined) return;
  const parentId = dayNumber(context, 5, FIRST_PARENT);
  const quantity = Math.ceil((1.3 * found.order_qty) / 100) * 100;
  const order_side = isBuySide(genuine.order_side) ? 'SELL' : 'BUY';
  for (let level = 0; level < LAYERS; level += 1) {
    rows.child_orders.push(layer(context, found, genuine, { parentId, quantity, level }));
  }
  rows.parent_orders.push(pulledParent(genuine, { parentId, quantity: LAYERS * quantity, order_side }));
}

type Layer = { readonly parentId: number; readonly quantity: number; readonly level: number };

function layer(
  context: DayContext,
  fill: Execution,
  { tick_size }: Parent,
  { parentId, quantity, level }: Layer,
): NewRow<'child_orders'> {
  const isBuy = !isBuySide(fill.order_side);
  const touch = (isBuy ? fill.snap_bid : fill.snap_ask) ?? fill.last_fill_price;
  const away = (level + 1) * (tick_size ?? 0.01);
  const atMs = fill.report_receive_time_since_epoch_milliseconds;
  return {
    child_order_numeric_id: dayNumber(context, LAYER_DIGITS, FIRST_LAYER + level),
    parent_order_numeric_id: parentId,
    account: fill.account,
    alloc_account: fill.alloc_account,
    bestex_id: fill.bestex_id,
    exchange_symbol: fill.exchange_symbol,
    asset_class: fill.asset_class,
    status: 'OUT',
    diagnostic_info: null,
    order_side: isBuy ? 'BUY' : 'SELL',
    order_type: 'LIMIT',
    limit_price: exact(isBuy ? touch - away : touch + away),
    time_in_force: 'DAY',
    order_qty: quantity,
    filled_qty: 0,
    remaining_qty: quantity,
    min_fill_qty: null,
    display_qty: null,
    avg_fill_price: null,
    special_order_instruction: null,
    intended_broker: fill.exec_broker,
    exec_broker: fill.exec_broker,
    intended_venue: fill.last_market,
    last_market: null,
    peg_type: null,
    destination_name: fill.destination_name,
    reflection_id: 'manual',
    send_time_since_epoch_milliseconds: atMs - 6_400 + 1_200 * level,
    last_update_timestamp: atMs + 310 + 140 * level,
    snap_bid: fill.snap_bid,
    snap_bid_size: quantity,
    snap_ask: fill.snap_ask,
    snap_ask_size: quantity,
  };
}

function pulledParent(
  genuine: Parent,
  own: { readonly parentId: number; readonly quantity: number; readonly order_side: 'BUY' | 'SELL' },
): Parent {
  const none = { avg_fill_price: null, cost_arrival_mid_bps: null, cost_arrival_mid_ticks: null } as const;
  const costs = { cost_ivwap_bps: null, cost_ivwap_ticks: null, cost_dvwap_bps: null, cost_dvwap_ticks: null } as const;
  const shortfall = { delay_usd: 0, trading_usd: 0, opportunity_usd: 0, shortfall_usd: 0, shortfall_bps: 0 } as const;
  return {
    ...genuine,
    ...none,
    ...costs,
    ...shortfall,
    parent_order_numeric_id: own.parentId,
    client_order_id: `${genuine.client_id}-${own.parentId}`,
    list_name: null,
    decision_id: null,
    status: 'OUT',
    order_side: own.order_side,
    order_qty: own.quantity,
    original_order_qty: own.quantity,
    filled_qty: 0,
    remaining_qty: own.quantity,
    complete_percent: 0,
    '%Volume': 0,
    percent_of_adv: (100 * own.quantity) / Math.max(1, genuine.adv),
    child_count: LAYERS,
    fill_count: 0,
    filled_usd: 0,
    fees_usd: 0,
    end_mid: genuine.decision_price,
  };
}
