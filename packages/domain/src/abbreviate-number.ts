import { finiteNumber } from './finite-number.ts';
import { formatFixed, formatUpTo } from './number-format.ts';

export const ABBREVIATIONS = ['K', 'M', 'B', 'T', 'P', 'E'] as const;

/** Larger numbers are abbreviated. */
export const SHOWN_IN_FULL_UP_TO = 999_999;

export type AbbreviateOptions = {
  readonly decimals?: number;
  /** Chart axes abbreviate smaller numbers than grids do. */
  readonly fullUpTo?: number;
  /** `200K` and not `200.0K`: for numbers that stand alone, not below one another. */
  readonly isTrimmed?: boolean;
};

/** Formats 184200000 as 184.20M. Numbers up to 999,999 are shown in full. */
export function abbreviateNumber(value: unknown, options: AbbreviateOptions = {}): string {
  const { decimals = 2, fullUpTo = SHOWN_IN_FULL_UP_TO, isTrimmed = false } = options;
  const number = finiteNumber(value);
  if (number === null) return '';
  if (Math.abs(number) <= fullUpTo) return formatUpTo(number, decimals);
  let scaled = number;
  let unit = '';
  for (const next of ABBREVIATIONS) {
    // Compares the rounded number, so that 999,999,999 becomes 1.00B and not 1,000.00M.
    if (Math.abs(Number(scaled.toFixed(decimals))) < 1000) break;
    scaled /= 1000;
    unit = next;
  }
  return `${isTrimmed ? formatUpTo(scaled, decimals) : formatFixed(scaled, decimals)}${unit}`;
}
