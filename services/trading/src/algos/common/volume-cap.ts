import { povTarget } from '@meridian/cost-model/schedules/pov-target';
import type { AlgoInput } from '../../kernel/algo.ts';
import { continuousFilledLots, othersVolume } from './quantities.ts';

/** A soft cap gives way to must-finish, and to nothing else. */
export function bindingCap({ parameters }: AlgoInput, isFinishing: boolean): number | null {
  const { volumeCap, isVolumeCapSoft, mustFinish } = parameters;
  return isVolumeCapSoft && mustFinish && isFinishing ? null : volumeCap;
}

/** Lots that a cap allows outside the auctions by now, the filled ones included; without end if there is no cap. */
export function capAllowance(input: AlgoInput, cap: number | null): number {
  return cap === null ? Number.POSITIVE_INFINITY : povTarget(cap, othersVolume(input));
}

/** Lots that may be open outside the auctions without the cap being broken if all of them fill. */
export function capRoom(input: AlgoInput, cap: number | null): number {
  return Math.max(0, capAllowance(input, cap) - continuousFilledLots(input));
}

/** Lots of an auction that a cap allows, out of what the auction should trade. */
export function auctionCapLots({ parameters, market }: AlgoInput, expectedLots: number): number {
  const { volumeCap, isVolumeCapSoft, mustFinish } = parameters;
  if (volumeCap === null || (isVolumeCapSoft && mustFinish)) return Number.POSITIVE_INFINITY;
  return Math.floor(volumeCap * Math.max(expectedLots, market.auction?.pairedLots ?? 0));
}
