import { sideSign } from '@meridian/domain/order-side';
import { slippageBps } from '@meridian/domain/slippage';
import { sum } from '@meridian/cost-model/sum';
import type { TcaOrder } from './tca-order.ts';

/** Orders of one decision over several days. */
export type StitchedOrder = {
  readonly decision_id: string | null;
  readonly account: string;
  /** The root, where a future was rolled on the way. */
  readonly symbol: string;
  readonly order_side: TcaOrder['order_side'];
  readonly country: string | null;
  readonly strat: string;
  readonly first_date: string;
  readonly last_date: string;
  readonly days: number;
  readonly orders: readonly TcaOrder[];
  readonly order_qty: number;
  readonly filled_qty: number;
  readonly filled_usd: number;
  /** Cost against the arrival of the first day, in bps of it. */
  readonly stitched_bps: number | null;
  /** The mean of the days' own costs against their own arrivals, by quantity. */
  readonly naive_bps: number | null;
  /** What the days' arrivals moved away from the first, over what filled on each, in bps of the first. */
  readonly drift_bps: number | null;
};

/** Positions of trading days, so that a gap is counted in sessions and not in nights. */
export type SessionIndex = ReadonlyMap<string, number>;

const MAX_GAP_SESSIONS = 1;

/** Same account, symbol, side and decision, with at most one session between an order and the next. */
export function stitchOrders(orders: readonly TcaOrder[], sessions: SessionIndex): readonly StitchedOrder[] {
  const known = orders.filter(({ filled_qty }) => filled_qty > 0);
  const families = Map.groupBy(known, ({ account, alloc_account, order_side, decision_id, ...order }) =>
    JSON.stringify([
      account,
      alloc_account,
      stitchSymbol(order),
      order_side,
      decision_id ?? order.parent_order_numeric_id,
    ]),
  );
  return [...families.values()].flatMap((family) => chains(family, sessions).map(stitched));
}

/** A rolled future stays one position: its expiries share a root. */
function stitchSymbol({
  asset_class,
  exchange_base_symbol,
  exchange_symbol,
}: Pick<TcaOrder, 'asset_class' | 'exchange_base_symbol' | 'exchange_symbol'>): string {
  return asset_class === 'FUTURE' ? (exchange_base_symbol ?? exchange_symbol) : exchange_symbol;
}

function chains(family: readonly TcaOrder[], sessions: SessionIndex): readonly (readonly TcaOrder[])[] {
  const sorted = family.toSorted(
    (left, right) =>
      left.trade_date.localeCompare(right.trade_date) || (left.start_timestamp ?? 0) - (right.start_timestamp ?? 0),
  );
  const found: TcaOrder[][] = [];
  for (const order of sorted) {
    const before = found.at(-1)?.at(-1);
    const gap = before === undefined ? Infinity : gapOf(sessions, before.trade_date, order.trade_date);
    if (gap <= MAX_GAP_SESSIONS) found.at(-1)?.push(order);
    else found.push([order]);
  }
  return found;
}

/** Sessions between two days: 0 for the same or the next one. */
function gapOf(sessions: SessionIndex, from: string, to: string): number {
  const first = sessions.get(from);
  const second = sessions.get(to);
  return first === undefined || second === undefined ? Infinity : Math.max(0, second - first - 1);
}

/**
 * Prices of a later contract are taken down by what it stood above the earlier one at the roll: the difference of the
 * arrivals of two contracts on the day of the roll is no drift.
 */
function rollAdjustments(orders: readonly TcaOrder[]): readonly number[] {
  let adjustment = 0;
  return orders.map((order, index) => {
    const before = orders[index - 1];
    if (before !== undefined && before.exchange_symbol !== order.exchange_symbol) {
      const last = before.day_close ?? before.arrival_mid;
      const next = order.previous_close ?? order.arrival_mid;
      if (last !== null && next !== null) adjustment += next - last;
    }
    return adjustment;
  });
}

function stitched(orders: readonly TcaOrder[]): StitchedOrder {
  const [first] = orders;
  const last = orders.at(-1);
  if (first === undefined || last === undefined) throw new Error('a stitched order has at least one order');
  const filled = sum(orders.map(({ filled_qty }) => filled_qty));
  const costs = chainCosts(orders, filled);
  const strategies = new Set(orders.map(({ strat }) => strat));
  return {
    decision_id: first.decision_id,
    account: first.account,
    symbol: stitchSymbol(first),
    order_side: first.order_side,
    country: first.country,
    strat: strategies.size === 1 ? first.strat : 'several',
    first_date: first.trade_date,
    last_date: last.trade_date,
    days: new Set(orders.map(({ trade_date }) => trade_date)).size,
    orders,
    order_qty: Math.max(first.order_qty, filled),
    filled_qty: filled,
    filled_usd: sum(orders.map(({ filled_usd }) => filled_usd)),
    ...costs,
  };
}

function chainCosts(
  orders: readonly TcaOrder[],
  filled: number,
): Pick<StitchedOrder, 'stitched_bps' | 'naive_bps' | 'drift_bps'> {
  const none = { stitched_bps: null, naive_bps: null, drift_bps: null };
  const [first] = orders;
  const arrival = first?.arrival_mid ?? null;
  if (first === undefined || arrival === null || arrival <= 0 || first.asset_sub_class !== null) return none;
  const adjustments = rollAdjustments(orders);
  const sign = sideSign(first.order_side);
  let paid = 0;
  let naive = 0;
  let moved = 0;
  for (const [index, order] of orders.entries()) {
    const own = slippageBps(order.order_side, order.avg_fill_price, order.arrival_mid);
    if (
      own === null ||
      order.avg_fill_price === null ||
      order.avg_fill_price === undefined ||
      order.arrival_mid === null
    )
      return none;
    const adjustment = adjustments[index] ?? 0;
    paid += order.filled_qty * (order.avg_fill_price - adjustment);
    naive += order.filled_qty * own;
    moved += order.filled_qty * (order.arrival_mid - adjustment - arrival);
  }
  return {
    stitched_bps: slippageBps(first.order_side, paid / filled, arrival),
    naive_bps: naive / filled,
    drift_bps: (10_000 * sign * moved) / filled / arrival,
  };
}
