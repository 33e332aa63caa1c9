import type { Maybe } from './maybe.ts';
import { type ZonedParts, zonedParts } from './zoned-time.ts';

function pad(value: number, width = 2): string {
  return String(value).padStart(width, '0');
}

function formatted(epochMs: Maybe<number>, zone: string, write: (parts: ZonedParts) => string): string {
  const parts = epochMs === null || epochMs === undefined ? null : zonedParts(epochMs, zone);
  return parts === null ? '' : write(parts);
}

function date({ year, month, day }: ZonedParts): string {
  return `${pad(year, 4)}-${pad(month)}-${pad(day)}`;
}

function clock({ hour, minute, second }: ZonedParts): string {
  return `${pad(hour)}:${pad(minute)}:${pad(second)}`;
}

/** HH:mm:ss. Blank for a missing time, as in all functions here. */
export function formatClock(epochMs: Maybe<number>, zone: string): string {
  return formatted(epochMs, zone, clock);
}

/** YYYY-MM-DD HH:mm:ss */
export function formatDateTime(epochMs: Maybe<number>, zone: string): string {
  return formatted(epochMs, zone, (parts) => `${date(parts)} ${clock(parts)}`);
}

/** hh:mm a, as in alerts: 02:05 pm. */
export function formatHourMinute(epochMs: Maybe<number>, zone: string): string {
  return formatted(epochMs, zone, ({ hour, minute }) => {
    const onTheDial = hour % 12 === 0 ? 12 : hour % 12;
    return `${pad(onTheDial)}:${pad(minute)} ${hour < 12 ? 'am' : 'pm'}`;
  });
}
