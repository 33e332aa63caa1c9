import type { LegType } from '@meridian/domain/entities/calendar-spread';
import type { ChildLane } from '../state/child.ts';

/** The leg of a child order, by its lane. Null in the order's own book. */
export const LEG_TYPES: Readonly<Record<ChildLane, LegType | null>> = { own: null, near: 'FRONT', far: 'BACK' };
