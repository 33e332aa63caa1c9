import type { AssetClass } from '@meridian/domain/asset-class';
import { IBM_HALF_HOUR_SHARES, SPY_HALF_HOUR_SHARES } from '@meridian/cost-model/volume/half-hour-shares';
import { makeVolumeProfile, type VolumeProfile } from '@meridian/cost-model/volume/volume-profile';

const BUCKETS_PER_HALF_HOUR = 6;

/** Interpolates between the middles of half hours, so that volume does not jump every thirty minutes. */
function fiveMinuteShares(halfHours: readonly number[]): number[] {
  const last = halfHours.length - 1;
  return Array.from({ length: halfHours.length * BUCKETS_PER_HALF_HOUR }, (_, bucket) => {
    const position = (bucket + 0.5) / BUCKETS_PER_HALF_HOUR - 0.5;
    const left = Math.min(last, Math.max(0, Math.floor(position)));
    const right = Math.min(last, left + 1);
    const weight = Math.min(1, Math.max(0, position - left));
    return (halfHours[left] ?? 0) * (1 - weight) + (halfHours[right] ?? 0) * weight;
  });
}

/** The last five minutes are the closing call, where nothing trades before the uncross. */
function profile(halfHours: readonly number[], openPercent: number, closePercent: number): VolumeProfile {
  const shares = fiveMinuteShares(halfHours);
  const total = shares.slice(0, -1).reduce((sum, share) => sum + share, 0);
  const continuous = 100 - openPercent - closePercent;
  const buckets = shares.map((share, index) => (index === shares.length - 1 ? 0 : (share / total) * continuous));
  return makeVolumeProfile({ openAuction: openPercent, buckets, closeAuction: closePercent });
}

const PROFILES: Readonly<Record<'EQUITY' | 'FUTURE' | 'SPREAD', VolumeProfile>> = {
  EQUITY: profile(IBM_HALF_HOUR_SHARES, 3, 9),
  FUTURE: profile(SPY_HALF_HOUR_SHARES, 1, 3),
  SPREAD: profile(SPY_HALF_HOUR_SHARES, 0, 0),
};

type Profiled = { readonly assetClass: AssetClass; readonly assetSubClass: string | null };

/** The distribution of a usual day's volume. Calendar spreads have no auctions. */
export function volumeProfileOf(instrument: Profiled): VolumeProfile {
  return instrument.assetSubClass === null ? PROFILES[instrument.assetClass] : PROFILES.SPREAD;
}
