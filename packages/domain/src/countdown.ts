import { ENDING_SOON_MS } from './phase-summary.ts';

export type Countdown = { readonly text: string; readonly tone: 'neutral' | 'warning' | 'negative' };

const MINUTE_SECONDS = 60;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 1_440;

function longText(minutes: number): string {
  if (minutes < HOUR_MINUTES) return `${minutes}m`;
  if (minutes < DAY_MINUTES) return `${Math.floor(minutes / HOUR_MINUTES)}h ${minutes % HOUR_MINUTES}m`;
  return `${Math.floor(minutes / DAY_MINUTES)}d ${Math.floor((minutes % DAY_MINUTES) / HOUR_MINUTES)}h`;
}

/** The time an order has left: with seconds near its end, and "late" after it. */
export function countdown(endMs: number, nowMs: number): Countdown {
  const seconds = Math.floor(Math.abs(endMs - nowMs) / 1_000);
  const minutes = Math.floor(seconds / MINUTE_SECONDS);
  if (endMs <= nowMs) {
    return { text: `late ${minutes === 0 ? `${seconds}s` : longText(minutes)}`, tone: 'negative' };
  }
  if (endMs - nowMs >= ENDING_SOON_MS) return { text: longText(minutes), tone: 'neutral' };
  const rest = seconds % MINUTE_SECONDS;
  return { text: minutes === 0 ? `${rest}s` : `${minutes}m ${rest}s`, tone: 'warning' };
}
