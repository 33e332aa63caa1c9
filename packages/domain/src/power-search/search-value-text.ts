import { isCalendarDate } from '../calendar-date.ts';
import { finiteNumber } from '../finite-number.ts';
import { flagValue } from '../flag-value.ts';
import { parsePrice } from '../parse-price.ts';
import { MAX_SEARCH_VALUE_LENGTH, type SearchValue } from './power-search.ts';
import type { SearchField } from './search-fields.ts';

/** Means a missing value. In quotes it is an ordinary word. */
export const EMPTY_WORD = 'empty';

export type ReadValue =
  | { readonly kind: 'value'; readonly value: SearchValue }
  | { readonly kind: 'unreadable'; readonly expected: string };

const EXPONENTS: Readonly<Record<string, string>> = { k: 'e3', m: 'e6', b: 'e9', t: 'e12' };

/** `50`, `50%`, `2.5m` and `110'16`: two digits after the mark are 32nds, one is 8ths. */
function readNumber(text: string): number | null {
  const [, parts] = /^\d[\d,]*['’′](\d+)/u.exec(text.trim()) ?? [];
  if (parts !== undefined) return parsePrice(text, { quote_convention: parts.length === 1 ? '8ths' : '32nds' });
  return readPlainNumber(text);
}

function readPlainNumber(text: string): number | null {
  const parts = /^(.*?)([kmbt]?)%?$/iu.exec(text.trim());
  const [, digits = '', unit = ''] = parts ?? [];
  const exponent = EXPONENTS[unit.toLowerCase()];
  if (exponent === undefined) return finiteNumber(digits);
  // Uses decimal digits, so that 1.1k is exactly 1,100.
  return /e/iu.test(digits) ? null : finiteNumber(`${digits}${exponent}`);
}

/** A day means its start. A time without zone is UTC, so that a search means the same to every user. */
function readTime(text: string): number | null {
  const number = finiteNumber(text);
  if (number !== null) return number;
  const parts = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)(Z|[+-]\d{2}:\d{2})?)?$/u.exec(text);
  if (parts === null || !isCalendarDate(parts[1] ?? '')) return null;
  const epochMs = Date.parse(`${parts[1]}T${parts[2] ?? '00:00'}${parts[3] ?? 'Z'}`);
  return Number.isNaN(epochMs) ? null : epochMs;
}

function known(value: SearchValue, expected: string): ReadValue {
  return value === null ? { kind: 'unreadable', expected } : { kind: 'value', value };
}

/** Reads a typed word as a value of the field. */
export function readSearchValue({ kind }: SearchField, text: string, isQuoted: boolean): ReadValue {
  if (!isQuoted && text.toLowerCase() === EMPTY_WORD) return { kind: 'value', value: null };
  if (kind === 'number') return known(readNumber(text), 'a number');
  if (kind === 'flag') return known(flagValue(text), 'on or off');
  if (kind === 'date') return known(isCalendarDate(text) ? text : null, 'a date such as 2026-01-31');
  if (kind === 'time') return known(readTime(text), 'a time such as 2026-01-31T14:30Z');
  return known(text.length > MAX_SEARCH_VALUE_LENGTH ? null : text, `at most ${MAX_SEARCH_VALUE_LENGTH} characters`);
}

export function printSearchValue({ kind }: SearchField, value: SearchValue): string {
  if (value === null) return EMPTY_WORD;
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (typeof value === 'number') return kind === 'time' ? printTime(value) : String(value);
  return printWord(value);
}

function printTime(epochMs: number): string {
  const date = new Date(epochMs);
  const isPrintable = Number.isInteger(epochMs) && epochMs >= 0 && date.getUTCFullYear() <= 9999;
  return isPrintable ? date.toISOString() : String(epochMs);
}

/** Adds quotes where the word would otherwise be read differently. */
export function printWord(text: string): string {
  const isPlain = /^[\p{L}\p{N}_%/][\p{L}\p{N}_%/.+-]*$/u.test(text) && !text.includes('..');
  return isPlain && !RESERVED.has(text.toLowerCase()) ? text : quoted(text);
}

const RESERVED: ReadonlySet<string> = new Set(['or', 'and', 'not', EMPTY_WORD]);

export function quoted(text: string): string {
  return `"${text.replace(/["\\]/gu, '\\$&')}"`;
}
