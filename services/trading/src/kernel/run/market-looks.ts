import type { AlgoParameters } from '../algo.ts';
import type { LiveOrders } from './live-orders.ts';

/** A desk with more orders looks at each less often, so that commands need not wait. */
const LOOKS_PER_MS = 2;
/** Each order above so many counts twice, because most looks come to nothing. */
const MANY_ORDERS = 8_000;
/** No order rests longer than this share of its time: that is how far behind its schedule a rest may leave it. */
const MAX_REST_SHARE = 0.01;
/** For an order that catches up: it takes again and again, little at a time. */
const MAX_LATE_REST_MS = 1_000;
const MAX_AT_ONCE = 200;

/** How long an order rests between two looks that nothing but the clock or its market calls for. */
export function restMs({ size }: Pick<LiveOrders, 'size'>): number {
  return (size + Math.max(0, size - MANY_ORDERS)) / LOOKS_PER_MS;
}

type RestingOrder = Pick<AlgoParameters, 'startMs' | 'endMs'> & {
  /** Far below its floor, and takes from the market what it can. */
  readonly isCatchingUp: boolean;
};

/** The same for one order. */
export function orderRestMs(live: Pick<LiveOrders, 'size'>, { startMs, endMs, isCatchingUp }: RestingOrder): number {
  const lateMs = isCatchingUp ? MAX_LATE_REST_MS : Number.POSITIVE_INFINITY;
  return Math.min(restMs(live), MAX_REST_SHARE * Math.max(0, endMs - startMs), lateMs);
}

export type MarketLooks = {
  readonly leastGapMs: number;
  /** It has its turn as it is, and keeps nobody else from waiting. */
  readonly isWaiting: (id: number) => boolean;
};

/** Orders whose market moved and whose last look is a while ago. */
export function ordersToLookAt(
  live: LiveOrders,
  instruments: readonly number[],
  nowMs: number,
  { leastGapMs, isWaiting }: MarketLooks,
): readonly number[] {
  const gapMs = Math.max(leastGapMs, restMs(live));
  const due: number[] = [];
  for (const instrument of instruments) {
    for (const id of live.takeRested(instrument, nowMs, gapMs, MAX_AT_ONCE - due.length)) {
      if (!isWaiting(id)) due.push(id);
    }
    if (due.length >= MAX_AT_ONCE) break;
  }
  return due;
}

/** Orders whose floor rose with the volume until they were late. They rest no longer, however many others there are. */
export function ordersLeftBehind(
  live: LiveOrders,
  instruments: readonly number[],
  dayLotsOf: (instrument: number) => number,
): readonly number[] {
  const late: number[] = [];
  for (const instrument of instruments) {
    for (const id of live.takeReached(instrument, dayLotsOf(instrument))) late.push(id);
  }
  return late;
}
