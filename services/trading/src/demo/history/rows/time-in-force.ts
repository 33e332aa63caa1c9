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

/** The time in force of a child order. */
export function timeInForceOf({ kind }: PlannedChild) {
  return TIMES_IN_FORCE[kind];
}
