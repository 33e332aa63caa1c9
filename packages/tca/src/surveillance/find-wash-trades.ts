import { isBuySide } from '@meridian/domain/order-side';
import { type Alert, judge } from './alert.ts';
import type { Thresholds } from './thresholds.ts';
import { idsOf, type WatchedFill } from './watched.ts';

/** A trade has one other side, so it is all or nothing. */
const HALF_PERCENT = 50;

/** The two reports of one trade do not come at the same moment. */
const MAX_LEGS_APART_MS = 1_000;

/** W1 and W2: a fill against the owner itself. A cross between two owners is none. */
export function findOwnFills(fills: readonly WatchedFill[]): readonly Alert[] {
  const own = fills.filter(({ contraOwner, account }) => contraOwner === account);
  const prints = Map.groupBy(own, ({ exchange_symbol, account, price, quantity }) =>
    JSON.stringify([exchange_symbol, account, price, quantity]),
  );
  return [...prints.values()].flatMap((sides) => tradesOf(sides).map(ownFill));
}

type Trade = readonly [WatchedFill] | readonly [WatchedFill, WatchedFill];

/** Both legs of a trade are one alert. A leg whose other one is not among the fills stands alone. */
function tradesOf(sides: readonly WatchedFill[]): readonly Trade[] {
  const left = sides.toSorted((one, other) => one.atMs - other.atMs);
  const trades: Trade[] = [];
  for (let first = left.shift(); first !== undefined; first = left.shift()) {
    const { order_side, atMs } = first;
    const place = left.findIndex(
      (leg) => isBuySide(leg.order_side) !== isBuySide(order_side) && leg.atMs - atMs <= MAX_LEGS_APART_MS,
    );
    const [second] = place < 0 ? [] : left.splice(place, 1);
    trades.push(second === undefined ? [first] : [first, second]);
  }
  return trades;
}

function ownFill(legs: Trade): Alert {
  const [fill, other] = legs;
  const { account, alloc_account, exchange_symbol, atMs, contraAccount } = fill;
  const isSameAccount = contraAccount === null || contraAccount === alloc_account;
  const most = { unit: 'percent', bound: 'min', limit: HALF_PERCENT } as const;
  const { checks, score } = judge([
    { id: 'owner', label: 'Filled against the owner itself', ...most, seen: 100, weight: 60 },
    {
      id: 'account',
      label: 'Filled against the same allocation account',
      ...most,
      seen: isSameAccount ? 100 : 0,
      weight: 40,
    },
  ]);
  return {
    rule: isSameAccount ? 'W1' : 'W2',
    severity: 'high',
    account,
    alloc_account,
    exchange_symbol,
    from_ms: atMs,
    to_ms: other?.atMs ?? atMs,
    at_ms: atMs,
    ...idsOf(legs),
    checks,
    score,
    sentence: `${whatTraded(fill, isSameAccount)}${other === undefined ? ' The other leg is not among these orders.' : ''}`,
  };
}

function whatTraded(fill: WatchedFill, isSameAccount: boolean): string {
  const { alloc_account, exchange_symbol, price, contraAccount } = fill;
  const what = `${fill.quantity.toLocaleString('en-US')} ${exchange_symbol} at ${price}`;
  return isSameAccount
    ? `${alloc_account} bought and sold ${what} with itself.`
    : `${alloc_account} traded ${what} with ${contraAccount} of the same owner.`;
}

/** W3: bought and sold back with the same party, at nearly the same price and size, within a short time. */
export function findRoundTrips(fills: readonly WatchedFill[], limits: Thresholds): readonly Alert[] {
  const known = fills.filter(({ contraOwner, account }) => contraOwner !== null && contraOwner !== account);
  const books = Map.groupBy(known, ({ account, exchange_symbol, contraOwner }) =>
    JSON.stringify([account, exchange_symbol, contraOwner]),
  );
  return [...books.values()].flatMap((book) => roundTrips(book, limits));
}

function roundTrips(book: readonly WatchedFill[], limits: Thresholds): Alert[] {
  const sorted = book.toSorted((left, right) => left.atMs - right.atMs);
  const used = new Set<WatchedFill>();
  const found: Alert[] = [];
  for (const [index, first] of sorted.entries()) {
    if (used.has(first)) continue;
    for (const second of sorted.slice(index + 1)) {
      if (second.atMs - first.atMs > limits.wash_round_trip_ms) break;
      if (used.has(second) || isBuySide(first.order_side) === isBuySide(second.order_side)) continue;
      const alert = roundTrip(first, second, limits);
      if (alert === null) continue;
      used.add(first).add(second);
      found.push(alert);
      break;
    }
  }
  return found;
}

/** Prices are kept as floating numbers, so a tick may come out a hair over one. */
const TICK_NOISE = 1e-6;

function roundTrip(first: WatchedFill, second: WatchedFill, limits: Thresholds): Alert | null {
  const ticks = Math.abs(first.price - second.price) / (first.tickSize > 0 ? first.tickSize : 1);
  const difference = (100 * Math.abs(first.quantity - second.quantity)) / Math.max(first.quantity, second.quantity);
  const max = { bound: 'max' } as const;
  const { checks, score, areAllMet } = judge([
    {
      id: 'time',
      label: 'Time apart',
      unit: 'ms',
      ...max,
      limit: limits.wash_round_trip_ms,
      seen: second.atMs - first.atMs,
      weight: 30,
    },
    {
      id: 'price',
      label: 'Price apart',
      unit: 'ticks',
      ...max,
      limit: limits.wash_price_ticks,
      seen: Math.max(0, Math.round(ticks / TICK_NOISE) * TICK_NOISE),
      weight: 30,
    },
    {
      id: 'quantity',
      label: 'Quantity apart',
      unit: 'percent',
      ...max,
      limit: limits.wash_quantity_percent,
      seen: difference,
      weight: 40,
    },
  ]);
  if (!areAllMet) return null;
  const { account, alloc_account, exchange_symbol } = first;
  const seconds = ((second.atMs - first.atMs) / 1000).toFixed(1);
  return {
    rule: 'W3',
    severity: 'normal',
    account,
    alloc_account,
    exchange_symbol,
    from_ms: first.atMs,
    to_ms: second.atMs,
    at_ms: second.atMs,
    ...idsOf([first, second]),
    checks,
    score,
    sentence: `${alloc_account} traded ${first.quantity} ${exchange_symbol} with ${first.contraOwner} and ${second.quantity} back ${seconds} s later.`,
  };
}
