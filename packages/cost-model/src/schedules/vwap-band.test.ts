import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { windowShare } from '../volume/cumulative-volume.ts';
import { IBM_HALF_HOUR_SHARES } from '../volume/half-hour-shares.ts';
import { makeVolumeProfile } from '../volume/volume-profile.ts';
import { scheduleBand, schedulePosture, shareAboveFloor } from './vwap-band.ts';

const ibm = makeVolumeProfile({ openAuction: 0, buckets: IBM_HALF_HOUR_SHARES, closeAuction: 0 }, 30);
/** Minutes after 9:30 of 10:30, 11:00, 11:30, 12:00 and 12:30, in a window from 10:00 to 12:30. */
const bands = [60, 90, 120, 150, 180].map((minute) => scheduleBand(10_000, windowShare(ibm, 30, 180, minute), false));

const mustFinishAt = (progress: number) => scheduleBand(10_000, progress, true);

describe('VWAP band', () => {
  it('follows the IBM curve from 10:00 to 12:30', () => {
    expect(bands.map(({ goal }) => goal)).toEqual([2638, 4923, 6873, 8614, 10_000]);
    expect(bands.map(({ floor }) => floor)).toEqual([2138, 4423, 6373, 8114, 9500]);
    expect(bands.map(({ ceiling }) => ceiling)).toEqual([3138, 5423, 7373, 9114, 10_000]);
  });

  it('closes over the last twentieth of a schedule that must finish', () => {
    expect(mustFinishAt(0.5)).toEqual(scheduleBand(10_000, 0.5, false));
    expect(mustFinishAt(0.95)).toEqual({ goal: 9500, floor: 9000, ceiling: 10_000 });
    expect(mustFinishAt(0.975)).toEqual({ goal: 9750, floor: 9500, ceiling: 10_000 });
    expect(mustFinishAt(1)).toEqual({ goal: 10_000, floor: 10_000, ceiling: 10_000 });
  });

  it('is a lot wide at least, and empty for an empty order', () => {
    expect(scheduleBand(10, 0.5, false)).toEqual({ goal: 5, floor: 4, ceiling: 6 });
    expect(scheduleBand(0, 0.5, false)).toEqual({ goal: 0, floor: 0, ceiling: 0 });
    expect(scheduleBand(10, Number.NaN, false)).toEqual({ goal: 0, floor: 0, ceiling: 1 });
    expect(() => scheduleBand(1.5, 0, false)).toThrow('whole lots');
  });

  it('holds the goal, stays inside the order and never moves back', () => {
    const progress = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.nat(1_000_000), progress, progress, fc.boolean(), (lots, one, other, mustFinish) => {
        const early = scheduleBand(lots, Math.min(one, other), mustFinish);
        const late = scheduleBand(lots, Math.max(one, other), mustFinish);
        expect(0 <= early.floor && early.floor <= early.goal && early.goal <= early.ceiling).toBe(true);
        expect(early.ceiling).toBeLessThanOrEqual(lots);
        expect(late.floor).toBeGreaterThanOrEqual(early.floor);
        expect(late.goal).toBeGreaterThanOrEqual(early.goal);
      }),
    );
  });
});

describe('share above a floor', () => {
  it('is where the floor leaves so many lots behind', () => {
    const done = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), done, fc.boolean(), (lots, share, mustFinish) => {
        const floorLots = Math.floor(share * lots);
        const found = shareAboveFloor(lots, floorLots, mustFinish);
        const floorAt = (progress: number) => scheduleBand(lots, progress, mustFinish).floor;
        expect(floorAt(found === null ? 1 : Math.max(0, found - 1 / lots))).toBeLessThanOrEqual(floorLots);
        expect(found === null ? floorLots : floorAt(found + 1 / lots)).toBeGreaterThanOrEqual(floorLots);
      }),
    );
  });

  it('closes in on the end of a schedule that must finish, and never comes for one that is done', () => {
    expect(shareAboveFloor(10_000, 5_000, false)).toBe(0.55);
    expect(shareAboveFloor(10_000, 9_600, false)).toBeNull();
    expect(shareAboveFloor(10_000, 9_600, true)).toBeCloseTo(0.98, 12);
    expect(shareAboveFloor(10_000, 10_000, true)).toBeNull();
    expect(shareAboveFloor(0, 0, true)).toBeNull();
  });
});

describe('schedule posture', () => {
  it.each([
    [2137, 'cross'],
    [2138, 'join'],
    [2637, 'join'],
    [2638, 'passive'],
    [3137, 'passive'],
    [3138, 'none'],
  ])('with %i done is %s', (done, posture) => {
    expect(schedulePosture(done, { goal: 2638, floor: 2138, ceiling: 3138 })).toBe(posture);
  });
});
