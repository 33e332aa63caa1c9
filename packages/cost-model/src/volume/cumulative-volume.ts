import { clamp } from '../clamp.ts';
import { dayMinutesOf, type VolumeProfile } from './volume-profile.ts';

/** Share of the day's volume up to a minute after the open. Even within a bucket; auctions count at once. */
export function cumulativeShare(profile: VolumeProfile, minute: number): number {
  // Written so that NaN counts as before the open.
  if (!(minute >= 0)) return 0;
  if (minute >= dayMinutesOf(profile)) return 1;
  const position = minute / profile.bucketMinutes;
  const index = Math.floor(position);
  const before = profile.cumulative[index] ?? 1;
  return Math.min(1, before + (profile.buckets[index] ?? 0) * (position - index));
}

/** Share of a window's volume up to a minute: 0 at its start, 1 at its end. Linear in time without volume. */
export function windowShare(profile: VolumeProfile, start: number, end: number, minute: number): number {
  if (!(minute > start)) return 0;
  if (!(minute < end)) return 1;
  const before = cumulativeShare(profile, start);
  const volume = cumulativeShare(profile, end) - before;
  if (!(volume > 0)) return clamp((minute - start) / (end - start), 0, 1);
  return clamp((cumulativeShare(profile, minute) - before) / volume, 0, 1);
}

/** The first minute by which a share of the day's volume is done. Converts volume time to clock time. */
export function minuteOfShare(profile: VolumeProfile, share: number): number {
  if (!(share > profile.openAuction)) return 0;
  const index = profile.buckets.findIndex((_, bucket) => (profile.cumulative[bucket + 1] ?? 1) >= share);
  if (index < 0) return dayMinutesOf(profile);
  const inside = share - (profile.cumulative[index] ?? 0);
  return (index + clamp(inside / (profile.buckets[index] ?? 1), 0, 1)) * profile.bucketMinutes;
}
