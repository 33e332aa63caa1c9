import { tickDecimals } from '../price-format.ts';

/** Whether a number is a multiple of a unit, compared as decimals and not as doubles. */
export function isMultipleOf(value: number, unit: number): boolean {
  const decimals = tickDecimals(unit);
  if (decimals === null || !Number.isFinite(value)) return false;
  const count = Math.round(value / unit);
  return Number.isSafeInteger(count) && Number((count * unit).toFixed(decimals)) === value;
}
