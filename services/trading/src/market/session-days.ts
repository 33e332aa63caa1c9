import type { CalendarRow, HolidayRow } from '@meridian/domain/reference/market-files';
import { dateAt } from '@meridian/domain/zoned-time';
import { epochOfZoned } from './zoned-moment.ts';
import type { SessionPhase, TradingDay } from './market-port.ts';
import { calendarDays } from './calendar-days.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** The old day lasts this long after its close, so that its last reports belong to it. */
const ROLL_AFTER_CLOSE_MS = MINUTE_MS;
/** A calendar that is closed for longer has no trading days. */
const MAX_CLOSED_DAYS = 30;

export type SessionTables = { readonly calendars: readonly CalendarRow[]; readonly holidays: readonly HolidayRow[] };

type Session = {
  readonly openMs: number;
  readonly closeMs: number;
  /** Start of the auctions that uncross at the open and at the close. */
  readonly openingCallMs: number;
  readonly closingCallMs: number;
};

/** Trading days and phases by the markets' own calendars. */
export type SessionDays = {
  readonly dayAt: (atMs: number) => TradingDay;
  readonly phaseAt: (calendar: string, atMs: number) => SessionPhase;
};

/**
 * The desk's day lasts from the first open of its calendars to the last close. A date on which none of them trades is
 * no trading day, and a half day ends with its markets. Without calendars each weekday is a day.
 */
export function sessionDays({ calendars, holidays }: SessionTables, serverTimeZone: string): SessionDays {
  const holidayOf = new Map(holidays.map((holiday) => [`${holiday.calendar}|${holiday.date}`, holiday]));
  const byName = new Map(calendars.map((calendar) => [calendar.calendar, calendar]));
  const sessionOf = (calendar: CalendarRow, date: string) =>
    session(calendar, date, holidayOf.get(`${calendar.calendar}|${date}`));
  const dayOf = (date: string): TradingDay | null => {
    const open = calendars.flatMap((calendar) => sessionOf(calendar, date) ?? []);
    if (open.length === 0) return null;
    const openMs = Math.min(...open.map((each) => each.openMs));
    return { date, openMs, closeMs: Math.max(...open.map((each) => each.closeMs)) };
  };
  const weekdays = calendarDays(serverTimeZone);
  let known: { readonly day: TradingDay; readonly fromMs: number } | null = null;
  return {
    dayAt: (atMs) => {
      if (known !== null && atMs >= known.fromMs && atMs < known.day.closeMs + ROLL_AFTER_CLOSE_MS) return known.day;
      const day = nextDay(atMs, dayOf, serverTimeZone);
      if (day === null) return weekdays(atMs);
      known = { day, fromMs: atMs };
      return day;
    },
    phaseAt: (name, atMs) => {
      const calendar = byName.get(name);
      if (calendar === undefined) return 'closed';
      const today = dateAt(atMs, calendar.time_zone);
      // A session that began the evening before has the date on which it ends.
      const sessions = [today, dateOf(today, 1)].flatMap((date) => sessionOf(calendar, date) ?? []);
      return sessions.map((each) => phaseOf(each, atMs)).find((phase) => phase !== 'closed') ?? 'closed';
    },
  };
}

/** The first trading day that is not over. */
function nextDay(atMs: number, dayOf: (date: string) => TradingDay | null, zone: string): TradingDay | null {
  const first = dateOf(dateAt(atMs, zone), -1);
  for (let ahead = 0; ahead <= MAX_CLOSED_DAYS; ahead += 1) {
    const day = dayOf(dateOf(first, ahead));
    if (day !== null && atMs < day.closeMs + ROLL_AFTER_CLOSE_MS) return day;
  }
  return null;
}

/** Null when the calendar does not trade on the date. */
function session(calendar: CalendarRow, date: string, holiday: HolidayRow | undefined): Session | null {
  if (holiday?.kind === 'CLOSED' || (isWeekend(date) && holiday === undefined)) return null;
  const { time_zone: zone, open, opening_auction_minutes, closing_auction_minutes } = calendar;
  const closeMs = epochOfZoned(date, holiday?.close ?? calendar.close, zone);
  const isOvernight = open > calendar.close;
  const openMs = epochOfZoned(isOvernight ? dateOf(date, -1) : date, open, zone);
  return {
    openMs,
    closeMs,
    openingCallMs: openMs - opening_auction_minutes * MINUTE_MS,
    closingCallMs: closeMs - closing_auction_minutes * MINUTE_MS,
  };
}

function phaseOf({ openMs, closeMs, openingCallMs, closingCallMs }: Session, atMs: number): SessionPhase {
  if (atMs < openingCallMs || atMs >= closeMs) return 'closed';
  if (atMs < openMs) return 'opening-auction';
  return atMs < closingCallMs ? 'continuous' : 'closing-auction';
}

function isWeekend(date: string): boolean {
  const day = new Date(`${date}T00:00:00Z`).getUTCDay();
  return day === 0 || day === 6;
}

function dateOf(date: string, daysLater: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + daysLater * DAY_MS).toISOString().slice(0, 10);
}
