import { formatClock, formatDateTime } from '@meridian/domain/time-format';
import { usePreferences } from './preferences.ts';

/** The time zone of this page: the browser's, unless the user chose another. A new choice reloads the page. */
export const SHOWN_ZONE = usePreferences.getState().zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;

/** `14:31:52` */
export function timeOfDay(atMs: number): string {
  return formatClock(atMs, SHOWN_ZONE);
}

/** `2026-11-13 14:31:52` */
export function dateAndTime(atMs: number): string {
  return formatDateTime(atMs, SHOWN_ZONE);
}

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: SHOWN_ZONE });

const DAY_AND_TIME = new Intl.DateTimeFormat('en-GB', {
  day: '2-digit',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: SHOWN_ZONE,
});

/** `3 Nov` */
export function dayAndMonth(atMs: number): string {
  return DAY.format(atMs);
}

/** `03 Nov 14:21` */
export function dayAndTime(atMs: number): string {
  return DAY_AND_TIME.format(atMs).replace(',', '');
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
