import { zoneAbbreviation } from '@meridian/domain/zone-name';
import { zonedParts } from '@meridian/domain/zoned-time';

/** `New York` for America/New_York; null for a zone without a place. */
export function zoneCity(timeZone: string): string | null {
  const place = timeZone.split('/').at(-1);
  return !timeZone.includes('/') || timeZone.startsWith('Etc/') || place === undefined
    ? null
    : place.replaceAll('_', ' ');
}

/** `EST · New York`, or just `UTC`. */
export function zoneLabel(timeZone: string, atMs: number): string {
  const city = zoneCity(timeZone);
  const abbreviation = zoneAbbreviation(timeZone, atMs);
  return city === null ? abbreviation : `${abbreviation} · ${city}`;
}

/** True when two zones show different times at a moment. Two names of the same time do not differ. */
export function zonesDiffer(one: string, other: string, atMs: number): boolean {
  const wallTime = (timeZone: string) => Object.values(zonedParts(atMs, timeZone) ?? {}).join();
  return wallTime(one) !== wallTime(other);
}
