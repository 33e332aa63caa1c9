import { forecastUse, limitReached } from '@meridian/domain/limits/use-forecast';
import { usdText } from '@meridian/domain/limits/limit-fields';
import type { AccountUseData } from '@meridian/protocol/live/trade-questions';
import { timeOfDay } from '../../lib/time-text.ts';
import { inMillions, millions } from './limit-text.ts';

/** One or two sentences: the forecast of the day and when the limit is reached, or why there is no forecast. */
export function reachedText({ flow, now_ms, close_ms }: AccountUseData, limitUsd: number | null): string {
  if (flow === null) return 'The forecast needs the market-data permission.';
  if (close_ms <= now_ms) return 'The trading day is over.';
  const close = forecastUse(flow);
  if (close === null) return 'Too few orders today for a forecast.';
  const amounts = `${millions(close.usd)} at the close, ${inMillions(close.low_usd)} to ${inMillions(close.high_usd)}.`;
  if (limitUsd === null) return amounts;
  const reached = limitReached(flow, limitUsd);
  if (reached === null) return `${amounts} The limit of ${usdText(limitUsd)} is not reached today.`;
  if (reached.after_ms === 0) return `${amounts} The limit of ${usdText(limitUsd)} is used up.`;
  const at = (afterMs: number | null) => (afterMs === null ? 'after the close' : clock(now_ms + afterMs));
  const range = `80%: ${at(reached.earliest_ms)} to ${at(reached.latest_ms)}`;
  if (reached.after_ms === null) return `${amounts} The limit of ${usdText(limitUsd)} may be reached (${range}).`;
  return `${amounts} The limit of ${usdText(limitUsd)} is reached at about ${at(reached.after_ms)} (${range}); orders are rejected from then on.`;
}

function clock(ms: number): string {
  return timeOfDay(ms).slice(0, 5);
}
