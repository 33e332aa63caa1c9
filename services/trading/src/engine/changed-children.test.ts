import { expect, it } from 'vitest';
import type { Child } from '../kernel/state/child.ts';
import { ChangedChildren } from './changed-children.ts';

/** Only what is read here. */
function child(id: number, filledLots = 0): Child {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing else is asked for.
  return { id, filledLots } as Child;
}

it('a child order that changed twice waits once, as it is now, until it is shown', () => {
  const changed = new ChangedChildren();
  changed.see(child(7));
  changed.see(child(8));
  changed.see(child(7, 100));
  expect([changed.ids.size, changed.get(7)]).toEqual([2, child(7, 100)]);
  changed.shown(7);
  expect([changed.ids.take(9), changed.get(7)]).toEqual([[8], undefined]);
});

it('of more child orders than it may keep it has the ids, and never an older record', () => {
  const changed = new ChangedChildren();
  for (let id = 1; id <= 6_000; id += 1) changed.see(child(id));
  for (let id = 1; id <= 6_000; id += 1) changed.see(child(id, 100));
  expect([changed.ids.size, changed.get(1), changed.get(6_000)]).toEqual([6_000, child(1, 100), undefined]);
  changed.shown(1);
  changed.see(child(6_000, 200));
  expect(changed.get(6_000)).toEqual(child(6_000, 200));
});
