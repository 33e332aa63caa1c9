import { createHash } from 'node:crypto';
import type { CaseFill, CaseOrder } from '@meridian/protocol/rest/surveillance-calls';
import type { Alert } from '@meridian/tca/surveillance/alert';
import { findMomentumIgnition } from '@meridian/tca/surveillance/find-momentum-ignition';
import { findQuoteStuffing } from '@meridian/tca/surveillance/find-quote-stuffing';
import { findSpoofing } from '@meridian/tca/surveillance/find-spoofing';
import { findOwnFills, findRoundTrips } from '@meridian/tca/surveillance/find-wash-trades';
import { findCloseMarking } from '@meridian/tca/surveillance/find-close-marking';
import type { Thresholds } from '@meridian/tca/surveillance/thresholds';
import type { WatchedFill, WatchedOrder } from '@meridian/tca/surveillance/watched';
import { closeWindow } from './close-window.ts';
import type { FoundAlert } from './found-alert.ts';
import type { FillRow, MarketDay, OrderRow } from './surveillance-queries.ts';
import { type ThresholdsFor, thresholdsFor } from './thresholds-for.ts';
import { volumeBetween } from './volume-between.ts';

/** All that surveillance sees of one day. */
export type WatchedDay = {
  readonly date: string;
  readonly orders: readonly OrderRow[];
  readonly fills: readonly FillRow[];
  readonly markets: ReadonlyMap<string, MarketDay>;
  /** The open of the day after; null where it is not stored. */
  readonly nextOpens: ReadonlyMap<string, number> | null;
};

export type WatchFor = 'Market manipulation' | 'Wash trade';

const keyOf = ({ account, exchange_symbol }: { account: string; exchange_symbol: string }) =>
  JSON.stringify([account, exchange_symbol]);

/** Every alert of one day, under the thresholds of its account and asset class. */
export function findAlerts(day: WatchedDay, what: WatchFor, thresholds: ThresholdsFor): readonly FoundAlert[] {
  const orders = Map.groupBy(day.orders, keyOf);
  return [...Map.groupBy(day.fills, keyOf)].flatMap(([key, fills]) => {
    const [first] = fills;
    if (first === undefined) return [];
    const set = thresholdsFor(thresholds, first.account, first.asset_class);
    const own = orders.get(key) ?? [];
    const alerts =
      what === 'Wash trade' ? washTrades(fills, set.thresholds) : manipulation(day, own, fills, set.thresholds);
    return alerts.map((alert) => complete(alert, day.date, own, fills, set.version));
  });
}

function washTrades(fills: readonly FillRow[], limits: Thresholds): readonly Alert[] {
  const watched = fills.map(toFill);
  return [...findOwnFills(watched), ...findRoundTrips(watched, limits)];
}

function manipulation(
  day: WatchedDay,
  orders: readonly OrderRow[],
  fills: readonly FillRow[],
  limits: Thresholds,
): readonly Alert[] {
  const book = { orders: orders.map(toOrder), fills: fills.map(toFill) };
  const market = day.markets.get(fills[0]?.exchange_symbol ?? '') ?? null;
  const window = market === null ? null : closeWindow(fills, market, day.nextOpens);
  const close = window === null ? null : findCloseMarking(window, limits);
  return [
    ...findSpoofing(book, limits),
    ...(close === null ? [] : [close]),
    ...(market === null ? [] : findMomentumIgnition(book.fills, volumeBetween(market), limits)),
    ...findQuoteStuffing(book, limits),
  ];
}

function toOrder(row: OrderRow): WatchedOrder {
  const { placed_ms, ended_ms, is_cancelled, ...order } = row;
  return { ...order, placedMs: placed_ms, endedMs: ended_ms, isCancelled: is_cancelled };
}

function toFill(row: FillRow): WatchedFill {
  return {
    child_order_numeric_id: row.child_order_numeric_id,
    parent_order_numeric_id: row.parent_order_numeric_id,
    account: row.account,
    alloc_account: row.alloc_account,
    exchange_symbol: row.exchange_symbol,
    order_side: row.order_side,
    price: row.price,
    quantity: row.quantity,
    atMs: row.at_ms,
    isAggressive: row.liquidity === 'remove',
    contraOwner: row.contra_owner,
    contraAccount: row.contra_account,
    tickSize: row.tick,
  };
}

/** Quote stuffing has thousands of orders; a person looks at the first of them. */
const MAX_KEPT = 1_000;

function complete(
  alert: Alert,
  date: string,
  orders: readonly OrderRow[],
  fills: readonly FillRow[],
  version: number,
): FoundAlert {
  const ids = new Set(alert.child_order_numeric_ids);
  const involved = orders.filter(({ child_order_numeric_id: id }) => ids.has(id));
  const own = fills.filter(({ child_order_numeric_id: id }) => ids.has(id));
  const key = JSON.stringify([
    alert.rule,
    date,
    alert.account,
    alert.exchange_symbol,
    [...ids].sort((left, right) => left - right),
  ]);
  return {
    ...alert,
    trade_date: date,
    asset_class: fills[0]?.asset_class ?? '',
    traders: [...new Set([...involved, ...own].map(({ trader_id }) => trader_id))],
    orders: involved.slice(0, MAX_KEPT).map(toCaseOrder),
    fills: own.slice(0, MAX_KEPT).map(toCaseFill),
    tick_size: own[0] === undefined || own[0].tick <= 0 ? null : own[0].tick,
    thresholds_version: version,
    fingerprint: createHash('sha256').update(key).digest('hex').slice(0, 40),
  };
}

function toCaseOrder(row: OrderRow): CaseOrder {
  return {
    child_order_numeric_id: row.child_order_numeric_id,
    parent_order_numeric_id: row.parent_order_numeric_id,
    order_side: row.order_side,
    price: row.price,
    quantity: row.quantity,
    filled: row.filled,
    placed_ms: row.placed_ms,
    ended_ms: row.ended_ms,
    is_cancelled: row.is_cancelled,
    strat: row.strat,
    snap_bid: row.snap_bid,
    snap_ask: row.snap_ask,
    visible: row.visible,
  };
}

function toCaseFill(row: FillRow): CaseFill {
  const { child_order_numeric_id, order_side, at_ms, price, quantity } = row;
  return { child_order_numeric_id, order_side, at_ms, price, quantity };
}
