import { stuckParentOrdersGrid } from '@meridian/domain/columns/stuck-parent-orders';
import { expect, it } from 'vitest';
import { PLAIN_QUERY } from './grid-model.ts';
import { GridView } from './grid-view.ts';
import { shownBy, TEST_VIEWER, testStore } from './testing.ts';

const NOW_MS = 1_000_000;

it('sorts a wait by its duration, not by its start', () => {
  const store = testStore(
    [
      [1, NOW_MS - 60_000],
      [2, NOW_MS - 180_000],
      [3, null],
      [4, NOW_MS - 120_000],
    ],
    ['parent_order_numeric_id', 'stuck_since'],
  );
  const shown = (direction: 'ascending' | 'descending') => {
    const sort = [{ columnId: 'stuck_since', direction }];
    const query = { ...PLAIN_QUERY, sort };
    return shownBy(new GridView({ grid: stuckParentOrdersGrid, store, viewer: TEST_VIEWER, query, now: () => NOW_MS }));
  };
  expect(shown('descending')).toEqual([2, 4, 1, 3]);
  expect(shown('ascending')).toEqual([1, 4, 2, 3]);
});
