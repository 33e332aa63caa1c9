import {
  INITIAL_VOLUME_CAP_FLAG,
  nextVolumeCapFlag,
  type VolumeCapFlag,
} from '@meridian/cost-model/schedules/volume-cap-flag';
import type { AlgoInput } from '../../kernel/algo.ts';
import { capAllowance } from './volume-cap.ts';
import { continuousFilledLots } from './quantities.ts';

/** Whether the cap holds a schedule back, smoothed over five seconds. */
export function capFlagAfter(input: AlgoInput, flag: VolumeCapFlag, scheduledLots: number): VolumeCapFlag {
  const { volumeCap } = input.parameters;
  if (volumeCap === null) return INITIAL_VOLUME_CAP_FLAG;
  const inAuctions = input.filledLots - continuousFilledLots(input);
  return nextVolumeCapFlag(flag, {
    nowMs: input.nowMs,
    scheduledLots,
    doneLots: input.filledLots,
    allowedLots: capAllowance(input, volumeCap) + inAuctions,
  });
}
