import { finiteNumber } from './finite-number.ts';
import { formatFixed, formatUpTo } from './number-format.ts';

export const ABBREVIATIONS = ['K', 'M', 'B', 'T', 'P', 'E'] as const;

/** The largest number that is shown in full. */
export const SHOWN_IN_FULL_UP_TO = 999_999;

export type AbbreviateOptions = {
  readonly decimals?: number;
  /** Chart axes abbreviate earlier than grids do. */
  readonly fullUpTo?: number;
};

/** 184200000 is 184.20M; numbers up to 999999 stay in full, with thousands separators. */
export function abbreviateNumber(value: unknown, options: AbbreviateOptions = {}): string {
  const { decimals = 2, fullUpTo = SHOWN_IN_FULL_UP_TO } = options;
  const number = finiteNumber(value);
  if (number === null) return '';
  if (Math.abs(number) <= fullUpTo) return formatUpTo(number, decimals);
  let scaled = number;
  let unit = '';
  for (const next of ABBREVIATIONS) {
    // Compared as rounded, so that 999,999,999 becomes 1.00B and not 1,000.00M.
    if (Math.abs(Number(scaled.toFixed(decimals))) < 1000) break;
    scaled /= 1000;
    unit = next;
  }
  return `${formatFixed(scaled, decimals)}${unit}`;
}
