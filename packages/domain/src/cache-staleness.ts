import { CACHE_STALE_AFTER_MS } from './constants.ts';
import type { Maybe } from './maybe.ts';

export function isCacheStale(savedAtMs: Maybe<number>, nowMs: number): boolean {
  return savedAtMs === null || savedAtMs === undefined || nowMs - savedAtMs >= CACHE_STALE_AFTER_MS;
}
