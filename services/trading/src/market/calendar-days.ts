import { dateAt } from '@meridian/domain/zoned-time';
import { onWeekday } from '../reference/trading-dates.ts';
import type { TradingDay } from './market-port.ts';

const HOUR_MS = 3_600_000;

/**
 * Trading days without known sessions: a weekday from midnight to midnight. A weekend belongs to the Monday after it.
 */
export function calendarDays(zone: string): (atMs: number) => TradingDay {
  let known: { readonly day: TradingDay; readonly fromMs: number } | null = null;
  return (atMs) => {
    if (known !== null && atMs >= known.fromMs && atMs < known.day.closeMs) return known.day;
    const date = onWeekday(dateAt(atMs, zone));
    const openMs = midnightOf(date, zone);
    const closeMs = midnightOf(nextDate(date), zone);
    known = { day: { date, openMs, closeMs }, fromMs: Math.min(atMs, openMs) };
    return known.day;
  };
}

function nextDate(date: string): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + 24 * HOUR_MS).toISOString().slice(0, 10);
}

/** The first moment of a date in a zone. When clocks skip midnight, it is the first existing moment. */
function midnightOf(date: string, zone: string): number {
  const guessMs = Date.parse(`${date}T00:00:00Z`);
  for (let ms = guessMs - 14 * HOUR_MS; ms <= guessMs + 14 * HOUR_MS; ms += HOUR_MS / 4) {
    if (dateAt(ms, zone) >= date) return ms;
  }
  throw new Error(`${date} does not begin in ${zone}`);
}
