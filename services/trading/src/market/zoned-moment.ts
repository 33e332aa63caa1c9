import { zonedParts } from '@meridian/domain/zoned-time';

/** The moment at which a zone's clock shows so many seconds of a date. A skipped hour becomes the next one. */
export function epochOfZoned(date: string, seconds: number, zone: string): number {
  const wallMs = Date.parse(`${date}T00:00:00Z`) + 1_000 * seconds;
  const guessMs = wallMs - offsetMs(wallMs, zone);
  return wallMs - offsetMs(guessMs, zone);
}

function offsetMs(atMs: number, zone: string): number {
  const parts = zonedParts(atMs, zone);
  if (parts === null) throw new Error(`${atMs} is not a time`);
  const { year, month, day, hour, minute, second, millisecond } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second, millisecond) - atMs;
}
