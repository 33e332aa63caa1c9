import { MINUS } from '../number-format.ts';

/** The content of a number field. Invalid text is kept as typed, so that the error can name it. */
export type TypedValue = number | string | null;

const TYPED = /^([+-]?(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d*)?)([km])?$/i;
const EXPONENTS: Readonly<Record<string, string>> = { k: 'e3', m: 'e6' };

/** Reads a typed number with thousands separators, true minus, or suffix k or m. Null for invalid text. */
export function typedNumber(text: string): number | null {
  const match = TYPED.exec(text.trim().replace(MINUS, '-'));
  const digits = match?.[1]?.replaceAll(',', '') ?? '';
  if (!/\d/.test(digits)) return null;
  // Uses an exponent instead of multiplication, which would make 1.1k inexact.
  const exponent = EXPONENTS[match?.[2]?.toLowerCase() ?? ''] ?? '';
  const number = Number(`${digits}${exponent}`);
  return Number.isFinite(number) ? number : null;
}
