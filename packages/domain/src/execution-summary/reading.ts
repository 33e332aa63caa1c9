import type { ExpectedRange } from './expected-range.ts';

/** More than this below the goal counts as behind, in percent of the target. */
export const BEHIND_PERCENT = 3;
/** With fewer effective orders the cost is not judged: one large order among small ones is one order. */
export const MIN_EFFECTIVE_ORDERS = 2;

export const READINGS = [
  'Behind and expensive',
  'Expensive',
  'Behind',
  'In range',
  'Cheap',
  'Too few to tell',
  'No fills',
] as const;

export type Reading = (typeof READINGS)[number];

export type ReadingInput = {
  readonly percentAhead: number | null;
  readonly costBps: number | null;
  readonly expected: ExpectedRange | null;
  readonly ordersWithFills: number;
  /** How many orders of equal fills would say as much. */
  readonly effectiveOrders: number;
};

/** Applies fixed thresholds. Null when the benchmark has no expected range and the orders are not behind. */
export function readingOf(input: ReadingInput): Reading | null {
  const { percentAhead, costBps, expected, ordersWithFills, effectiveOrders } = input;
  const isBehind = percentAhead !== null && percentAhead < -BEHIND_PERCENT;
  const canTell = effectiveOrders >= MIN_EFFECTIVE_ORDERS && costBps !== null && expected !== null;
  if (canTell && costBps > expected.high) return isBehind ? 'Behind and expensive' : 'Expensive';
  if (isBehind) return 'Behind';
  if (ordersWithFills === 0) return 'No fills';
  if (effectiveOrders < MIN_EFFECTIVE_ORDERS) return 'Too few to tell';
  if (!canTell) return null;
  return costBps < expected.low ? 'Cheap' : 'In range';
}

export function isBehindReading(reading: Reading | null): boolean {
  return reading === 'Behind' || reading === 'Behind and expensive';
}

export function isExpensiveReading(reading: Reading | null): boolean {
  return reading === 'Expensive' || reading === 'Behind and expensive';
}
