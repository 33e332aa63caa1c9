import { expect, it } from 'vitest';
import type { Change } from '../kernel/commit/change.ts';
import { openTestDesk } from '../kernel/testing/test-desk.ts';
import { isQuiet } from './quiet-change.ts';

/** The end of a child order of an order that was paused. */
async function takenBack(): Promise<Change> {
  const desk = await openTestDesk();
  const changes: Change[] = [];
  desk.kernel.subscribe((committed) => changes.push(...committed.changes));
  const { id } = await desk.newOrder({ order_qty: 900 });
  await desk.do({ name: 'order.pause', args: { parent_order_numeric_ids: [id] } });
  desk.venue.confirmCancel(desk.venue.last.childId);
  await desk.settle();
  const change = changes.find(({ journaled }) => journaled.event.kind === 'ChildCancelled');
  if (change === undefined) throw new Error('no child order was cancelled');
  return change;
}

it('takes a child order that the algorithm takes back for work, and one that somebody stopped for news', async () => {
  const paused = await takenBack();
  const { parent } = paused;
  if (parent === null) throw new Error('the child order has no parent');
  const working = { ...parent, isAutoTrading: true, acceptedChildCount: 2 };
  expect(isQuiet({ ...paused, parent: working }, true)).toBe(true);
  expect(isQuiet({ ...paused, parent: working }, false)).toBe(false);
  expect(isQuiet({ ...paused, parent: { ...working, isAutoTrading: false } }, true)).toBe(false);
  const ending = { ...working, cancelRequest: { by: 'somebody', reason: null } };
  expect(isQuiet({ ...paused, parent: ending }, true)).toBe(false);
});
