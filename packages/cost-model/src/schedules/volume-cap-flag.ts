/** Whether the volume cap holds a schedule back, smoothed so that it does not flicker. */
export type VolumeCapFlag = {
  readonly isConstrained: boolean;
  /** Since when the reading differs from the flag. Null while they agree. */
  readonly changingSinceMs: number | null;
};

export type VolumeCapReading = {
  readonly nowMs: number;
  readonly scheduledLots: number;
  readonly doneLots: number;
  /** Total lots that the cap allows so far. */
  readonly allowedLots: number;
};

export const INITIAL_VOLUME_CAP_FLAG: VolumeCapFlag = { isConstrained: false, changingSinceMs: null };

const HOLD_MS = 5000;

/** True when an order is more than a lot behind schedule and the cap leaves at most one lot. */
function isHeldBack({ scheduledLots, doneLots, allowedLots }: VolumeCapReading): boolean {
  return scheduledLots - doneLots > 1 && allowedLots <= doneLots + 1;
}

/** The flag changes after the reading has differed for five seconds without a break. */
export function nextVolumeCapFlag(flag: VolumeCapFlag, reading: VolumeCapReading): VolumeCapFlag {
  const heldBack = isHeldBack(reading);
  if (heldBack === flag.isConstrained) {
    return flag.changingSinceMs === null ? flag : { isConstrained: flag.isConstrained, changingSinceMs: null };
  }
  if (flag.changingSinceMs === null) return { isConstrained: flag.isConstrained, changingSinceMs: reading.nowMs };
  return reading.nowMs - flag.changingSinceMs >= HOLD_MS ? { isConstrained: heldBack, changingSinceMs: null } : flag;
}
