import { expect, it } from 'vitest';
import { parentOrdersGrid } from '@meridian/domain/columns/parent-orders';
import { PLAIN_QUERY } from './grid-model.ts';
import { GridView } from './grid-view.ts';
import { RowStore } from './row-store.ts';
import { SlotArrays } from './slot-arrays.ts';

it('gives an array again that is long enough', () => {
  const { ints } = new SlotArrays();
  const first = ints.take(8);
  ints.give(first);
  expect(ints.take(4)).toBe(first);
  expect(ints.take(4)).not.toBe(first);
  ints.give(first);
  expect(ints.take(9)).not.toBe(first);
});

it('lets a grid that is grouped, sorted and searched again show its rows as a new one does', () => {
  const store = new RowStore(['parent_order_numeric_id', 'country', 'order_qty'], { value: 0 });
  for (let id = 1; id <= 1_500; id += 1) store.put([id, ['US', 'JP', 'DE'][id % 3] ?? null, (id * 7_919) % 1_000]);
  const viewer = { zone: 'America/New_York', permissions: [] };
  const options = { grid: parentOrdersGrid, store, viewer, now: () => 1 };
  const view = new GridView({ ...options, query: PLAIN_QUERY });
  const queries = [
    { ...PLAIN_QUERY, groupBy: ['country'] },
    { ...PLAIN_QUERY, search: 'jp', sort: [{ columnId: 'order_qty', direction: 'descending' as const }] },
    { ...PLAIN_QUERY, search: 'jp 99' },
    { ...PLAIN_QUERY, groupBy: ['country'], sort: [{ columnId: 'order_qty', direction: 'ascending' as const }] },
    PLAIN_QUERY,
  ];
  for (const query of queries) {
    view.setQuery(query);
    expect(linesOf(view)).toEqual(linesOf(new GridView({ ...options, query })));
  }
});

function linesOf({ list }: GridView): readonly unknown[] {
  return Array.from({ length: list.length }, (_, index) => list.item(index));
}
