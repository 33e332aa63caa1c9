import type { History } from '../reader/open-history.ts';

const DAY_MS = 86_400_000;
/** Weekends and holidays lie between trading days; further back nothing is looked for. */
const CALENDAR_PER_TRADING_DAY = 2;
const MAX_CLOSURE_DAYS = 14;

export type TradingDays = { readonly from: string; readonly to: string };

/** The last `count` trading days that are stored, up to today; none but today for 0. */
export async function lastTradingDays(
  history: Pick<History, 'days'>,
  nowMs: number,
  count: number,
): Promise<TradingDays> {
  const to = dateOf(nowMs);
  if (count === 0) return { from: to, to };
  const earliest = dateOf(nowMs - (count * CALENDAR_PER_TRADING_DAY + MAX_CLOSURE_DAYS) * DAY_MS);
  const { whole } = await history.days({ from: earliest, to });
  return { from: whole.at(-count)?.tradeDate ?? earliest, to };
}

function dateOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}
