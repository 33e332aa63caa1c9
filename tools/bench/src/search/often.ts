import { median } from '../support/percentile.ts';

const TIMES = 3;

export function often(measure: () => number): number {
  return median(Array.from({ length: TIMES }, measure));
}

export function slowest(words: readonly string[], measure: (word: string) => number): number {
  return Math.max(...words.map((word) => often(() => measure(word))));
}

export function timed(run: () => unknown): number {
  const beganMs = performance.now();
  run();
  return performance.now() - beganMs;
}
