import { clamp } from '../clamp.ts';
import { sum } from '../sum.ts';

export type ShareBounds = { readonly min: number; readonly max: number };

/** Makes bounds feasible: minima that sum above 1, or maxima that sum below 1, are scaled. */
function feasible(bounds: readonly ShareBounds[]): readonly ShareBounds[] {
  const minima = bounds.map(({ min }) => clamp(min, 0, 1));
  const least = sum(minima);
  const scaled = minima.map((min) => (least > 1 ? min / least : min));
  const maxima = bounds.map(({ max }, index) => clamp(max, scaled[index] ?? 0, 1));
  const most = sum(maxima);
  const stretched = (max: number) => (most > 0 ? max / Math.min(1, most) : 1);
  return maxima.map((max, index) => ({ min: scaled[index] ?? 0, max: stretched(max) }));
}

/**
 * Shares in proportion to the weights, within their bounds, that sum to 1. The excess or deficit of a bound is
 * distributed over the others in proportion. Each round fixes the shares that break their bounds on the heavier side.
 */
export function clipShares(weights: readonly number[], bounds: readonly ShareBounds[]): number[] {
  if (weights.length !== bounds.length) throw new Error('each weight needs its bounds');
  const numbers = [...weights, ...bounds.flatMap(({ min, max }) => [min, max])];
  if (!numbers.every(Number.isFinite)) throw new Error('weights and bounds must be finite');
  const limits = feasible(bounds);
  const settled = new Map<number, number>();
  for (let round = 0; round < weights.length; round += 1) {
    const free = weights.flatMap((weight, index) =>
      settled.has(index) ? [] : [{ index, weight: Math.max(0, weight) }],
    );
    const left = 1 - sum([...settled.values()]);
    const total = sum(free.map(({ weight }) => weight));
    const proposals = free.map(({ index, weight }) => {
      const share = total > 0 ? (weight / total) * left : left / free.length;
      const { min, max } = limits[index] ?? { min: 0, max: 1 };
      return { index, share, clipped: clamp(share, min, max) };
    });
    const excess = sum(proposals.map(({ share, clipped }) => clipped - share));
    const broken = proposals.filter(({ share, clipped }) => clipped !== share);
    const heavier = broken.filter(({ share, clipped }) => (excess > 0 ? clipped > share : clipped < share));
    const settling = broken.length === 0 ? proposals : excess === 0 ? broken : heavier;
    for (const { index, clipped } of settling) settled.set(index, clipped);
    if (settled.size === weights.length) break;
  }
  return weights.map((_, index) => settled.get(index) ?? 0);
}
