import type { Cause, OtherCause } from '../events/cause.ts';

const OTHERS: Readonly<Record<OtherCause, string>> = {
  answers: 'Answer of the venue after a start',
  market: 'Market data',
  clock: 'Clock',
  start: 'Start of the engine',
  sent: 'Child orders sent',
};

/** The cause of a step: `Command order.modify by trader@desk, session 7f…`. Null in older journals. */
export function causeWords(cause: Cause | undefined): string | null {
  if (cause === undefined) return null;
  if (cause.kind === 'report') return `Venue report ${cause.report} on child ${cause.childId}`;
  if (cause.kind !== 'command') return OTHERS[cause.kind];
  const session = cause.session === undefined ? '' : `, session ${cause.session}`;
  return `Command ${cause.name} by ${cause.user}${session}`;
}
