import { standardNormal } from '@meridian/cost-model/random/standard-normal';
import type { Rng } from '@meridian/cost-model/sfc32';
import type { Instrument } from '../../../reference/instrument.ts';
import { volumeProfileOf } from '../../../reference/volume-profiles.ts';
import { quickNormal } from './normal-table.ts';
import { BUCKET_MINUTES, CLOSING_SLOT, MINUTES, OPENING_SLOT, SLOTS } from '../../../history/slots.ts';

const DAY_LOG_SD = 0.25;
const BUCKET_LOG_SD = 0.3;

/** Lots that others trade in each slot: a usual day with random activity, as a whole and by bucket. */
export function othersVolumes(instrument: Instrument, rng: Rng): Float64Array {
  const { openAuction, buckets, closeAuction } = volumeProfileOf(instrument);
  const day = instrument.averageDailyLots * Math.exp(DAY_LOG_SD * standardNormal(rng) - (DAY_LOG_SD * DAY_LOG_SD) / 2);
  const lots = new Float64Array(SLOTS);
  const noise = () => Math.exp(BUCKET_LOG_SD * quickNormal(rng) - (BUCKET_LOG_SD * BUCKET_LOG_SD) / 2);
  lots[OPENING_SLOT] = Math.round(day * openAuction * noise());
  lots[CLOSING_SLOT] = Math.round(day * closeAuction * noise());
  // Fractions are carried over, so that thin instruments trade in some minutes only.
  let owed = 0;
  for (let bucket = 0; bucket * BUCKET_MINUTES < MINUTES; bucket += 1) {
    const each = (day * (buckets[bucket] ?? 0) * noise()) / BUCKET_MINUTES;
    if (each === 0) continue;
    for (let slot = bucket * BUCKET_MINUTES + 1; slot <= (bucket + 1) * BUCKET_MINUTES; slot += 1) {
      owed += each;
      const whole = Math.floor(owed);
      lots[slot] = whole;
      owed -= whole;
    }
  }
  return lots;
}
