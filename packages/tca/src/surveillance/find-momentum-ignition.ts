import { sum } from '@meridian/cost-model/sum';
import { isBuySide, sideSign } from '@meridian/domain/order-side';
import { type Alert, type CheckInput, judge } from './alert.ts';
import type { Thresholds } from './thresholds.ts';
import { idsOf, type WatchedFill } from './watched.ts';

/** What the market traded between two moments, the account included. */
export type VolumeBetween = (fromMs: number, toMs: number) => number;

/** M1: several aggressive orders push the price, and the position is sold into the move. */
export function findMomentumIgnition(
  fills: readonly WatchedFill[],
  volumeBetween: VolumeBetween,
  limits: Thresholds,
): readonly Alert[] {
  const sorted = fills.toSorted((left, right) => left.atMs - right.atMs);
  const found: Alert[] = [];
  let after = -Infinity;
  for (const [index, first] of sorted.entries()) {
    if (first.atMs <= after || !first.isAggressive) continue;
    const push = pushFrom(sorted.slice(index), limits);
    const alert = push.length === 0 ? null : ignition(push, sorted, volumeBetween, limits);
    if (alert === null) continue;
    found.push(alert);
    after = alert.to_ms;
  }
  return found;
}

function pushFrom(
  fills: readonly WatchedFill[],
  { ignition_window_ms, ignition_orders }: Thresholds,
): readonly WatchedFill[] {
  const [first] = fills;
  if (first === undefined) return [];
  const push = fills.filter(
    (fill) =>
      fill.isAggressive &&
      fill.atMs - first.atMs <= ignition_window_ms &&
      isBuySide(fill.order_side) === isBuySide(first.order_side),
  );
  return new Set(push.map(({ child_order_numeric_id: id }) => id)).size < ignition_orders ? [] : push;
}

function ignition(
  push: readonly WatchedFill[],
  fills: readonly WatchedFill[],
  volumeBetween: VolumeBetween,
  limits: Thresholds,
): Alert | null {
  const first = push[0];
  const last = push.at(-1);
  if (first === undefined || last === undefined) return null;
  const sign = sideSign(first.order_side);
  const pushed = sum(push.map(({ quantity }) => quantity));
  const price = sum(push.map((fill) => fill.quantity * fill.price)) / pushed;
  const back = fills.filter(
    (fill) =>
      isBuySide(fill.order_side) !== isBuySide(first.order_side) &&
      fill.atMs > last.atMs &&
      fill.atMs - last.atMs <= limits.ignition_reversed_within_ms &&
      sign * (fill.price - price) > 0,
  );
  const volume = volumeBetween(first.atMs, last.atMs);
  const { checks, score, areAllMet } = judge(checksOf({ push, back, volume, first, last }, limits));
  if (!areAllMet) return null;
  const { account, alloc_account, exchange_symbol } = first;
  const end = Math.max(...back.map(({ atMs }) => atMs));
  return {
    rule: 'M1',
    severity: 'normal',
    account,
    alloc_account,
    exchange_symbol,
    from_ms: first.atMs,
    to_ms: end,
    at_ms: last.atMs,
    ...idsOf([...push, ...back]),
    checks,
    score,
    sentence: `${alloc_account} pushed ${exchange_symbol} with ${pushed} in ${((last.atMs - first.atMs) / 1000).toFixed(1)} s and reversed ${sum(back.map(({ quantity }) => quantity))} at a profit within ${((end - last.atMs) / 1000).toFixed(0)} s.`,
  };
}

type Push = {
  readonly push: readonly WatchedFill[];
  readonly back: readonly WatchedFill[];
  readonly volume: number;
  readonly first: WatchedFill;
  readonly last: WatchedFill;
};

function checksOf({ push, back, volume, first, last }: Push, limits: Thresholds): CheckInput[] {
  const pushed = sum(push.map(({ quantity }) => quantity));
  const sign = sideSign(first.order_side);
  return [
    {
      id: 'orders',
      label: 'Aggressive orders',
      unit: 'count',
      bound: 'min',
      limit: limits.ignition_orders,
      seen: new Set(push.map(({ child_order_numeric_id: id }) => id)).size,
      weight: 20,
    },
    {
      id: 'window',
      label: 'Time from first to last',
      unit: 'ms',
      bound: 'max',
      limit: limits.ignition_window_ms,
      seen: last.atMs - first.atMs,
      weight: 15,
    },
    {
      id: 'move',
      label: 'Move of the price',
      unit: 'ticks',
      bound: 'min',
      limit: limits.ignition_ticks,
      seen: (sign * (last.price - first.price)) / first.tickSize,
      weight: 20,
    },
    {
      id: 'volume',
      label: 'Share of the volume',
      unit: 'percent',
      bound: 'min',
      limit: limits.ignition_volume_percent,
      seen: volume > 0 ? Math.min(100, (100 * pushed) / volume) : 0,
      weight: 20,
    },
    {
      id: 'reversed',
      label: 'Reversed at a profit',
      unit: 'percent',
      bound: 'min',
      limit: limits.ignition_reversed_percent,
      seen: Math.min(100, (100 * sum(back.map(({ quantity }) => quantity))) / pushed),
      weight: 25,
    },
  ];
}
