import type { Change } from '../kernel/commit/change.ts';

const QUIET: ReadonlySet<string> = new Set([
  'PlanRecorded',
  'ChildCreated',
  'ChildrenSent',
  'ChildAccepted',
  'ChildCancelRequested',
]);

/** Work that neither fills nor ends anything. The first answer of a venue makes an order WORKING, and is news. */
export function isQuiet({ journaled, parent }: Change): boolean {
  return QUIET.has(journaled.event.kind) && parent !== null && parent.acceptedChildCount > 1;
}
