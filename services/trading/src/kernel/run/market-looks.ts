import type { LiveOrders } from './live-orders.ts';

/** Looks at orders because their market moved: a desk with more orders looks at each less often, so that commands need not wait. */
const LOOKS_PER_MS = 8;
const MAX_AT_ONCE = 200;

/** Orders whose market moved and whose last look is a while ago. */
export function ordersToLookAt(
  live: LiveOrders,
  instruments: readonly number[],
  nowMs: number,
  leastGapMs: number,
): readonly number[] {
  const gapMs = Math.max(leastGapMs, live.size / LOOKS_PER_MS);
  const due: number[] = [];
  for (const instrument of instruments) {
    for (const id of live.idsOn(instrument)) {
      if (due.length >= MAX_AT_ONCE) return due;
      if (nowMs - (live.get(id)?.decidedMs ?? 0) >= gapMs) due.push(id);
    }
  }
  return due;
}
