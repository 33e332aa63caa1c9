import { isCalendarDate } from '@meridian/domain/calendar-date';

/**
 * A time as a person or a file gives it: `14:40`, `14:40:00.250`, with a date before it (`20261116-14:40:00`) and an
 * offset behind it (`14:40:00-05:00`, `19:40Z`).
 */
export type ClockText = {
  /** YYYY-MM-DD. */
  readonly date: string | null;
  readonly seconds: number;
  /** Digits behind the seconds with their point, or nothing. */
  readonly fraction: string;
  readonly offsetMinutes: number | null;
};

const FORM = /^(?:(\d{4})(\d{2})(\d{2})-)?(\d{2}):(\d{2})(?::(\d{2})(\.\d{1,12})?)?(Z|[+-]\d{2}(?::?\d{2})?)?$/;
const MAX_OFFSET_MINUTES = 14 * 60;

export function parseClockText(text: string): ClockText | null {
  const match = FORM.exec(text);
  if (match === null) return null;
  const [, year, month, day, hour = '', minute = '', second = '00', fraction = '', offset] = match;
  const date = year === undefined ? null : `${year}-${month}-${day}`;
  if (date !== null && (!isCalendarDate(date) || date < '1970-01-02' || date > '2199-12-30')) return null;
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return null;
  const offsetMinutes = offset === undefined ? null : minutesOf(offset);
  if (offsetMinutes !== null && Math.abs(offsetMinutes) > MAX_OFFSET_MINUTES) return null;
  return { date, seconds: Number(hour) * 3600 + Number(minute) * 60 + Number(second), fraction, offsetMinutes };
}

/** `HH:MM:SS` with the fraction. */
export function timeText(seconds: number, fraction: string): string {
  const parts = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':') + fraction;
}

/** `Z`, `-05` or `+05:30`, as FIX writes an offset. */
export function offsetText(offsetMinutes: number): string {
  if (offsetMinutes === 0) return 'Z';
  const sign = offsetMinutes < 0 ? '-' : '+';
  const size = Math.abs(offsetMinutes);
  const hours = String(Math.floor(size / 60)).padStart(2, '0');
  return size % 60 === 0 ? `${sign}${hours}` : `${sign}${hours}:${String(size % 60).padStart(2, '0')}`;
}

function minutesOf(offset: string): number {
  if (offset === 'Z') return 0;
  const digits = offset.slice(1).replace(':', '').padEnd(4, '0');
  const minutes = Number(digits.slice(0, 2)) * 60 + Number(digits.slice(2));
  return offset.startsWith('-') ? -minutes : minutes;
}
