import type { TradingDay } from '../../market/market-port.ts';
import { SESSION_MS, type SessionCalendarOptions } from '../../market/session-calendar.ts';
import type { Reference } from '../../reference/reference.ts';
import { addTradingDays } from '../../reference/trading-dates.ts';
import type { DeskAccount } from '../../reference/desk-account.ts';

/** All that decides what the past of the demo world looks like; plain data, so that a worker thread can have it. */
export type HistoryPlan = {
  readonly seed: number | string;
  readonly universe: Reference;
  readonly accounts: readonly DeskAccount[];
  /** The first day that is lived; the past ends on the trading day before. */
  readonly firstSession: SessionCalendarOptions;
  readonly dayCount: number;
  readonly ordersPerDay: number;
};

export const DEFAULT_PAST_DAYS = 60;
export const DEFAULT_ORDERS_PER_DAY = 300;

/** Changes with the generator: days of another version are written anew. */
const GENERATOR_VERSION = 2;
const DAY_MS = 86_400_000;

function startOfDate(date: string): number {
  return Date.parse(`${date}T00:00:00Z`);
}

/** A past day, 0 being the oldest; it opens at the hour of the first lived one. */
export function pastDay({ firstSession, dayCount }: HistoryPlan, index: number): TradingDay {
  const { firstDate, firstOpenMs } = firstSession;
  const date = addTradingDays(firstDate, index - dayCount);
  const daysBefore = Math.round((startOfDate(firstDate) - startOfDate(date)) / DAY_MS);
  const openMs = firstOpenMs - daysBefore * DAY_MS;
  return { date, openMs, closeMs: openMs + SESSION_MS };
}

const SOURCE = 'demo';

export function isDemoSource(source: string): boolean {
  return source.startsWith(`${SOURCE} `);
}

/** In each day's manifest: whether it is the day that this plan would write. */
export function sourceOf({ seed, firstSession, dayCount, ordersPerDay }: HistoryPlan): string {
  return `${SOURCE} ${GENERATOR_VERSION}: seed ${seed}, ${dayCount} days to ${firstSession.firstDate}, ${ordersPerDay} orders`;
}

/** A name for the random stream of one thing on one day. */
export function streamOf(index: number, ...names: readonly (string | number)[]): string {
  return ['history', index, ...names].join('/');
}
