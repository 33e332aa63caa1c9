import { formatClockTime, parseClockTime } from '../clock-time.ts';
import type { ConditionalRule, RuleFilter } from '../entities/conditional-rule.ts';
import { finiteNumber } from '../finite-number.ts';
import { flagValue } from '../flag-value.ts';
import { readFilter } from './conditional-filters.ts';
import type { FilterableOrder } from './filterable-order.ts';

export type Match = { readonly isMatch: boolean; readonly words: string };

type Comparable = number | string;

/** A value in the filter's type. Null for a value of another type. */
export function comparable(kind: string, value: unknown): Comparable | null {
  if (kind === 'number') return finiteNumber(value);
  if (kind === 'time') return typeof value === 'number' ? value : parseClockTime(String(value));
  if (kind === 'flag') return flagValue(value) === null ? null : Number(flagValue(value));
  return typeof value === 'string' ? value.trim().toLowerCase() : null;
}

/** A time window that ends before it starts crosses midnight: 22:00 to 02:00. */
function isInWindow(value: Comparable, [from, to]: readonly Comparable[]): boolean {
  if (typeof value !== 'number' || typeof from !== 'number' || typeof to !== 'number') return false;
  return from <= to ? from <= value && value <= to : value >= from || value <= to;
}

/** Below, at or above zero. Texts are only equal or different. */
function compare(a: Comparable, b: Comparable): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return a === b ? 0 : Number.NaN;
}

const TESTS: Readonly<Record<RuleFilter['operator'], (value: Comparable, given: readonly Comparable[]) => boolean>> = {
  '=': (value, [first]) => first !== undefined && compare(value, first) === 0,
  '!=': (value, [first]) => first !== undefined && compare(value, first) !== 0,
  '<': (value, [first]) => first !== undefined && compare(value, first) < 0,
  '<=': (value, [first]) => first !== undefined && compare(value, first) <= 0,
  '>': (value, [first]) => first !== undefined && compare(value, first) > 0,
  '>=': (value, [first]) => first !== undefined && compare(value, first) >= 0,
  in: (value, given) => given.some((one) => compare(value, one) === 0),
  between: (value, [low, high]) =>
    low !== undefined && high !== undefined && compare(value, low) >= 0 && compare(value, high) <= 0,
};

function shown(kind: string, value: unknown): string {
  return kind === 'time' && typeof value === 'number' ? formatClockTime(value) : String(value);
}

function matchFilter(order: FilterableOrder, { filter, operator, values }: RuleFilter): Match {
  const reading = readFilter(order, filter);
  if (reading === null) return { isMatch: false, words: `there is no filter ${filter}` };
  const { label, kind } = reading.description;
  if (reading.value === null) return { isMatch: false, words: `${label} is not known` };
  const value = comparable(kind, reading.value);
  const given = values.map((one) => comparable(kind, one)).filter((one) => one !== null);
  const asked = `${operator} ${values.join(operator === 'between' ? ' and ' : ', ')}`;
  if (value === null || given.length < values.length) {
    return { isMatch: false, words: `${label} cannot be compared: ${asked}` };
  }
  const isWindow = kind === 'time' && operator === 'between';
  const isMatch = isWindow ? isInWindow(value, given) : TESTS[operator](value, given);
  return { isMatch, words: `${label} ${shown(kind, reading.value)} is ${isMatch ? '' : 'not '}${asked}` };
}

/** A rule matches when all its filters match. Without filters it always matches. */
export function matchRule(order: FilterableOrder, { filters }: ConditionalRule): Match {
  const matches = filters.map((filter) => matchFilter(order, filter));
  const failed = matches.find(({ isMatch }) => !isMatch);
  if (failed !== undefined) return failed;
  return { isMatch: true, words: matches.map(({ words }) => words).join(' and ') || 'it holds for every order' };
}
