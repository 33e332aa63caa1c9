import { type Alert, judge } from './alert.ts';
import type { AccountBook } from './find-spoofing.ts';
import type { Thresholds } from './thresholds.ts';
import { idsOf, type WatchedOrder } from './watched.ts';

type Message = { readonly atMs: number; readonly order: WatchedOrder };

const SECOND_MS = 1000;

/** Q1: more messages in a second than trading needs, with hardly a trade. */
export function findQuoteStuffing({ orders, fills }: AccountBook, limits: Thresholds): readonly Alert[] {
  const messages = orders
    .flatMap((order): Message[] => [
      { atMs: order.placedMs, order },
      ...(order.isCancelled ? [{ atMs: order.endedMs, order }] : []),
    ])
    .toSorted((left, right) => left.atMs - right.atMs);
  const found: Alert[] = [];
  let start = 0;
  let after = -Infinity;
  for (const [end, { atMs }] of messages.entries()) {
    while ((messages[start]?.atMs ?? atMs) <= atMs - SECOND_MS) start += 1;
    if (end - start + 1 < limits.stuffing_messages_per_second || atMs <= after) continue;
    const burst = burstAround(messages, start, end);
    const trades = fills.filter((fill) => fill.atMs >= (burst[0]?.atMs ?? 0) && fill.atMs <= (burst.at(-1)?.atMs ?? 0));
    const alert = stuffing(burst, trades.length, limits);
    after = burst.at(-1)?.atMs ?? atMs;
    if (alert !== null) found.push(alert);
  }
  return found;
}

/** All of a burst, so that one burst is one alert. */
function burstAround(messages: readonly Message[], start: number, end: number): readonly Message[] {
  let last = end;
  while ((messages[last + 1]?.atMs ?? Infinity) - (messages[last]?.atMs ?? 0) < SECOND_MS / 10) last += 1;
  return messages.slice(start, last + 1);
}

function stuffing(burst: readonly Message[], trades: number, limits: Thresholds): Alert | null {
  const first = burst[0];
  const last = burst.at(-1);
  if (first === undefined || last === undefined) return null;
  const seconds = Math.max(SECOND_MS, last.atMs - first.atMs) / SECOND_MS;
  const { checks, score, areAllMet } = judge([
    {
      id: 'rate',
      label: 'Messages a second',
      unit: 'per-second',
      bound: 'min',
      limit: limits.stuffing_messages_per_second,
      seen: burst.length / seconds,
      weight: 60,
    },
    {
      id: 'ratio',
      label: 'Messages for each trade',
      unit: 'times',
      bound: 'min',
      limit: limits.stuffing_orders_per_trade,
      seen: burst.length / Math.max(1, trades),
      weight: 40,
    },
  ]);
  if (!areAllMet) return null;
  const { account, alloc_account, exchange_symbol } = first.order;
  return {
    rule: 'Q1',
    severity: 'normal',
    account,
    alloc_account,
    exchange_symbol,
    from_ms: first.atMs,
    to_ms: last.atMs,
    at_ms: first.atMs,
    ...idsOf(burst.map(({ order }) => order)),
    checks,
    score,
    sentence: `${alloc_account} sent ${burst.length} messages in ${exchange_symbol} within ${last.atMs - first.atMs} ms for ${trades} trade${trades === 1 ? '' : 's'}.`,
  };
}
