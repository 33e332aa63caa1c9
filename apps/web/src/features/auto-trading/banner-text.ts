import { dateAndTime } from '../../lib/time-text.ts';
import type { AutoTradingFact } from '../../live/auto-trading-fact.ts';

/** `Global auto-trading is off since … , by …: …` */
export function bannerText({ by, sinceMs, reason }: AutoTradingFact): string {
  const since = sinceMs === null ? '' : ` since ${dateAndTime(sinceMs)}`;
  const who = by === null ? '' : `, by ${by}`;
  const why = reason === null || reason === '' ? '. No reason given yet.' : `: ${reason}`;
  return `Global auto-trading is off${since}${who}${why}`;
}
