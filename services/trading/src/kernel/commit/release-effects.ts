import type { VenuePort } from '../../venues/venue-port.ts';
import type { Effect } from './effect.ts';

export type ReleaseOptions = {
  readonly venue: Pick<VenuePort, 'submit' | 'cancel' | 'reconcile'>;
  readonly reconnect: (destination: string) => void;
  /** Child orders that leave now, by parent order. */
  readonly noteSent: (sent: ReadonlyMap<number, readonly number[]>) => void;
  /** An error in a reply is the caller's problem, not the engine's. */
  readonly onProblem: (error: unknown) => void;
};

/** Releases effects after their commit, in order of decision. */
export function releaseEffects(effects: readonly Effect[], options: ReleaseOptions): void {
  const { venue, noteSent, reconnect, onProblem } = options;
  const sent = submitsByParent(effects);
  if (sent.size > 0) noteSent(sent);
  for (const effect of effects) {
    if (effect.kind === 'submit') venue.submit(effect.order);
    else if (effect.kind === 'cancel') venue.cancel(effect.childId);
    else if (effect.kind === 'reconnect') reconnect(effect.destination);
    else if (effect.kind === 'reconcile') venue.reconcile(effect.orders);
    else answer(effect, onProblem);
  }
}

function answer(effect: Extract<Effect, { kind: 'answer' }>, onProblem: (error: unknown) => void): void {
  try {
    effect.reply(effect.answer);
  } catch (error) {
    onProblem(error);
  }
}

function submitsByParent(effects: readonly Effect[]): ReadonlyMap<number, number[]> {
  const sent = new Map<number, number[]>();
  for (const effect of effects) {
    if (effect.kind !== 'submit') continue;
    const ids = sent.get(effect.parentId);
    if (ids === undefined) sent.set(effect.parentId, [effect.order.childId]);
    else ids.push(effect.order.childId);
  }
  return sent;
}
