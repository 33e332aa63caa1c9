import { formatFixed, formatUpTo } from '../number-format.ts';

/** What a threshold of surveillance is measured in. */
export const MEASURES = ['count', 'times', 'percent', 'ms', 'ticks', 'sigmas', 'per-second'] as const;

export type Measure = (typeof MEASURES)[number];

export function isMeasure(text: string): text is Measure {
  return MEASURES.some((each) => each === text);
}

/** A number with its unit: 4.6×, 34.1%, 6.4 s, 1.5σ. */
export function measureText(value: number, measure: Measure): string {
  switch (measure) {
    case 'count':
      return formatUpTo(value, 0);
    case 'times':
      return `${formatUpTo(value, 1)}×`;
    case 'percent':
      return `${formatUpTo(value, 1)}%`;
    case 'ms':
      return value < 1_000 ? `${formatFixed(value, 0)} ms` : `${formatUpTo(value / 1_000, 2)} s`;
    case 'ticks':
      return `${formatUpTo(value, 1)} ${value === 1 ? 'tick' : 'ticks'}`;
    case 'sigmas':
      return `${formatUpTo(value, 2)}σ`;
    case 'per-second':
      return `${formatUpTo(value, 0)}/s`;
    default:
      return measure satisfies never;
  }
}
