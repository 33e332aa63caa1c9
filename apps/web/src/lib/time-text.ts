import { formatClock, formatDateTime } from '@meridian/domain/time-format';
import { usePreferences } from './preferences.ts';

/** The time zone of this page: the browser's, unless the user chose another. A new choice reloads the page. */
export const SHOWN_ZONE = usePreferences.getState().zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;

const DATE_LENGTH = 'YYYY-MM-DD'.length;
const DATE_AND_MINUTE_LENGTH = 'YYYY-MM-DD HH:mm'.length;

/** `14:31:52` */
export function timeOfDay(atMs: number): string {
  return formatClock(atMs, SHOWN_ZONE);
}

/** `2026-11-13 14:31:52` */
export function dateAndTime(atMs: number): string {
  return formatDateTime(atMs, SHOWN_ZONE);
}

/** `2026-11-03` */
export function dateOf(atMs: number): string {
  return dateAndTime(atMs).slice(0, DATE_LENGTH);
}

/** `2026-11-03 14:21` */
export function dateAndMinute(atMs: number): string {
  return dateAndTime(atMs).slice(0, DATE_AND_MINUTE_LENGTH);
}

/** A duration in one unit: `15 s`, `4 min`, `3 h`, `2 d`. */
export function durationText(durationMs: number): string {
  const seconds = Math.max(0, Math.floor(durationMs / 1000));
  if (seconds < 60) return `${seconds} s`;
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min`;
  if (seconds < 172_800) return `${Math.floor(seconds / 3600)} h`;
  return `${Math.floor(seconds / 86_400)} d`;
}

export function ageText(fromMs: number, nowMs: number): string {
  return durationText(nowMs - fromMs);
}
