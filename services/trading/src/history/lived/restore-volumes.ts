import { largestRemainder } from '@meridian/cost-model/schedules/largest-remainder';
import { cumulativeShare } from '@meridian/cost-model/volume/cumulative-volume';
import type { VolumeProfile } from '@meridian/cost-model/volume/volume-profile';
import type { TradingDay } from '../../market/market-port.ts';
import type { Span } from '../recording/seen-time.ts';
import { at, BUCKET_MINUTES, CLOSING_SLOT, MINUTE_MS, MINUTES, OPENING_SLOT, total } from '../slots.ts';

/** Lots of a day by the slots of reports. */
export type DayVolumes = {
  readonly openAuction: number;
  readonly buckets: readonly number[];
  readonly closeAuction: number;
};

export type VolumesToRestore = {
  readonly day: TradingDay;
  /** Lots that were seen, by slot. */
  readonly seen: Float64Array;
  /** Lots of the whole day, as the market says. */
  readonly dayLots: number;
  readonly gaps: readonly Span[];
  readonly isOpenSeen: boolean;
  readonly isCloseSeen: boolean;
  readonly profile: VolumeProfile;
};

const BUCKETS = MINUTES / BUCKET_MINUTES;

function seenVolumes(lots: Float64Array): readonly number[] {
  const buckets = Array.from({ length: BUCKETS }, (_, bucket) => {
    const first = bucket * BUCKET_MINUTES + 1;
    return total(lots, first, first + BUCKET_MINUTES);
  });
  return [at(lots, OPENING_SLOT), ...buckets, at(lots, CLOSING_SLOT)];
}

/** The usual volume of the unseen parts. */
function unseenWeights({ day, gaps, isOpenSeen, isCloseSeen, profile }: VolumesToRestore): readonly number[] {
  const shareUntil = (minute: number) => (minute <= 0 ? profile.openAuction : cumulativeShare(profile, minute));
  const minuteOf = (ms: number) => Math.min(MINUTES - 1e-6, (ms - day.openMs) / MINUTE_MS);
  const buckets = Array.from({ length: BUCKETS }, (_, bucket) => {
    const [first, last] = [bucket * BUCKET_MINUTES, (bucket + 1) * BUCKET_MINUTES];
    return gaps.reduce((sum, { fromMs, toMs }) => {
      const from = Math.max(first, minuteOf(fromMs));
      const to = Math.min(last, minuteOf(toMs));
      return from < to ? sum + shareUntil(to) - shareUntil(from) : sum;
    }, 0);
  });
  return [isOpenSeen ? 0 : profile.openAuction, ...buckets, isCloseSeen ? 0 : profile.closeAuction];
}

/** The seen volume, plus the market's remaining lots distributed as usual over the unseen parts. */
export function restoreVolumes(options: VolumesToRestore): DayVolumes {
  const seen = seenVolumes(options.seen);
  const seenLots = seen.reduce((sum, lots) => sum + lots, 0);
  const missing = Math.max(0, Math.round(options.dayLots - seenLots));
  const unseen = unseenWeights(options);
  const isAnyUnseen = unseen.some((weight) => weight > 0);
  const added = largestRemainder(isAnyUnseen ? unseen : seen, missing);
  const parts = seen.map((lots, part) => lots + (added[part] ?? 0));
  return { openAuction: parts[0] ?? 0, buckets: parts.slice(1, -1), closeAuction: parts.at(-1) ?? 0 };
}
