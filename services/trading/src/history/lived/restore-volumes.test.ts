import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TEST_INSTRUMENTS } from '../../kernel/testing/test-instruments.ts';
import { TEST_DAY } from '../../kernel/testing/test-market.ts';
import { volumeProfileOf } from '../../reference/volume-profiles.ts';
import { CLOSING_SLOT, MINUTE_MS, OPENING_SLOT, SLOTS } from '../slots.ts';
import { restoreVolumes, type VolumesToRestore } from './restore-volumes.ts';

const [share] = TEST_INSTRUMENTS;
if (share === undefined) throw new Error('there is no test instrument');
const profile = volumeProfileOf(share);
const atMinute = (minute: number) => TEST_DAY.openMs + minute * MINUTE_MS;

function volumesOf(change: Partial<VolumesToRestore>) {
  const seen = new Float64Array(SLOTS);
  seen[OPENING_SLOT] = 30;
  seen[1] = 5;
  seen[7] = 8;
  seen[CLOSING_SLOT] = 90;
  const whole = { day: TEST_DAY, seen, dayLots: 133, gaps: [], isOpenSeen: true, isCloseSeen: true, profile };
  return restoreVolumes({ ...whole, ...change });
}

describe('the volumes of a day', () => {
  it('are those that were seen, when all were', () => {
    const { openAuction, buckets, closeAuction } = volumesOf({});
    expect([openAuction, closeAuction, buckets[0], buckets[1], buckets.length]).toEqual([30, 90, 5, 8, 78]);
  });

  it('have what nobody saw where nobody looked', () => {
    const gaps = [{ fromMs: atMinute(20), toMs: atMinute(30) }];
    const { buckets, openAuction } = volumesOf({ gaps, dayLots: 1_133 });
    expect(openAuction).toBe(30);
    expect((buckets[4] ?? 0) + (buckets[5] ?? 0)).toBe(1_000);
    expect(buckets[4]).toBeGreaterThan(400);
  });

  it('have an opening auction that was not seen, in its usual proportion', () => {
    const gaps = [{ fromMs: TEST_DAY.openMs, toMs: atMinute(120) }];
    const { openAuction, buckets } = volumesOf({ seen: new Float64Array(SLOTS), gaps, isOpenSeen: false });
    const before = buckets.slice(0, 24).reduce((sum, lots) => sum + lots, openAuction);
    expect(before).toBe(133);
    expect(openAuction).toBeGreaterThan(0);
    expect(openAuction).toBeLessThan(30);
  });

  it('add up to the day', () => {
    const gap = fc.tuple(fc.nat(380), fc.nat(380)).map(([a, b]) => ({
      fromMs: atMinute(Math.min(a, b)),
      toMs: atMinute(Math.max(a, b) + 1),
    }));
    const seen = fc.array(fc.nat(1_000), { minLength: SLOTS, maxLength: SLOTS });
    fc.assert(
      fc.property(seen, fc.array(gap, { maxLength: 2 }), fc.nat(100_000), fc.boolean(), (lots, gaps, more, isSeen) => {
        const seenLots = lots.reduce((sum, each) => sum + each, 0);
        const ends = { isOpenSeen: isSeen, isCloseSeen: isSeen };
        const asked = {
          day: TEST_DAY,
          seen: Float64Array.from(lots),
          dayLots: seenLots + more,
          gaps,
          ...ends,
          profile,
        };
        const { openAuction, buckets, closeAuction } = restoreVolumes(asked);
        expect(buckets.reduce((sum, each) => sum + each, openAuction + closeAuction)).toBe(seenLots + more);
      }),
    );
  });
});
