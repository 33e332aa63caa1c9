import type { VolumeBetween } from '@meridian/tca/surveillance/find-momentum-ignition';
import type { MarketDay } from './surveillance-queries.ts';

const BUCKET_MS = 300_000;
/** A push may begin and end in one moment. */
const MIN_SPAN_MS = 1_000;

/** What a market traded between two moments of its own day: each five minutes count for the part that lies between. */
export function volumeBetween(
  market: Pick<MarketDay, 'day_volume' | 'session_open_ms' | 'volume_buckets'>,
): VolumeBetween {
  const { day_volume, session_open_ms: openMs, volume_buckets: buckets } = market;
  if (openMs === null) return averageBetween(day_volume, buckets.length);
  return (fromMs, toMs) => {
    const endMs = Math.max(toMs, fromMs + MIN_SPAN_MS);
    return buckets.reduce((volume, bucket, index) => {
      const beginMs = openMs + index * BUCKET_MS;
      const sharedMs = Math.min(endMs, beginMs + BUCKET_MS) - Math.max(fromMs, beginMs);
      return volume + (bucket * Math.max(0, sharedMs)) / BUCKET_MS;
    }, 0);
  };
}

/** Days older than the times of their session have an average only. */
function averageBetween(dayVolume: number, buckets: number): VolumeBetween {
  const sessionMs = Math.max(1, buckets) * BUCKET_MS;
  return (fromMs, toMs) => (dayVolume * Math.max(MIN_SPAN_MS, toMs - fromMs)) / sessionMs;
}
