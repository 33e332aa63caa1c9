import { DEFAULT_SERVER_TIME_ZONE } from '../constants.ts';
import { COUNTRIES, isCountry } from '../country.ts';

/** The time zone of an exchange, by country. */
export function exchangeZone(country: string): string {
  return isCountry(country) ? COUNTRIES[country].zone : DEFAULT_SERVER_TIME_ZONE;
}

/** `New York time`: the zone of a typed time. Null when it is the reader's own. */
export function zoneNote(countries: readonly string[], readerZone: string): string | null {
  const zones = [...new Set(countries.map(exchangeZone))];
  const [only] = zones;
  if (only === undefined || (zones.length === 1 && only === readerZone)) return null;
  if (zones.length > 1) return "each exchange's time";
  return `${only.slice(only.lastIndexOf('/') + 1).replaceAll('_', ' ')} time`;
}
