import { type ClockText, parseClockText } from '../model/clock-text.ts';
import { compareDecimals, parseDouble } from '../model/decimal.ts';
import { type ClockPlace, resolveClock } from '../wire/local-time.ts';
import type { Edit } from '../model/fixatdl-file.ts';

/** How a value is compared: as a number, a time on a clock, a time of FIX, a set of values, or a text. */
export type OperandKind = 'number' | 'clock' | 'fix-time' | 'set' | 'text' | 'unknown';

export type Operand = {
  readonly kind: OperandKind;
  /** Null when there is no value. */
  readonly text: string | null;
  readonly place?: ClockPlace;
};

export type Operator = NonNullable<Edit['operator']>;

/** One comparison of an edit. Without a value nothing is equal, smaller or greater. */
export function compareOperands(operator: Operator, left: Operand, right: Operand | null): boolean {
  if (operator === 'EX') return left.text !== null;
  if (operator === 'NX') return left.text === null;
  if (right?.text === '{NULL}') return (operator === 'EQ') === (left.text === null);
  if (left.text === null || right === null || right.text === null) return operator === 'NE';
  const order = orderOf(left, left.text, right, right.text);
  switch (operator) {
    case 'EQ':
      return order === 0;
    case 'NE':
      return order !== 0;
    case 'LT':
      return order !== null && order < 0;
    case 'LE':
      return order !== null && order <= 0;
    case 'GT':
      return order !== null && order > 0;
    case 'GE':
    default:
      return order !== null && order >= 0;
  }
}

/** Below 0, 0 or above 0; null when the two cannot be compared. */
function orderOf(left: Operand, a: string, right: Operand, b: string): number | null {
  const kind = left.kind === 'unknown' ? right.kind : left.kind;
  if (kind === 'number') return numbers(a, b);
  if (kind === 'clock') return clocks(left, a, right, b);
  if (kind === 'fix-time') return fixTimes(a, b);
  if (kind === 'set') return sets(a, b);
  if (kind === 'unknown') return numbers(a, b) ?? texts(a, b);
  return texts(a, b);
}

function texts(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}

function numbers(a: string, b: string): number | null {
  const [left, right] = [parseDouble(a.trim()), parseDouble(b.trim())];
  return left === null || right === null ? null : compareDecimals(left, right);
}

/** The same values in any order are equal; others are in no order. */
function sets(a: string, b: string): number | null {
  const [left, right] = [a, b].map((each) =>
    each
      .split(' ')
      .filter((value) => value !== '')
      .sort()
      .join(' '),
  );
  return left === right ? 0 : null;
}

function clocks(left: Operand, a: string, right: Operand, b: string): number | null {
  const place = left.place ?? right.place;
  if (place === undefined) return null;
  const [from, to] = [instantKey(a, left.place ?? place), instantKey(b, right.place ?? place)];
  return from === null || to === null ? null : texts(from, to);
}

function instantKey(text: string, place: ClockPlace): string | null {
  const clock = parseClockText(text);
  const resolved = clock === null ? null : resolveClock(clock, place);
  if (resolved?.kind !== 'instant') return null;
  const { seconds, fraction } = resolved.instant;
  return `${String(seconds).padStart(15, '0')}${fraction.padEnd(13, '0').replace('.', '')}`;
}

/** Times of FIX by date and time, or by time alone where one of them has no date. */
function fixTimes(a: string, b: string): number | null {
  const [left, right] = [parseClockText(a), parseClockText(b)];
  if (left === null || right === null) return null;
  const withDates = left.date !== null && right.date !== null;
  return texts(fixKey(left, withDates), fixKey(right, withDates));
}

const DAY_SECONDS = 86_400;

function fixKey({ date, seconds, fraction, offsetMinutes }: ClockText, withDate: boolean): string {
  const utc = seconds - (offsetMinutes ?? 0) * 60;
  const days = withDate ? Date.parse(`${date}T00:00:00Z`) / 1000 : 0;
  const key = withDate ? days + utc : ((utc % DAY_SECONDS) + DAY_SECONDS) % DAY_SECONDS;
  return `${String(key).padStart(15, '0')}${fraction.padEnd(13, '0').replace('.', '')}`;
}
