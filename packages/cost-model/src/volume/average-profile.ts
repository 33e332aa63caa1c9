import { isPositiveAmount } from '../is-amount.ts';
import { trimmedMean } from '../statistics/trimmed-mean.ts';
import { sum } from '../sum.ts';
import { DEFAULT_BUCKET_MINUTES, makeVolumeProfile, type VolumeAmounts, type VolumeProfile } from './volume-profile.ts';

/** One day's volume. Half days and expiry days have another shape and are left out of the average. */
export type DayVolume = VolumeAmounts & { readonly kind: 'full' | 'half-day' | 'expiry' };

export type AverageProfile = {
  readonly profile: VolumeProfile;
  readonly averageDailyVolume: number;
  readonly days: number;
};

const PROFILE_DAYS = 20;
/** Two of twenty days at either end. */
const TRIM_SHARE = 0.1;

function totalOf(day: DayVolume): number {
  return day.openAuction + sum(day.buckets) + day.closeAuction;
}

/** The usual day from the latest twenty full days, oldest first. Null without volume. */
export function averageProfile(
  history: readonly DayVolume[],
  bucketMinutes = DEFAULT_BUCKET_MINUTES,
): AverageProfile | null {
  const full = history.filter((day) => day.kind === 'full' && isPositiveAmount(totalOf(day)));
  const count = full.at(-1)?.buckets.length ?? 0;
  const days = full.filter((day) => day.buckets.length === count).slice(-PROFILE_DAYS);
  const averageDailyVolume = trimmedMean(days.map(totalOf), TRIM_SHARE);
  if (averageDailyVolume === null || count === 0) return null;
  // Averages shares instead of volumes, so that a busy day does not dominate.
  const usual = (part: (day: DayVolume) => number) =>
    trimmedMean(
      days.map((day) => part(day) / totalOf(day)),
      TRIM_SHARE,
    ) ?? 0;
  const amounts = {
    openAuction: usual((day) => day.openAuction),
    buckets: Array.from({ length: count }, (_, index) => usual((day) => day.buckets[index] ?? 0)),
    closeAuction: usual((day) => day.closeAuction),
  };
  return { profile: makeVolumeProfile(amounts, bucketMinutes), averageDailyVolume, days: days.length };
}
