import type { LegType } from '@meridian/domain/entities/calendar-spread';
import type { ChildLane } from '../state/child.ts';

/** The leg that a child order trades, by the lane it is in; null in the order's own book. */
export const LEG_TYPES: Readonly<Record<ChildLane, LegType | null>> = { own: null, near: 'FRONT', far: 'BACK' };
