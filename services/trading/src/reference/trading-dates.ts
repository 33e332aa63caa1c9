const DAY_MS = 86_400_000;
const SATURDAY = 6;
const SUNDAY = 0;

function parse(date: string): number {
  const ms = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(ms)) throw new Error(`${date} is not a date of the form YYYY-MM-DD`);
  return ms;
}

function format(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

function isWeekend(ms: number): boolean {
  const day = new Date(ms).getUTCDay();
  return day === SATURDAY || day === SUNDAY;
}

export function isTradingDate(date: string): boolean {
  return !isWeekend(parse(date));
}

/** The date itself on a weekday, else the next Monday. The demo exchanges have no other holidays. */
export function onWeekday(date: string): string {
  let ms = parse(date);
  while (isWeekend(ms)) ms += DAY_MS;
  return format(ms);
}

/** Moves a weekday by so many weekdays, back when negative. */
export function addTradingDays(date: string, days: number): string {
  const step = days < 0 ? -DAY_MS : DAY_MS;
  const start = parse(onWeekday(date));
  // Whole weeks at once, because a pause may last months.
  const weeks = Math.trunc(days / 5);
  let ms = start + weeks * 7 * DAY_MS;
  for (let left = Math.abs(days - weeks * 5); left > 0; left -= 1) {
    ms += step;
    while (isWeekend(ms)) ms += step;
  }
  return format(ms);
}

/** The nth weekday (0 is Sunday) of a month counted from 1: the third Friday is `(2026, 12, 5, 3)`. */
export function nthWeekdayOfMonth(year: number, month: number, weekday: number, nth: number): string {
  const first = Date.UTC(year, month - 1, 1);
  const offset = (weekday - new Date(first).getUTCDay() + 7) % 7;
  return format(first + (offset + (nth - 1) * 7) * DAY_MS);
}

/** The last weekday of a month, or the given number of weekdays before it. */
export function lastTradingDayOfMonth(year: number, month: number, daysBefore = 0): string {
  let ms = Date.UTC(year, month, 0);
  while (isWeekend(ms)) ms -= DAY_MS;
  return addTradingDays(format(ms), -daysBefore);
}
