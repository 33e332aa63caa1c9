import type { VenueLine } from '@meridian/protocol/rest/venue-analytics-calls';
import { hasFew, isSure } from './venue-texts.ts';

export type SmallPoint = {
  readonly x: number;
  readonly y: number;
  readonly low: number;
  readonly high: number;
  /** What the interval says: the price went against us, for us, or nobody can tell. */
  readonly sense: 'against' | 'for' | 'noise';
};

export const SMALL_WIDTH = 148;
export const SMALL_HEIGHT = 74;
const EDGE = 12;

/** The same scale for all: the largest mean of a venue with enough fills, and half as much again for its interval. */
export function smallScale(lines: readonly VenueLine[]): number {
  const means = lines
    .filter((line) => !hasFew(line))
    .flatMap(({ markouts }) => markouts.flatMap((mean) => (mean === null ? [] : Math.abs(mean.mean))));
  const largest = Math.max(0.1, ...means);
  return Math.ceil(15 * largest) / 10;
}

/** Where the horizons of a venue stand, in the pixels of its chart. Intervals end at the edge. */
export function smallPoints({ markouts }: Pick<VenueLine, 'markouts'>, scale: number): readonly SmallPoint[] {
  const step = (SMALL_WIDTH - 2 * EDGE) / Math.max(1, markouts.length - 1);
  const yOf = (bps: number) => {
    const share = Math.min(1, Math.max(-1, bps / scale));
    return Math.round(10 * (SMALL_HEIGHT / 2 - (share * SMALL_HEIGHT) / 2)) / 10;
  };
  return markouts.flatMap((mean, at) => {
    if (mean === null) return [];
    const sense = !isSure(mean) ? 'noise' : mean.mean < 0 ? 'against' : 'for';
    return [{ x: EDGE + at * step, y: yOf(mean.mean), low: yOf(mean.low), high: yOf(mean.high), sense } as const];
  });
}
