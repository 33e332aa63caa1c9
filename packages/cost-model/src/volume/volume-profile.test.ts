import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sum } from '../sum.ts';
import { averageProfile, type DayVolume } from './average-profile.ts';
import { cumulativeShare, minuteOfShare, windowShare } from './cumulative-volume.ts';
import { IBM_HALF_HOUR_SHARES, SPY_HALF_HOUR_SHARES } from './half-hour-shares.ts';
import { continuousOnly, makeVolumeProfile } from './volume-profile.ts';

const profileOf = (buckets: readonly number[]) => makeVolumeProfile({ openAuction: 0, buckets, closeAuction: 0 }, 30);
const withAuctions = makeVolumeProfile({ openAuction: 10, buckets: [20, 30, 20], closeAuction: 20 });

const profiles = fc
  .record({
    openAuction: fc.nat(100),
    buckets: fc.array(fc.nat(100), { minLength: 1, maxLength: 80 }),
    closeAuction: fc.nat(100),
  })
  .map((amounts) => makeVolumeProfile(amounts));
const minutes = fc.double({ min: -10, max: 450, noNaN: true });

const day = (buckets: readonly number[], kind: DayVolume['kind'] = 'full'): DayVolume => ({
  openAuction: 0,
  buckets,
  closeAuction: 0,
  kind,
});

describe('volume profile', () => {
  it.each([
    ['IBM', IBM_HALF_HOUR_SHARES, 0.1489, 0.196],
    ['SPY', SPY_HALF_HOUR_SHARES, 0.13, 0.1778],
  ])('of %s is busiest at its ends', (_, shares, first, last) => {
    const profile = profileOf(shares);
    expect(sum(profile.buckets)).toBeCloseTo(1, 12);
    expect(profile.buckets[0]).toBeCloseTo(first, 4);
    expect(profile.buckets.at(-1)).toBeCloseTo(last, 4);
    expect(Math.max(...profile.buckets)).toBe(profile.buckets.at(-1));
    expect(cumulativeShare(profile, 390)).toBe(1);
  });

  it('counts the auctions at the open and the close', () => {
    expect([-0.001, 0, 2.5, 5, 14.999, 15].map((minute) => cumulativeShare(withAuctions, minute).toFixed(2))).toEqual([
      '0.00',
      '0.10',
      '0.20',
      '0.30',
      '0.80',
      '1.00',
    ]);
  });

  it('leaves the auctions out for an algorithm that does not trade them', () => {
    const profile = continuousOnly(withAuctions);
    expect([profile.openAuction, profile.closeAuction]).toEqual([0, 0]);
    expect(cumulativeShare(profile, 5)).toBeCloseTo(2 / 7, 12);
  });

  it('is even when a day had no volume', () => {
    expect(makeVolumeProfile({ openAuction: 0, buckets: [0, 0], closeAuction: 0 }).buckets).toEqual([0.5, 0.5]);
  });

  it('refuses a profile without buckets or with negative volume', () => {
    expect(() => makeVolumeProfile({ openAuction: 0, buckets: [], closeAuction: 0 })).toThrow('buckets');
    expect(() => makeVolumeProfile({ openAuction: -1, buckets: [1], closeAuction: 0 })).toThrow('negative');
    expect(() => makeVolumeProfile({ openAuction: 0, buckets: [Number.NaN], closeAuction: 0 })).toThrow('negative');
  });

  it('accumulates from 0 to 1 and never falls', () => {
    fc.assert(
      fc.property(profiles, minutes, minutes, (profile, one, other) => {
        const early = cumulativeShare(profile, Math.min(one, other));
        const late = cumulativeShare(profile, Math.max(one, other));
        expect(early).toBeGreaterThanOrEqual(0);
        expect(late).toBeGreaterThanOrEqual(early - 1e-12);
        expect(late).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('turns volume time back into clock time', () => {
    fc.assert(
      fc.property(profiles, fc.double({ min: 0, max: 1, noNaN: true }), (profile, share) => {
        const minute = minuteOfShare(profile, share);
        const reachable = Math.max(profile.openAuction, Math.min(share, 1 - profile.closeAuction));
        const reached = cumulativeShare(profile, minute);
        expect(Math.abs(reached - reachable) < 1e-9 || reached === 1).toBe(true);
      }),
    );
  });
});

describe('window share', () => {
  it('runs from 0 to 1 inside its window, whatever it holds', () => {
    const windows = fc.tuple(minutes, minutes, minutes);
    fc.assert(
      fc.property(profiles, windows, (profile, [start, end, minute]) => {
        const share = windowShare(profile, Math.min(start, end), Math.max(start, end), minute);
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('is linear in time where nothing usually trades, and done at once in an empty window', () => {
    const quiet = makeVolumeProfile({ openAuction: 0, buckets: [1, 0, 1], closeAuction: 0 });
    expect(windowShare(quiet, 5, 10, 7)).toBeCloseTo(0.4, 12);
    expect([windowShare(quiet, 5, 5, 4), windowShare(quiet, 5, 5, 6)]).toEqual([0, 1]);
  });
});

describe('average profile', () => {
  it('trims odd days, weighs busy and quiet days alike, and leaves half-days and expiries out', () => {
    const usual = Array.from({ length: 18 }, (_, index) => day([3 * (index + 1), index + 1]));
    const history = [day([0, 1], 'expiry'), day([1], 'half-day'), day([0, 9]), day([9, 0]), ...usual];
    const average = averageProfile(history);
    expect(average?.days).toBe(20);
    expect(average?.profile.buckets[0]).toBeCloseTo(0.75, 12);
  });

  it('looks at the latest twenty days only', () => {
    const history = [
      ...Array.from({ length: 30 }, () => day([1, 0])),
      ...Array.from({ length: 20 }, () => day([0, 4])),
    ];
    expect(averageProfile(history)).toMatchObject({ averageDailyVolume: 4, profile: { buckets: [0, 1] } });
  });

  it('is unknown without a day that traded', () => {
    expect(averageProfile([])).toBeNull();
    expect(averageProfile([day([0, 0]), day([5, 5], 'half-day')])).toBeNull();
  });
});
