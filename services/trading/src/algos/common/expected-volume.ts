import { remainingVolume } from '@meridian/cost-model/volume/remaining-volume';
import type { AlgoInput } from '../../kernel/algo.ts';

/** Expected lots between two times: the usual day, corrected by today's volume. */
export function expectedLotsBetween(input: AlgoInput, fromMs: number, toMs: number): number {
  const { nowMs, volumeShareAt, expectedDayLots, market } = input;
  const now = volumeShareAt(nowMs);
  const left = 1 - now;
  if (!(left > 0) || toMs <= fromMs) return 0;
  const share = (volumeShareAt(toMs) - volumeShareAt(Math.max(fromMs, nowMs))) / left;
  return Math.max(0, share) * remainingVolume(expectedDayLots, now, market.dayLots).remaining;
}
