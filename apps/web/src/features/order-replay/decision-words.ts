import type { DecisionEvent } from '@meridian/domain/replay/replay-event';

/** It pays the spread because it is late. */
export function isUrgent({ step, gates }: Pick<DecisionEvent, 'step' | 'gates'>): boolean {
  return step === 'cross' && gates !== null && gates.over_floor !== null && gates.over_floor < 0;
}
