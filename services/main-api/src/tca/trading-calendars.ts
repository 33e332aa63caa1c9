import { calendarDateMs } from '@meridian/domain/calendar-date';
import { COUNTRIES, isCountry } from '@meridian/domain/country';
import type { ReferenceStore } from '@meridian/storage/reference/reference-store';

/** The closed days of the desk's markets. */
export type TradingCalendars = {
  readonly zones: ReadonlyMap<string, string>;
  /** Calendar and date of every day without a session. */
  readonly closed: ReadonlySet<string>;
  /** Calendar and date of every day that ends early. */
  readonly half: ReadonlySet<string>;
};

export async function tradingCalendars(
  reference: Pick<ReferenceStore, 'rows'>,
  date: string,
): Promise<TradingCalendars> {
  const [calendars, holidays] = await Promise.all([
    reference.rows('calendars', date),
    reference.rows('holidays', date),
  ]);
  const daysOf = (wanted: 'CLOSED' | 'HALF DAY') =>
    new Set(holidays.flatMap(({ calendar, date: day, kind }) => (kind === wanted ? [`${calendar}|${day}`] : [])));
  return {
    zones: new Map(calendars.map(({ calendar, time_zone }) => [calendar, time_zone])),
    closed: daysOf('CLOSED'),
    half: daysOf('HALF DAY'),
  };
}

export function isWeekday(date: string): boolean {
  const weekday = new Date(calendarDateMs(date) ?? 0).getUTCDay();
  return weekday !== 0 && weekday !== 6;
}

type DayState = 'open' | 'half' | 'some' | 'closed';

/**
 * Whether markets of the given countries trade on a day. Without countries, all markets; without calendars, every
 * weekday is open.
 */
export function dayState(
  { zones, closed, half }: TradingCalendars,
  countries: readonly string[],
  date: string,
): DayState {
  if (!isWeekday(date)) return 'closed';
  const wanted = new Set<string>(countries.flatMap((country) => (isCountry(country) ? [COUNTRIES[country].zone] : [])));
  const asked = [...zones].filter(([, zone]) => wanted.size === 0 || wanted.has(zone));
  const shut = asked.filter(([calendar]) => closed.has(`${calendar}|${date}`));
  if (asked.length > 0 && shut.length === asked.length) return 'closed';
  if (shut.length > 0) return 'some';
  return asked.some(([calendar]) => half.has(`${calendar}|${date}`)) ? 'half' : 'open';
}

export function isTradingDay(calendars: TradingCalendars, countries: readonly string[], date: string): boolean {
  return dayState(calendars, countries, date) !== 'closed';
}
