import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { IdQueue } from './id-queue.ts';
import { IdTable } from './id-table.ts';

/** An id, and whether it leaves. */
function steps(ids: fc.Arbitrary<number>) {
  return fc.array(fc.tuple(ids, fc.boolean()), { maxLength: 200, size: 'max' });
}

/** An id with its record, or without one if it leaves. */
type Entry = readonly [number] | null;

it('records are found by id as a map finds them, lowest first, and others are not taken for them', () => {
  const lowOrHigh = fc.oneof(steps(fc.nat(2_000)), steps(fc.integer({ min: 3_000_000_000, max: 3_000_001_000 })));
  fc.assert(
    fc.property(lowOrHigh, (taken) => {
      const table = new IdTable<Entry>();
      const records = new Map<number, Entry>();
      for (const [nth, [id, isLeaving]] of taken.entries()) {
        const record = nth % 5 === 0 ? null : ([nth] as const);
        for (const kept of [table, records]) {
          if (isLeaving) kept.delete(id);
          else kept.set(id, record);
        }
        expect(table.get(id)).toBe(records.get(id));
        expect(table.size).toBe(records.size);
        for (const other of [id + 2 ** 32, id + 0.5, -id - 1, Number.NaN]) expect(table.has(other)).toBe(false);
      }
      const sorted = [...records].sort(([one], [other]) => one - other);
      expect([...table.entries()]).toEqual(sorted);
      expect([...table.keys()]).toEqual(sorted.map(([id]) => id));
      table.clear();
      expect([...table.keys()]).toEqual([]);
    }),
  );
});

it('a table that everything has left begins anew wherever the next id is, near or far', () => {
  const table = new IdTable<Entry>();
  for (const id of [5_000, 70, 3_000_000_000, 9, 200_000, 3_000_000_000]) {
    table.set(id, [id]);
    expect([table.get(id), [...table.keys()]]).toEqual([[id], [id]]);
    expect([table.delete(id), table.has(id), table.size]).toEqual([true, false, 0]);
  }
});

it('ids wait as in a set, the oldest first, and one that left and came again is the newest', () => {
  const step = fc.record({ id: fc.nat(300), kind: fc.constantFrom('add', 'add', 'delete', 'take') });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200, size: 'max' }), (taken) => {
      const queue = new IdQueue();
      const set = new Set<number>();
      for (const { id, kind } of taken) {
        const oldest = kind === 'take' ? [...set].slice(0, id % 7) : [];
        for (const ids of [queue, set]) {
          if (kind === 'add') ids.add(id);
          if (kind === 'delete') ids.delete(id);
        }
        expect(queue.take(oldest.length)).toEqual(oldest);
        for (const old of oldest) set.delete(old);
        expect(queue.has(id)).toBe(set.has(id));
        expect(queue.size).toBe(set.size);
      }
      expect(queue.take(1_000)).toEqual([...set]);
    }),
  );
});

it('ids that wait since later are left, and one that waits keeps its time', () => {
  const queue = new IdQueue();
  queue.add(7, 100);
  queue.add(8, 200);
  queue.add(7, 300);
  expect([queue.take(9, 99), queue.take(9, 150), queue.take(9)]).toEqual([[], [7], [8]]);
});
