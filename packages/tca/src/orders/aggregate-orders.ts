import { sum } from '@meridian/cost-model/sum';
import type { TcaOrder } from './tca-order.ts';

/** 0 leaves orders as they are; 1 puts those of a day, side and symbol together; 2 those of one strategy, too. */
export type AggregationLogic = 0 | 1 | 2;

export function aggregateOrders(orders: readonly TcaOrder[], logic: AggregationLogic): readonly TcaOrder[] {
  if (logic === 0) return orders;
  const keyOf = ({ trade_date, order_side, exchange_symbol, strat }: TcaOrder) =>
    JSON.stringify([trade_date, order_side, exchange_symbol, logic === 2 ? strat : '']);
  return [...Map.groupBy(orders, keyOf).values()].map(asOne);
}

const byFilled = ({ filled_qty }: TcaOrder) => filled_qty;

/** Arrival is that of the earliest, the interval goes from the first start to the last end, and quantities add up. */
function asOne(orders: readonly TcaOrder[]): TcaOrder {
  const sorted = orders.toSorted((left, right) => startOf(left) - startOf(right));
  const [first] = sorted;
  if (first === undefined) throw new Error('nothing to put together');
  const filled = total(orders, ({ filled_qty }) => filled_qty);
  const averaged = (price: (order: TcaOrder) => number | null, weight: (order: TcaOrder) => number) =>
    weightedPrice(orders, price, weight);
  const fresh = freshVolumes(sorted);
  const byVolume = (order: TcaOrder) => fresh.get(order) ?? 0;
  const volume = unionVolume(orders, fresh);
  const ends = orders.flatMap(({ end_timestamp }) => (end_timestamp === null ? [] : [end_timestamp]));
  const strategies = new Set(orders.map(({ strat }) => strat));
  return {
    ...first,
    strat: strategies.size === 1 ? first.strat : 'several',
    order_qty: total(orders, ({ order_qty }) => order_qty),
    filled_qty: filled,
    avg_fill_price: averaged(({ avg_fill_price }) => avg_fill_price ?? null, byFilled),
    ivwap: averaged(({ ivwap }) => ivwap, byVolume),
    ivwap_ex_own: averaged(({ ivwap_ex_own }) => ivwap_ex_own, byVolume),
    twap: averaged(({ twap }) => twap, byFilled),
    end_timestamp: ends.length === 0 ? null : Math.max(...ends),
    filled_usd: total(orders, ({ filled_usd }) => filled_usd),
    target_usd: total(orders, ({ target_usd }) => target_usd),
    fees_usd: total(orders, ({ fees_usd }) => fees_usd),
    volume_since_start: volume,
    percent_of_adv: totalOrNull(orders, ({ percent_of_adv }) => percent_of_adv),
    volume_percent: volume === null || volume <= 0 ? null : Math.min(100, (100 * filled) / volume),
    avg_spread_bps: averaged(({ avg_spread_bps }) => avg_spread_bps, byFilled),
    delay_usd: totalOrNull(orders, ({ delay_usd }) => delay_usd),
    trading_usd: totalOrNull(orders, ({ trading_usd }) => trading_usd),
    opportunity_usd: totalOrNull(orders, ({ opportunity_usd }) => opportunity_usd),
    shortfall_usd: totalOrNull(orders, ({ shortfall_usd }) => shortfall_usd),
  };
}

function endOf({ end_timestamp }: TcaOrder): number {
  return end_timestamp ?? Number.NEGATIVE_INFINITY;
}

function startOf({ start_timestamp, parent_order_numeric_id }: TcaOrder): number {
  // Orders that never started come last, in the order of their ids.
  return start_timestamp ?? Number.MAX_SAFE_INTEGER / 2 + (parent_order_numeric_id % 1_000_000);
}

function total(orders: readonly TcaOrder[], valueOf: (order: TcaOrder) => number): number {
  return sum(orders.map(valueOf));
}

/**
 * What each order's interval adds to the market's volume of those that began before it. The same minutes are counted
 * once; within an interval volume is taken as even.
 */
function freshVolumes(byStart: readonly TcaOrder[]): ReadonlyMap<TcaOrder, number> {
  const longestFirst = byStart.toSorted((left, right) => startOf(left) - startOf(right) || endOf(right) - endOf(left));
  let coveredMs = Number.NEGATIVE_INFINITY;
  return new Map(
    longestFirst.map((order) => {
      const { start_timestamp: from, end_timestamp: to, volume_since_start: volume } = order;
      if (volume === null || from === null || to === null) return [order, 0];
      const isNew = to > coveredMs || from > coveredMs;
      const share = !isNew ? 0 : from >= coveredMs || to <= from ? 1 : (to - coveredMs) / (to - from);
      coveredMs = Math.max(coveredMs, to);
      return [order, share * volume];
    }),
  );
}

/** Null where any is missing. Never more than the day had. */
function unionVolume(orders: readonly TcaOrder[], fresh: ReadonlyMap<TcaOrder, number>): number | null {
  if (orders.some(({ volume_since_start }) => volume_since_start === null)) return null;
  const day = Math.max(...orders.map(({ day_volume }) => day_volume ?? Infinity));
  return Math.min(day, sum([...fresh.values()]));
}

/** Null where any is missing: a sum of some would look like one of all. */
function totalOrNull(orders: readonly TcaOrder[], valueOf: (order: TcaOrder) => number | null): number | null {
  const values = orders.map(valueOf);
  return values.some((value) => value === null) ? null : sum(values.map((value) => value ?? 0));
}

/** Over the orders that carry weight; null where one of them has no price. */
function weightedPrice(
  orders: readonly TcaOrder[],
  priceOf: (order: TcaOrder) => number | null,
  weightOf: (order: TcaOrder) => number,
): number | null {
  let weight = 0;
  let amount = 0;
  for (const order of orders) {
    const own = weightOf(order);
    if (own <= 0) continue;
    const price = priceOf(order);
    if (price === null) return null;
    weight += own;
    amount += own * price;
  }
  return weight > 0 ? amount / weight : null;
}
