import { bitsFor, MAX_BITS } from './bits.ts';

/** What numbers are multiplied by to become whole. Pages have the place in this list. */
export const SCALES: readonly number[] = [1, 100, 10_000];

export const DOUBLE_BITS = 64;

/** The scale of numbers none of which is written as a whole one. */
const ALL_DOUBLES = SCALES.length;

/** How numbers are written: whole ones as their distance to the lowest, all others as they are. */
export type NumberPlan = {
  /** The place of the scale. */
  readonly scale: number;
  /** The lowest whole number, after scaling. */
  readonly lowest: number;
  /** Of a distance. */
  readonly bits: number;
  readonly wholeCount: number;
};

/** The plan that takes the least memory. */
export function planNumbers(numbers: readonly number[]): NumberPlan {
  let best = planWith(0, numbers);
  for (let scale = 1; scale < SCALES.length && best.wholeCount < numbers.length; scale += 1) {
    const plan = planWith(scale, numbers);
    if (sizeWith(plan, numbers.length) < sizeWith(best, numbers.length)) best = plan;
  }
  return best;
}

/** In bits. */
export function sizeWith({ bits, wholeCount }: NumberPlan, count: number): number {
  return wholeCount * bits + (count - wholeCount) * DOUBLE_BITS;
}

/** The number, scaled, if it is whole and comes back as it was. */
export function scaledWhole(value: number, scale: number): number | null {
  const factor = SCALES[scale];
  // Zero has two signs, and only one of them is whole.
  if (factor === undefined || Object.is(value, -0)) return null;
  if (factor === 1) return Number.isSafeInteger(value) ? value : null;
  const scaled = Math.round(value * factor);
  return Number.isSafeInteger(scaled) && scaled / factor === value ? scaled : null;
}

function planWith(scale: number, numbers: readonly number[]): NumberPlan {
  let lowest = Number.POSITIVE_INFINITY;
  let highest = Number.NEGATIVE_INFINITY;
  let wholeCount = 0;
  for (const value of numbers) {
    const scaled = scaledWhole(value, scale);
    if (scaled === null) continue;
    lowest = Math.min(lowest, scaled);
    highest = Math.max(highest, scaled);
    wholeCount += 1;
  }
  const bits = wholeCount === 0 ? 0 : bitsFor(highest - lowest);
  return bits > MAX_BITS || wholeCount === 0
    ? { scale: ALL_DOUBLES, lowest: 0, bits: 0, wholeCount: 0 }
    : { scale, lowest, bits, wholeCount };
}
