import { finiteNumber } from '@meridian/domain/finite-number';
import type { SeriesPoint } from '@meridian/protocol/live/search-commands';
import type { OrderRecord } from './order-facts.ts';

export type QuantityAt = { readonly atMs: number; readonly qty: number };

/** What was filled by when, whole from the first fill on; the back leg of a spread is no quantity of its own. */
export function filledSteps(executions: Iterable<OrderRecord>): readonly QuantityAt[] {
  const fills = [...executions]
    .filter((fill) => fill['leg_type'] !== 'BACK')
    .map((fill) => ({
      atMs: finiteNumber(fill['report_receive_time_since_epoch_milliseconds']) ?? 0,
      qty: finiteNumber(fill['last_fill_qty']) ?? 0,
    }))
    .sort((a, b) => a.atMs - b.atMs);
  let filled = 0;
  return fills.map(({ atMs, qty }) => {
    filled += qty;
    return { atMs, qty: filled };
  });
}

export type VolumeBucket = {
  readonly fromMs: number;
  readonly own: number;
  readonly market: number;
  /** Own share of it in percent; null while the market stood still. */
  readonly percent: number | null;
};

/** A chart with more bars than these is grey. */
const MAX_BUCKETS = 60;
const BUCKETS_MS = [15_000, 60_000, 300_000, 900_000, 3_600_000] as const;

/** The finest round stretch of time with no more bars than a chart can show. */
export function bucketMs(points: readonly SeriesPoint[]): number {
  const lastedMs = (points.at(-1)?.at_ms ?? 0) - (points[0]?.at_ms ?? 0);
  return BUCKETS_MS.find((ms) => lastedMs / ms <= MAX_BUCKETS) ?? 3_600_000;
}

/** What the market and the order traded in each stretch of time, from looks at the order. */
export function volumeBuckets(points: readonly SeriesPoint[], lengthMs: number): readonly VolumeBucket[] {
  const buckets: VolumeBucket[] = [];
  let before = points[0];
  let last = before;
  for (const point of points.slice(1)) {
    if (before === undefined || last === undefined) break;
    if (Math.floor(point.at_ms / lengthMs) > Math.floor(last.at_ms / lengthMs) && last !== before) {
      buckets.push(bucketOf(before, last, lengthMs));
      before = last;
    }
    last = point;
  }
  if (before !== undefined && last !== undefined && last !== before) buckets.push(bucketOf(before, last, lengthMs));
  return buckets;
}

function bucketOf(from: SeriesPoint, to: SeriesPoint, lengthMs: number): VolumeBucket {
  const market = Math.max(0, (to.volume ?? 0) - (from.volume ?? 0));
  const own = Math.max(0, to.filled_qty - from.filled_qty);
  const fromMs = Math.floor(to.at_ms / lengthMs) * lengthMs;
  return { fromMs, own, market, percent: market === 0 ? null : Math.min(100, (100 * own) / market) };
}
