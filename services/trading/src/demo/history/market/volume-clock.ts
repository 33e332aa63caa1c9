import type { VolumeProfile } from '@meridian/cost-model/volume/volume-profile';
import type { Instrument } from '../../../reference/instrument.ts';
import { volumeProfileOf } from '../../../reference/volume-profiles.ts';
import { BUCKET_MINUTES, MINUTES } from '../../../history/slots.ts';

/** Time as volume counts it, by whole minutes after the open. */
export type VolumeClock = {
  /** How far the day has come: from 0 to the close auction's share short of 1. */
  readonly clock: Float64Array;
  /** Square root of what each minute adds: how far a price wanders in it. */
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

/** Prices move in volume time: busy minutes move more. There are three profiles, so three clocks. */
export function volumeClock(instrument: Pick<Instrument, 'assetClass' | 'assetSubClass'>): VolumeClock {
  const profile = volumeProfileOf(instrument);
  const known = CLOCKS.get(profile);
  if (known !== undefined) return known;
  const clock = clockOf(profile);
  CLOCKS.set(profile, clock);
  return clock;
}
