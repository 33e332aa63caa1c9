import { timeOfDay } from '../../lib/time-text.ts';

/** `09:24:22.212`: a case turns on milliseconds. */
export function timeWithMs(atMs: number): string {
  return `${timeOfDay(atMs)}.${String(Math.round(atMs) % 1_000).padStart(3, '0')}`;
}
