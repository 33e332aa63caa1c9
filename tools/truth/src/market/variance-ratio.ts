import { mean } from '../mean.ts';

type Days = readonly (readonly number[])[];

function meanSquare(days: Days, every: number): number {
  let [sum, count] = [0, 0];
  for (const day of days) {
    for (let at = every; at < day.length; at += 1) {
      sum += ((day[at] ?? 0) - (day[at - every] ?? 0)) ** 2;
      count += 1;
    }
  }
  return sum / count;
}

function ratioOf(days: Days, every: number): number {
  return meanSquare(days, every) / (every * meanSquare(days, 1));
}

/**
 * The variance of moves over `every` samples, over that of so many single ones: one for a random walk, less where prices
 * bounce. Every sample begins a move. `reach` is two standard errors, by leaving out one day after the other.
 */
export function varianceRatio(days: Days, every: number): { readonly ratio: number; readonly reach: number } {
  const without = days.map((_, left) => ratioOf(days.toSpliced(left, 1), every));
  const centre = mean(without);
  const squares = without.reduce((sum, ratio) => sum + (ratio - centre) ** 2, 0);
  const reach = 2 * Math.sqrt(((days.length - 1) / days.length) * squares);
  return { ratio: ratioOf(days, every), reach };
}
