import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defineColumns } from './define-columns.ts';
import { defineGrid } from './grid.ts';
import { recordOf } from './record-of.ts';

const IDS = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
const catalogue = defineColumns(
  'field',
  recordOf(IDS, (id) => ({ header: id, kind: 'text' as const })),
);

const shuffled = fc.shuffledSubarray([...IDS], { minLength: 0, maxLength: IDS.length });
const cuts = fc.tuple(fc.nat(IDS.length), fc.nat(IDS.length));

describe('defineGrid', () => {
  it('contains every column of the catalogue once, shown or not', () => {
    fc.assert(
      fc.property(shuffled, cuts, (named, [first, second]) => {
        const [low, high] = first < second ? [first, second] : [second, first];
        const parts = {
          pinnedLeft: named.slice(0, low),
          visible: named.slice(low, high),
          pinnedRight: named.slice(high),
        };
        const { columns } = defineGrid(catalogue, { id: 'executions', title: 'Any', rowKey: null, ...parts });

        expect(columns.map((column) => column.id).sort()).toEqual([...IDS]);
        const idsWhere = (pinned: 'left' | 'right' | null) =>
          columns.filter((column) => !column.hidden && column.pinned === pinned).map((column) => column.id);
        expect(idsWhere('left')).toEqual(parts.pinnedLeft);
        expect(idsWhere(null)).toEqual(parts.visible);
        expect(idsWhere('right')).toEqual(parts.pinnedRight);
        const hidden = columns.filter((column) => column.hidden).map((column) => column.id);
        expect(hidden).toEqual(IDS.filter((id) => !named.includes(id)));
      }),
    );
  });

  it('puts pinned columns at the ends and hidden ones before the right end', () => {
    const grid = defineGrid(catalogue, {
      id: 'executions',
      title: 'Any',
      rowKey: 'a',
      pinnedLeft: ['c'],
      visible: ['b', 'a'],
      pinnedRight: ['f'],
    });
    expect(grid.columns.map((column) => column.id)).toEqual(['c', 'b', 'a', 'd', 'e', 'f']);
    expect(grid).toMatchObject({ selectable: false, defaultSort: [] });
  });
});
