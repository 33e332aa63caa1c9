import { povTarget } from '@meridian/cost-model/schedules/pov-target';
import type { AlgoInput } from '../../kernel/algo.ts';
import { continuousFilledLots, othersVolume } from './quantities.ts';

/** A soft cap yields only to must-finish. */
export function bindingCap({ parameters }: AlgoInput, isFinishing: boolean): number | null {
  const { volumeCap, isVolumeCapSoft, mustFinish } = parameters;
  return isVolumeCapSoft && mustFinish && isFinishing ? null : volumeCap;
}

/** Lots that a cap allows outside auctions so far, including filled ones. Infinite without a cap. */
export function capAllowance(input: AlgoInput, cap: number | null): number {
  return cap === null ? Number.POSITIVE_INFINITY : povTarget(cap, othersVolume(input));
}

/** Lots that may be open outside auctions without breaking the cap, even if all fill. */
export function capRoom(input: AlgoInput, cap: number | null): number {
  return Math.max(0, capAllowance(input, cap) - continuousFilledLots(input));
}

/** Lots of an auction that a cap allows, from its expected volume. */
export function auctionCapLots({ parameters, market }: AlgoInput, expectedLots: number): number {
  const { volumeCap, isVolumeCapSoft, mustFinish } = parameters;
  if (volumeCap === null || (isVolumeCapSoft && mustFinish)) return Number.POSITIVE_INFINITY;
  return Math.floor(volumeCap * Math.max(expectedLots, market.auction?.pairedLots ?? 0));
}
