import { parseClockTime } from '@meridian/domain/clock-time';
import { COUNTRIES, type Country } from '@meridian/domain/country';
import type { CalendarRow, HolidayRow } from '@meridian/domain/reference/market-files';

/** Hours of the main share session by country, in its zone. */
const HOURS: Readonly<Record<Country, readonly [open: string, close: string]>> = {
  US: ['09:30', '16:00'],
  CA: ['09:30', '16:00'],
  GB: ['08:00', '16:30'],
  NL: ['09:00', '17:30'],
  DE: ['09:00', '17:30'],
  CH: ['09:00', '17:30'],
  JP: ['09:00', '15:30'],
  HK: ['09:30', '16:00'],
};

const AUCTION_MINUTES = 5;

function seconds(time: string): number {
  return parseClockTime(time) ?? 0;
}

function calendarOf(country: Country): CalendarRow {
  const [open, close] = HOURS[country];
  return {
    calendar: country,
    time_zone: COUNTRIES[country].zone,
    open: seconds(open),
    close: seconds(close),
    opening_auction_minutes: AUCTION_MINUTES,
    closing_auction_minutes: AUCTION_MINUTES,
  };
}

export const DEMO_CALENDARS: readonly CalendarRow[] = [
  calendarOf('US'),
  calendarOf('CA'),
  calendarOf('GB'),
  calendarOf('NL'),
  calendarOf('DE'),
  calendarOf('CH'),
  calendarOf('JP'),
  calendarOf('HK'),
];

function closed(calendar: Country, date: string, name: string): HolidayRow {
  return { calendar, date, kind: 'CLOSED', close: null, name };
}

function halfDay(calendar: Country, date: string, close: string, name: string): HolidayRow {
  return { calendar, date, kind: 'HALF DAY', close: seconds(close), name };
}

/** Holidays at the turn of the year. The simulated exchanges ignore them. */
export const DEMO_HOLIDAYS: readonly HolidayRow[] = [
  closed('US', '2026-11-26', 'Thanksgiving'),
  halfDay('US', '2026-11-27', '13:00', 'Day after Thanksgiving'),
  halfDay('US', '2026-12-24', '13:00', 'Christmas Eve'),
  closed('US', '2026-12-25', 'Christmas'),
  closed('US', '2027-01-01', "New Year's Day"),
  closed('CA', '2026-12-25', 'Christmas'),
  closed('CA', '2026-12-28', 'Boxing Day'),
  closed('CA', '2027-01-01', "New Year's Day"),
  halfDay('GB', '2026-12-24', '12:30', 'Christmas Eve'),
  closed('GB', '2026-12-25', 'Christmas'),
  closed('GB', '2026-12-28', 'Boxing Day'),
  halfDay('GB', '2026-12-31', '12:30', "New Year's Eve"),
  closed('GB', '2027-01-01', "New Year's Day"),
  halfDay('NL', '2026-12-24', '14:05', 'Christmas Eve'),
  closed('NL', '2026-12-25', 'Christmas'),
  closed('NL', '2027-01-01', "New Year's Day"),
  closed('DE', '2026-12-24', 'Christmas Eve'),
  closed('DE', '2026-12-25', 'Christmas'),
  closed('DE', '2026-12-31', "New Year's Eve"),
  closed('DE', '2027-01-01', "New Year's Day"),
  closed('CH', '2026-12-24', 'Christmas Eve'),
  closed('CH', '2026-12-25', 'Christmas'),
  closed('CH', '2027-01-01', "New Year's Day"),
  closed('JP', '2026-11-23', 'Labour Thanksgiving Day'),
  closed('JP', '2026-12-31', 'Exchange holiday'),
  closed('JP', '2027-01-01', "New Year's Day"),
  halfDay('HK', '2026-12-24', '12:00', 'Christmas Eve'),
  closed('HK', '2026-12-25', 'Christmas'),
  halfDay('HK', '2026-12-31', '12:00', "New Year's Eve"),
  closed('HK', '2027-01-01', "New Year's Day"),
];
