import { clockInZone, formatClockTime } from './clock-time.ts';
import { COUNTRIES, isCountry } from './country.ts';
import type { Maybe } from './maybe.ts';
import { formatStartTime, parseStartTime } from './start-end-time.ts';
import { zoneAbbreviation } from './zone-name.ts';

/** The start of an order in the reader's time zone, with the exchange's time for the tooltip. */
export type StartCell = { readonly clock: string; readonly hint: string };

/** Null where the exchange is unknown. */
export function zoneOf(country: Maybe<string>): string | null {
  return isCountry(country) ? COUNTRIES[country].zone : null;
}

/** `Starts 22:49 JST on the exchange`. */
export function exchangeHint(verb: 'Starts' | 'Ends', clock: string, zone: string, atMs: number): string {
  return `${verb} ${clock} ${zoneAbbreviation(zone, atMs)} on the exchange`;
}

/** A clock time of the exchange on the reader's clock: all times of a row are in one zone. */
export function clockAt(
  verb: 'Starts' | 'Ends',
  secondsOfDay: number,
  zone: string | null,
  viewerZone: string,
  nowMs: number,
): StartCell {
  const written = formatClockTime(secondsOfDay);
  if (zone === null) return { clock: written, hint: '' };
  const clock = formatClockTime(clockInZone(secondsOfDay, zone, viewerZone, nowMs));
  return { clock, hint: exchangeHint(verb, written, zone, nowMs) };
}

/** The Start cell of an order: a name as it is, any other time in the reader's zone. */
export function startCell(
  value: Maybe<string | number>,
  country: Maybe<string>,
  viewerZone: string,
  nowMs: number,
): StartCell {
  const code = parseStartTime(value);
  if (code.kind === 'clock') return clockAt('Starts', code.secondsOfDay, zoneOf(country), viewerZone, nowMs);
  return { clock: formatStartTime(value, viewerZone), hint: '' };
}
