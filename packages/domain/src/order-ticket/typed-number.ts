import { MINUS } from '../number-format.ts';

/** What a number field holds: text that is no number stays as it was typed, so that it can be told what is wrong. */
export type TypedValue = number | string | null;

const TYPED = /^([+-]?(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d*)?)([km])?$/i;
const EXPONENTS: Readonly<Record<string, string>> = { k: 'e3', m: 'e6' };

/** A number as people type it: with thousands separators, a true minus, or k and m behind it; null when it is none. */
export function typedNumber(text: string): number | null {
  const match = TYPED.exec(text.trim().replace(MINUS, '-'));
  const digits = match?.[1]?.replaceAll(',', '') ?? '';
  if (!/\d/.test(digits)) return null;
  // Through the exponent and not by multiplying, which would leave 1.1k a hair off.
  const exponent = EXPONENTS[match?.[2]?.toLowerCase() ?? ''] ?? '';
  const number = Number(`${digits}${exponent}`);
  return Number.isFinite(number) ? number : null;
}
