import { array, assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { movedPriorities, type Prioritised } from './venue-order.ts';

const rowsOf = (...priorities: number[]): Prioritised[] =>
  priorities.map((priority, index) => ({ id: index + 1, priority }));

function after(rows: readonly Prioritised[], movedId: number, beforeId: number | null): number[][] {
  const changed = new Map(movedPriorities(rows, movedId, beforeId).map(({ id, priority }) => [id, priority]));
  const byPriority = Map.groupBy(rows, ({ id, priority }) => changed.get(id) ?? priority);
  return [...byPriority.entries()].toSorted(([a], [b]) => a - b).map(([, tier]) => tier.map(({ id }) => id));
}

describe('the order of venues', () => {
  it('changes when one is moved before another', () => {
    expect(after(rowsOf(1, 2, 3), 3, 1)).toEqual([[3], [1], [2]]);
    expect(after(rowsOf(1, 2, 3), 1, null)).toEqual([[2], [3], [1]]);
    expect(movedPriorities(rowsOf(1, 2, 3), 2, 3)).toEqual([]);
  });

  it('keeps venues of one priority together, and lets one join them', () => {
    expect(after(rowsOf(1, 1, 2), 3, 1)).toEqual([[3], [1, 2]]);
    expect(after(rowsOf(1, 1, 2), 3, 2)).toEqual([[1, 2, 3]]);
    expect(after(rowsOf(1, 1, 2), 2, 3)).toEqual([[1], [2], [3]]);
  });

  it('keeps the order of all other pairs', () => {
    const priorities = array(integer({ min: 0, max: 5 }), { minLength: 2, maxLength: 8 });
    assert(
      property(priorities, integer({ min: 1, max: 8 }), integer({ min: 1, max: 8 }), (given, moved, before) => {
        const rows = rowsOf(...given);
        const changed = new Map(movedPriorities(rows, moved, before).map(({ id, priority }) => [id, priority]));
        const now = (row: Prioritised) => changed.get(row.id) ?? row.priority;
        const others = changed.size === 0 ? [] : rows.filter(({ id }) => id !== moved);
        const signs = (of: (row: Prioritised) => number) =>
          others.flatMap((a) => others.map((b) => Math.sign(of(a) - of(b))));
        expect(signs(now)).toEqual(signs(({ priority }) => priority));
      }),
    );
  });
});
