import type { VolumeProfile } from '@meridian/cost-model/volume/volume-profile';
import type { Instrument } from '../../../reference/instrument.ts';
import { volumeProfileOf } from '../../../reference/volume-profiles.ts';
import { BUCKET_MINUTES, MINUTES } from '../../../history/slots.ts';

/** Volume time by whole minutes after the open. */
export type VolumeClock = {
  /** Share of the day's volume so far, from 0 up to the closing auction. */
  readonly clock: Float64Array;
  /** Square root of each minute's volume: the size of its price move. */
  readonly steps: Float64Array;
};

function clockOf(profile: VolumeProfile): VolumeClock {
  const afterOpen = 1 - profile.openAuction;
  const clock = new Float64Array(MINUTES + 1);
  const steps = new Float64Array(MINUTES + 1);
  let done = 0;
  for (let minute = 1; minute <= MINUTES; minute += 1) {
    done += (profile.buckets[Math.floor((minute - 1) / BUCKET_MINUTES)] ?? 0) / BUCKET_MINUTES;
    const before = clock[minute - 1] ?? 0;
    clock[minute] = done / afterOpen;
    steps[minute] = Math.sqrt(Math.max(0, done / afterOpen - before));
  }
  return { clock, steps };
}

const CLOCKS = new Map<VolumeProfile, VolumeClock>();

/** Prices move in volume time, so busy minutes move more. Three volume profiles give three clocks. */
export function volumeClock(instrument: Pick<Instrument, 'assetClass' | 'assetSubClass'>): VolumeClock {
  const profile = volumeProfileOf(instrument);
  const known = CLOCKS.get(profile);
  if (known !== undefined) return known;
  const clock = clockOf(profile);
  CLOCKS.set(profile, clock);
  return clock;
}
