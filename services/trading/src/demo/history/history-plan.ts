import type { TradingDay } from '../../market/market-port.ts';
import { SESSION_MS, type SessionCalendarOptions } from '../../market/session-calendar.ts';
import type { Reference } from '../../reference/reference.ts';
import { addTradingDays } from '../../reference/trading-dates.ts';
import type { DeskAccount } from '../../reference/desk-account.ts';

/** Everything that determines the demo world's past. Plain data for a worker thread. */
export type HistoryPlan = {
  readonly seed: number | string;
  readonly universe: Reference;
  readonly accounts: readonly DeskAccount[];
  /** The first lived day. The past ends on the trading day before. */
  readonly firstSession: SessionCalendarOptions;
  readonly dayCount: number;
  readonly ordersPerDay: number;
};

export const DEFAULT_PAST_DAYS = 60;
export const DEFAULT_ORDERS_PER_DAY = 300;

/** Raise it with every change of the generator. Days of another version are written again. */
const GENERATOR_VERSION = 3;
const DAY_MS = 86_400_000;

function startOfDate(date: string): number {
  return Date.parse(`${date}T00:00:00Z`);
}

/** A past day, 0 being the oldest. It opens at the hour of the first lived one. */
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

/** Stored in each day's manifest, to see whether this plan has written the day. */
export function sourceOf({ seed, firstSession, dayCount, ordersPerDay }: HistoryPlan): string {
  return `${SOURCE} ${GENERATOR_VERSION}: seed ${seed}, ${dayCount} days to ${firstSession.firstDate}, ${ordersPerDay} orders`;
}

/** The name of a random stream for one thing on one day. */
export function streamOf(index: number, ...names: readonly (string | number)[]): string {
  return ['history', index, ...names].join('/');
}
