import type { PlannedChild } from '../fills/planned-fill.ts';

const TIMES_IN_FORCE = {
  resting: 'DAY',
  taking: 'IOC',
  mid: 'DAY',
  conditional: 'IOC',
  opening: 'OPG',
  closing: 'CLS',
  legs: 'IOC',
} as const satisfies Record<PlannedChild['kind'], string>;

/** What a venue was told about how long an order may wait. */
export function timeInForceOf({ kind }: PlannedChild) {
  return TIMES_IN_FORCE[kind];
}
