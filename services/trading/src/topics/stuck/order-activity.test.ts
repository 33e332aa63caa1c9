import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { sampleChild, sampleExecution, sampleParent } from '../testing/sample-records.ts';
import { topicDesk } from '../testing/topic-desk.ts';
import { KeySets } from './key-sets.ts';
import { OrderActivity } from './order-activity.ts';

it('keys stand in their sets as in plain ones, in the order in which they came', () => {
  const step = fc.record({
    slot: fc.nat(2),
    key: fc.oneof(fc.nat(12), fc.constantFrom('0', '1', 'A')),
    kind: fc.constantFrom('add', 'add', 'add', 'delete', 'delete'),
    isCleared: fc.nat(40).map((nth) => nth === 0),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 150, size: 'max' }), (steps) => {
      const sets = new KeySets();
      const plain = [new Set<string | number>(), new Set<string | number>(), new Set<string | number>()];
      for (const { slot, key, kind, isCleared } of steps) {
        if (isCleared) {
          sets.clear(slot);
          plain[slot]?.clear();
        }
        sets[kind](slot, key);
        plain[slot]?.[kind](key);
        for (const [nth, keys] of plain.entries()) expect([...sets.of(nth)]).toEqual([...keys]);
      }
    }),
  );
});

it('an order that comes after another left has nothing of it, and orders stand as they came', () => {
  const desk = topicDesk();
  const activity = new OrderActivity(desk.tables);
  desk.put('parent_orders', sampleParent(1), sampleParent(2), sampleParent(3));
  desk.put('child_orders', sampleChild(8, 1), sampleChild(9, 1, { last_update_timestamp: 7_000 }), sampleChild(10, 2));
  desk.remove('parent_orders', 1);
  expect(activity.of(1)).toBeUndefined();
  desk.put('executions', sampleExecution('E', 3, { report_receive_time_since_epoch_milliseconds: 500 }));
  desk.put('parent_orders', sampleParent(1));
  desk.put('child_orders', sampleChild(11, 1, { remaining_qty: 0, status: 'FILLED', last_update_timestamp: 600 }));
  const [two, ...later] = activity.entries();
  expect(two?.[0]).toBe(2);
  expect(later).toEqual([
    [3, { openChildren: [], lastMoveMs: 500, lastChild: null }],
    [1, { openChildren: [], lastMoveMs: 600, lastChild: 11 }],
  ]);
});
