import type { Maybe } from './maybe.ts';
import { zonedParts } from './zoned-time.ts';

export const DAY_SECONDS = 86_400;

/** Seconds since midnight, or null for an invalid time. Accepts HH:mm, HH:mm:ss and hh:mm A. */
export function parseClockTime(text: Maybe<string>): number | null {
  const match = /^\s*(\d{1,2}):(\d{2})(?::(\d{2}))?\s*([AaPp][Mm])?\s*$/.exec(text ?? '');
  if (match === null) return null;
  const hour = Number(match[1]);
  const minute = Number(match[2]);
  const second = Number(match[3] ?? 0);
  const half = match[4]?.toLowerCase();
  if (minute > 59 || second > 59) return null;
  if (half === undefined) return hour > 23 ? null : hour * 3600 + minute * 60 + second;
  if (hour < 1 || hour > 12) return null;
  const fromMidnight = (hour % 12) + (half === 'pm' ? 12 : 0);
  return fromMidnight * 3600 + minute * 60 + second;
}

/** HH:mm, or HH:mm:ss when the seconds are not zero. */
export function formatClockTime(secondsOfDay: number): string {
  const within = ((Math.trunc(secondsOfDay) % DAY_SECONDS) + DAY_SECONDS) % DAY_SECONDS;
  const parts = [Math.floor(within / 3600), Math.floor((within % 3600) / 60)];
  if (within % 60 !== 0) parts.push(within % 60);
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

/** The same moment on the clock of another zone, as seconds since its midnight, on the day of `atMs`. */
export function clockInZone(secondsOfDay: number, from: string, to: string, atMs: number): number {
  const moved = secondsOfDay + wallSeconds(atMs, to) - wallSeconds(atMs, from);
  return ((moved % DAY_SECONDS) + DAY_SECONDS) % DAY_SECONDS;
}

function wallSeconds(atMs: number, zone: string): number {
  const parts = zonedParts(atMs, zone);
  if (parts === null) return 0;
  return Date.UTC(parts.year, parts.month - 1, parts.day, parts.hour, parts.minute, parts.second) / 1_000;
}
