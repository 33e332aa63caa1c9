import type { History } from '@meridian/history/reader/open-history';
import type { OrderFilter } from '../orders/order-filters.ts';
import { findAlerts, type WatchFor } from './find-alerts.ts';
import type { FoundAlert } from './found-alert.ts';
import { marketDays, watchedFills, watchedOrders } from './surveillance-queries.ts';
import type { ThresholdsFor } from './thresholds-for.ts';

export type WatchOptions = {
  readonly history: History;
  readonly signal: AbortSignal;
  readonly onDay: (done: number) => void;
};

export type Watched = { readonly alerts: readonly FoundAlert[]; readonly orders: number; readonly fills: number };

/** More of a day than this does not fit; no desk of ours comes near. */
const MAX_ROWS = 3_000_000;

/** Looks at past days one at a time, so that memory holds one day. */
export async function watchDays(
  dates: readonly string[],
  filters: readonly OrderFilter[],
  what: WatchFor,
  thresholds: ThresholdsFor,
  { history, signal, onDay }: WatchOptions,
): Promise<Watched> {
  const alerts: FoundAlert[] = [];
  let [orderCount, fillCount] = [0, 0];
  const options = { maxRows: MAX_ROWS, signal };
  for (const [index, date] of dates.entries()) {
    const range = { from: date, to: date };
    const { rows: fills } = await history.query(watchedFills(date, filters), range, {}, options);
    const { rows: orders } = await history.query(watchedOrders(date, filters), range, {}, options);
    const { rows: markets } = await history.query(marketDays, range, {}, options);
    const next = dates[index + 1];
    const nextOpens = next === undefined || what === 'Wash trade' ? null : await opensOf(history, next, signal);
    const bySymbol = new Map(markets.map((market) => [market.exchange_symbol, market]));
    alerts.push(...findAlerts({ date, orders, fills, markets: bySymbol, nextOpens }, what, thresholds));
    orderCount += orders.length;
    fillCount += fills.length;
    onDay(index + 1);
  }
  return { alerts: alerts.toSorted((left, right) => right.score - left.score), orders: orderCount, fills: fillCount };
}

async function opensOf(history: History, date: string, signal: AbortSignal): Promise<ReadonlyMap<string, number>> {
  const { rows } = await history.query(marketDays, { from: date, to: date }, {}, { signal });
  return new Map(
    rows.flatMap(({ exchange_symbol, day_open }) => (day_open === null ? [] : [[exchange_symbol, day_open]])),
  );
}
