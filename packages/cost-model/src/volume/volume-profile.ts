import { isAmount, isPositiveAmount } from '../is-amount.ts';
import { sum } from '../sum.ts';

/** How a day's volume is spread over it, as shares that sum to 1. */
export type VolumeProfile = {
  readonly bucketMinutes: number;
  readonly openAuction: number;
  readonly buckets: readonly number[];
  readonly closeAuction: number;
  /** Share at the start of each bucket, opening auction included, and at the end of the last one. */
  readonly cumulative: readonly number[];
};

export type VolumeAmounts = Pick<VolumeProfile, 'openAuction' | 'buckets' | 'closeAuction'>;

export const DEFAULT_BUCKET_MINUTES = 5;

/** Converts amounts of any unit to shares. A day without volume counts as even. */
export function makeVolumeProfile(amounts: VolumeAmounts, bucketMinutes = DEFAULT_BUCKET_MINUTES): VolumeProfile {
  const all = [amounts.openAuction, ...amounts.buckets, amounts.closeAuction];
  if (amounts.buckets.length === 0 || !all.every(isAmount) || !isPositiveAmount(bucketMinutes)) {
    throw new Error('a volume profile needs buckets, a bucket length and amounts that are not negative');
  }
  const total = sum(all);
  const isEmpty = !isPositiveAmount(total);
  const share = (amount: number) => (isEmpty ? 0 : amount / total);
  const buckets = amounts.buckets.map((amount) => (isEmpty ? 1 / amounts.buckets.length : share(amount)));
  const openAuction = share(amounts.openAuction);
  const cumulative = [openAuction];
  let done = openAuction;
  for (const bucket of buckets) {
    done += bucket;
    cumulative.push(Math.min(1, done));
  }
  return { bucketMinutes, openAuction, buckets, closeAuction: share(amounts.closeAuction), cumulative };
}

/** The profile without auctions, for an algorithm that does not trade them. */
export function continuousOnly(profile: VolumeProfile): VolumeProfile {
  return makeVolumeProfile({ openAuction: 0, buckets: profile.buckets, closeAuction: 0 }, profile.bucketMinutes);
}

export function dayMinutesOf(profile: VolumeProfile): number {
  return profile.buckets.length * profile.bucketMinutes;
}
