import { sum } from '@meridian/cost-model/sum';
import { isBuySide } from '@meridian/domain/order-side';
import { type Alert, type CheckInput, judge } from './alert.ts';
import type { Thresholds } from './thresholds.ts';
import { idsOf, type WatchedFill, type WatchedOrder } from './watched.ts';

/** The orders and fills of one account in one symbol, over one day. */
export type AccountBook = {
  readonly orders: readonly WatchedOrder[];
  readonly fills: readonly WatchedFill[];
};

/** S1 and L1: large orders on the other side, placed before a fill and pulled right after it. */
export function findSpoofing({ orders, fills }: AccountBook, limits: Thresholds): readonly Alert[] {
  const found: Alert[] = [];
  const used = new Set<number>();
  for (const fill of fills.toSorted((left, right) => left.atMs - right.atMs)) {
    const resting = orders.filter((order) => isResting(order, fill, limits) && !used.has(order.child_order_numeric_id));
    if (resting.length === 0) continue;
    const genuine = orders.find(({ child_order_numeric_id: id }) => id === fill.child_order_numeric_id) ?? null;
    const alert = layering(fill, genuine, resting, limits) ?? spoofing(fill, genuine, resting, limits);
    if (alert === null) continue;
    for (const order of resting) used.add(order.child_order_numeric_id);
    found.push(alert);
  }
  return found;
}

/** On the other side of the fill, placed shortly before it and in the book when it happened. */
function isResting(order: WatchedOrder, fill: WatchedFill, { placed_before_ms }: Thresholds): boolean {
  if (isBuySide(order.order_side) === isBuySide(fill.order_side) || order.price === null) return false;
  return order.placedMs <= fill.atMs && order.placedMs >= fill.atMs - placed_before_ms && order.endedMs >= fill.atMs;
}

type Seen = {
  readonly times: number;
  readonly visiblePercent: number;
  readonly placedMs: number;
  readonly cancelledPercent: number;
  readonly filledPercent: number;
  readonly lifeMs: number;
  readonly levels: number;
};

function look(
  fill: WatchedFill,
  genuine: WatchedOrder | null,
  resting: readonly WatchedOrder[],
  limits: Thresholds,
): Seen {
  const quantity = sum(resting.map((order) => order.quantity));
  const visible = sum(resting.map((order) => order.visible ?? 0)) / resting.length;
  const isPulled = (order: WatchedOrder) =>
    order.isCancelled && order.endedMs - fill.atMs <= limits.cancelled_within_ms;
  return {
    times: quantity / (genuine?.quantity ?? fill.quantity),
    visiblePercent: (100 * quantity) / (quantity + visible),
    placedMs: Math.max(...resting.map((order) => fill.atMs - order.placedMs)),
    cancelledPercent: (100 * sum(resting.filter(isPulled).map((order) => order.quantity - order.filled))) / quantity,
    filledPercent: (100 * sum(resting.map((order) => order.filled))) / quantity,
    lifeMs: Math.max(...resting.map((order) => order.endedMs - order.placedMs)),
    levels: new Set(resting.map((order) => order.price)).size,
  };
}

function sharedChecks(seen: Seen, limits: Thresholds, timesLimit: number, weights: readonly number[]): CheckInput[] {
  const [size = 0, visible = 0, placed = 0, cancelled = 0, filled = 0] = weights;
  return [
    {
      id: 'size',
      label: 'Size against the genuine order',
      unit: 'times',
      bound: 'min',
      limit: timesLimit,
      seen: seen.times,
      weight: size,
    },
    {
      id: 'visible',
      label: 'Share of the visible side',
      unit: 'percent',
      bound: 'min',
      limit: limits.visible_percent,
      seen: seen.visiblePercent,
      weight: visible,
    },
    {
      id: 'placed',
      label: 'First placed before the fill',
      unit: 'ms',
      bound: 'max',
      limit: limits.placed_before_ms,
      seen: seen.placedMs,
      weight: placed,
    },
    {
      id: 'cancelled',
      label: `Cancelled within ${limits.cancelled_within_ms / 1000} s`,
      unit: 'percent',
      bound: 'min',
      limit: limits.cancelled_percent,
      seen: seen.cancelledPercent,
      weight: cancelled,
    },
    {
      id: 'filled',
      label: 'Opposite orders filled',
      unit: 'percent',
      bound: 'max',
      limit: limits.filled_percent,
      seen: seen.filledPercent,
      weight: filled,
    },
  ];
}

function spoofing(
  fill: WatchedFill,
  genuine: WatchedOrder | null,
  resting: readonly WatchedOrder[],
  limits: Thresholds,
): Alert | null {
  const seen = look(fill, genuine, resting, limits);
  const judged = judge([
    ...sharedChecks(seen, limits, limits.spoof_size_times, [20, 20, 10, 25, 10]),
    {
      id: 'life',
      label: 'Longest life',
      unit: 'ms',
      bound: 'max',
      limit: limits.spoof_life_ms,
      seen: seen.lifeMs,
      weight: 15,
    },
  ]);
  return judged.areAllMet ? alertOf('S1', fill, resting, judged) : null;
}

function layering(
  fill: WatchedFill,
  genuine: WatchedOrder | null,
  resting: readonly WatchedOrder[],
  limits: Thresholds,
): Alert | null {
  const seen = look(fill, genuine, resting, limits);
  const judged = judge([
    {
      id: 'orders',
      label: 'Opposite orders',
      unit: 'count',
      bound: 'min',
      limit: limits.layer_orders,
      seen: resting.length,
      weight: 15,
    },
    {
      id: 'levels',
      label: 'Price levels',
      unit: 'count',
      bound: 'min',
      limit: limits.layer_levels,
      seen: seen.levels,
      weight: 15,
    },
    ...sharedChecks(seen, limits, limits.layer_size_times, [15, 15, 10, 20, 10]),
  ]);
  return judged.areAllMet ? alertOf('L1', fill, resting, judged) : null;
}

function alertOf(
  rule: 'L1' | 'S1',
  fill: WatchedFill,
  resting: readonly WatchedOrder[],
  judged: ReturnType<typeof judge>,
): Alert {
  const { account, alloc_account, exchange_symbol, atMs } = fill;
  const quantity = sum(resting.map((order) => order.quantity));
  const cancelled = sum(resting.map((order) => order.quantity - order.filled));
  const word = isBuySide(fill.order_side) ? 'offer' : 'bid';
  const end = Math.max(...resting.map((order) => order.endedMs));
  return {
    rule,
    severity: judged.score >= HIGH_SCORE ? 'high' : 'normal',
    account,
    alloc_account,
    exchange_symbol,
    from_ms: Math.min(...resting.map((order) => order.placedMs)),
    to_ms: Math.max(end, atMs),
    at_ms: atMs,
    ...idsOf([fill, ...resting]),
    checks: judged.checks,
    score: judged.score,
    sentence: `${resting.length} ${word}${resting.length === 1 ? '' : 's'} for ${inFull(quantity)} rested when ${inFull(fill.quantity)} filled at ${fill.price} on the other side; ${inFull(cancelled)} were cancelled, the last ${((end - atMs) / 1000).toFixed(2)} s after the fill.`,
  };
}

const HIGH_SCORE = 85;

const inFull = (quantity: number) => quantity.toLocaleString('en-US');
