import { decisionsOf } from './replay-state.ts';
import type { ReplayEvent } from './replay-event.ts';

/** What the keys step to. */
export type MomentKind = 'event' | 'fill' | 'decision';

/** The moments of a kind, each once, oldest first. */
export function momentsOf(events: readonly ReplayEvent[], kind: MomentKind): readonly number[] {
  const wanted =
    kind === 'decision' ? decisionsOf(events) : events.filter((event) => kind === 'event' || event.kind === kind);
  return wanted.map(({ at_ms }) => at_ms).filter((ms, index, all) => index === 0 || ms !== all[index - 1]);
}

export function nextMoment(moments: readonly number[], ms: number): number | null {
  return moments.find((moment) => moment > ms) ?? null;
}

export function previousMoment(moments: readonly number[], ms: number): number | null {
  return moments.findLast((moment) => moment < ms) ?? null;
}
