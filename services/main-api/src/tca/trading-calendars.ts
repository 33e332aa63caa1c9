import { calendarDateMs } from '@meridian/domain/calendar-date';
import { COUNTRIES, isCountry } from '@meridian/domain/country';
import type { ReferenceStore } from '@meridian/storage/reference/reference-store';

/** The closed days of the desk's markets. */
export type TradingCalendars = {
  readonly zones: ReadonlyMap<string, string>;
  /** Calendar and date of every day without a session. */
  readonly closed: ReadonlySet<string>;
};

export async function tradingCalendars(
  reference: Pick<ReferenceStore, 'rows'>,
  date: string,
): Promise<TradingCalendars> {
  const [calendars, holidays] = await Promise.all([
    reference.rows('calendars', date),
    reference.rows('holidays', date),
  ]);
  return {
    zones: new Map(calendars.map(({ calendar, time_zone }) => [calendar, time_zone])),
    closed: new Set(
      holidays.flatMap(({ calendar, date: day, kind }) => (kind === 'CLOSED' ? [`${calendar}|${day}`] : [])),
    ),
  };
}

/**
 * Whether any market of the given countries trades on a day. Without countries, any market; without calendars, every
 * weekday.
 */
export function isTradingDay({ zones, closed }: TradingCalendars, countries: readonly string[], date: string): boolean {
  const weekday = new Date(calendarDateMs(date) ?? 0).getUTCDay();
  if (weekday === 0 || weekday === 6) return false;
  const wanted = new Set<string>(countries.flatMap((country) => (isCountry(country) ? [COUNTRIES[country].zone] : [])));
  const asked = [...zones].filter(([, zone]) => wanted.size === 0 || wanted.has(zone));
  return asked.length === 0 || asked.some(([calendar]) => !closed.has(`${calendar}|${date}`));
}
