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

/** What is looked for, and under which thresholds. */
export type WatchQuestion = { readonly what: readonly WatchFor[]; readonly thresholds: ThresholdsFor };

export type Watched = {
  /** Of each question, in their order; the highest score first. */
  readonly alerts: readonly (readonly FoundAlert[])[];
  readonly orders: number;
  readonly fills: number;
};

/** More of a day than this does not fit; no desk of ours comes near. */
const MAX_ROWS = 3_000_000;

/** Looks at past days one at a time, so that memory holds one day. A day is read once, whatever is asked about it. */
export async function watchDays(
  dates: readonly string[],
  filters: readonly OrderFilter[],
  questions: readonly WatchQuestion[],
  { history, signal, onDay }: WatchOptions,
): Promise<Watched> {
  const alerts = questions.map((): FoundAlert[] => []);
  let [orderCount, fillCount] = [0, 0];
  const options = { maxRows: MAX_ROWS, signal };
  const hasNext = questions.some(({ what }) => what.includes('Market manipulation'));
  for (const [index, date] of dates.entries()) {
    const range = { from: date, to: date };
    const { rows: fills } = await history.query(watchedFills(date, filters), range, {}, options);
    const { rows: orders } = await history.query(watchedOrders(date, filters), range, {}, options);
    const { rows: markets } = await history.query(marketDays, range, {}, options);
    const next = dates[index + 1];
    const nextOpens = next === undefined || !hasNext ? null : await opensOf(history, next, signal);
    const bySymbol = new Map(markets.map((market) => [market.exchange_symbol, market]));
    const day = { date, orders, fills, markets: bySymbol, nextOpens };
    for (const [at, { what, thresholds }] of questions.entries()) {
      for (const each of what) alerts[at]?.push(...findAlerts(day, each, thresholds));
      // Finding is work without a pause: a cancel is heard between two questions.
      signal.throwIfAborted();
    }
    orderCount += orders.length;
    fillCount += fills.length;
    onDay(index + 1);
  }
  const sorted = alerts.map((own) => own.toSorted((left, right) => right.score - left.score));
  return { alerts: sorted, orders: orderCount, fills: fillCount };
}

async function opensOf(history: History, date: string, signal: AbortSignal): Promise<ReadonlyMap<string, number>> {
  const { rows } = await history.query(marketDays, { from: date, to: date }, {}, { signal });
  return new Map(
    rows.flatMap(({ exchange_symbol, day_open }) => (day_open === null ? [] : [[exchange_symbol, day_open]])),
  );
}
