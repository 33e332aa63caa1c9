import type { Child } from '../state/child.ts';
import type { DoubtSum } from '../state/parent.ts';
import { exposedLots } from './exposure.ts';

/** Sums what child orders in doubt may still fill, by destination. */
export function doubtSumOf(doubtful: readonly Child[], lotSize = 1): DoubtSum {
  const byDestination = new Map<string, number>();
  let ownLots = 0;
  for (const child of doubtful) {
    const { lane, destination } = child.terms;
    const lots = exposedLots(child);
    if (lane === 'own') ownLots += lots;
    if (lots > 0) byDestination.set(destination, (byDestination.get(destination) ?? 0) + lots * lotSize);
  }
  const at = Array.from(byDestination, ([destination, quantity]) => ({ destination, quantity }));
  return { lots: ownLots, hasLeg: doubtful.some(({ terms }) => terms.lane !== 'own'), at };
}
