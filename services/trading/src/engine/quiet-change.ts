import type { Change } from '../kernel/commit/change.ts';
import type { Parent } from '../kernel/state/parent.ts';

const QUIET: ReadonlySet<string> = new Set([
  'PlanRecorded',
  'ChildCreated',
  'ChildrenSent',
  'ChildAccepted',
  'ChildCancelRequested',
]);

/**
 * Work that neither fills nor ends anything. The first answer of a venue makes an order WORKING, and is news. A child
 * order that the algorithm takes back is work too, but not one that goes because somebody stopped its order or the desk.
 */
export function isQuiet({ journaled, parent }: Change, isDeskTrading: boolean): boolean {
  if (parent === null || parent.acceptedChildCount <= 1) return false;
  const { kind } = journaled.event;
  return QUIET.has(kind) || (kind === 'ChildCancelled' && isDeskTrading && isWorked(parent));
}

function isWorked({ stage, isAutoTrading, cancelRequest, pendingChange }: Parent): boolean {
  return stage === 'started' && isAutoTrading && cancelRequest === null && pendingChange === null;
}
