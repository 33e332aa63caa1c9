import type { Maybe } from './maybe.ts';
import { finiteNumber } from './finite-number.ts';

/** U+2212: as wide as a digit, so that columns of signed numbers line up. */
export const MINUS = '−';

const MAX_DECIMALS = 10;

const formatters = new Map<string, Intl.NumberFormat>();

/** Creating an Intl formatter is expensive, and a grid formats thousands of cells per second. */
function formatter(minimum: number, maximum: number): Intl.NumberFormat {
  const key = `${minimum}-${maximum}`;
  const known = formatters.get(key);
  if (known !== undefined) return known;
  const made = new Intl.NumberFormat('en-US', { minimumFractionDigits: minimum, maximumFractionDigits: maximum });
  formatters.set(key, made);
  return made;
}

function bounded(decimals: number): number {
  return Math.min(Math.max(Math.trunc(decimals), 0), MAX_DECIMALS);
}

function withTrueMinus(text: string): string {
  if (!text.startsWith('-')) return text;
  const digits = text.slice(1);
  return /[1-9]/.test(digits) ? `${MINUS}${digits}` : digits;
}

/** Thousands separators and a fixed number of decimals. Blank without a number; a rounded zero has no sign. */
export function formatFixed(value: unknown, decimals: number): string {
  const number = finiteNumber(value);
  if (number === null) return '';
  const places = bounded(decimals);
  return withTrueMinus(formatter(places, places).format(number));
}

/** Like formatFixed, without trailing zeros. */
export function formatUpTo(value: unknown, decimals: number): string {
  const number = finiteNumber(value);
  return number === null ? '' : withTrueMinus(formatter(0, bounded(decimals)).format(number));
}

/** The number that a text of so many decimals shows, for files: no −0, and no rest of a floating-point sum. */
export function rounded(value: Maybe<number>, decimals: number): number | null {
  const number = finiteNumber(value);
  if (number === null) return null;
  const shown = Number(number.toFixed(bounded(decimals)));
  return shown === 0 ? 0 : shown;
}

/** For changes and costs. The sign shows the direction without colour. */
export function formatSigned(value: unknown, decimals: number): string {
  const text = formatFixed(value, decimals);
  return text === '' || text.startsWith(MINUS) || !/[1-9]/.test(text) ? text : `+${text}`;
}

/** A rate with its percent sign: 10 is 10%. */
export function formatWithPercentSign(value: Maybe<number | string>, decimals = 2): string {
  const text = formatUpTo(value, decimals);
  return text === '' ? '' : `${text}%`;
}

/** Whole shares and contracts in full. Decimals only for fractions. */
export function formatQuantity(value: unknown): string {
  return formatUpTo(value, 6);
}
