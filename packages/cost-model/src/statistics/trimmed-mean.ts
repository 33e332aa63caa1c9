import { sum } from '../sum.ts';
import { sortedNumbers } from './quantile.ts';

/** The mean without the lowest and highest `trim` share of the sample; null when it is empty. */
export function trimmedMean(values: readonly number[], trim: number): number | null {
  if (values.length === 0) return null;
  const cut = Math.min(Math.floor(values.length * trim), Math.floor((values.length - 1) / 2));
  const kept = sortedNumbers(values).slice(cut, values.length - cut);
  return sum(kept) / kept.length;
}
