import { expect, it } from 'vitest';
import { openTestDesk } from '../testing/test-desk.ts';
import { copyState } from './copy-state.ts';
import { stateDigest } from './state-digest.ts';

async function busyDesk() {
  const desk = await openTestDesk();
  for (const lots of [300, 200]) {
    await desk.newOrder({ order_qty: lots });
    desk.venue.accept(desk.venue.last.childId);
    desk.venue.fill(desk.venue.last.childId, 50);
    await desk.settle();
  }
  return desk;
}

it('has the same of everything, what orders are found by included', async () => {
  const { published } = (await busyDesk()).kernel;
  const copy = copyState(published);
  const { terms } = copy.orders.parent(2);
  expect(stateDigest(copy)).toBe(stateDigest(published));
  expect(copy.orders.alike.newestLike(terms)).toBe(2);
  expect(copy.orders.parentOfClientOrder(terms)).toBe(2);
});

it('goes on by itself', async () => {
  const { published } = (await busyDesk()).kernel;
  const before = stateDigest(published);
  const copy = copyState(published);
  const [child] = copy.orders.openChildrenOf(1);
  if (child === undefined) throw new Error('the order has an open child');
  copy.orders.putChild({ ...child, status: 'Cancelled' });
  copy.orders.putChild({ ...child, id: 99 });
  copy.orders.remove(2);
  expect(stateDigest(published)).toBe(before);
  expect(published.orders.alike.newestLike(published.orders.parent(2).terms)).toBe(2);
  expect(stateDigest(copy)).not.toBe(before);
});
