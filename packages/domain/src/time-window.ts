import { parseClockTime } from './clock-time.ts';
import type { Maybe } from './maybe.ts';
import { isTimeZone, zonedParts } from './zoned-time.ts';

export type TimeWindow = {
  /** hh:mm A, in the zone's own wall clock. */
  readonly from: Maybe<string>;
  readonly to: Maybe<string>;
  readonly zone: string;
};

/**
 * From is inside, to is outside; a window that ends before it starts crosses midnight, and one that ends where it
 * starts lasts the whole day. Null when a time or the zone cannot be read, because "outside" would be a guess.
 */
export function isWithinTimeWindow(window: TimeWindow, nowMs: number): boolean | null {
  const from = parseClockTime(window.from);
  const to = parseClockTime(window.to);
  if (from === null || to === null || !isTimeZone(window.zone)) return null;
  const parts = zonedParts(nowMs, window.zone);
  if (parts === null) return null;
  const now = parts.hour * 3600 + parts.minute * 60 + parts.second;
  if (from === to) return true;
  return from < to ? now >= from && now < to : now >= from || now < to;
}
