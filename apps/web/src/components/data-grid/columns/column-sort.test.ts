import { expect, it } from 'vitest';
import { nextSort, sortMark } from './column-sort.ts';

it('turns ascending, descending, off', () => {
  const once = nextSort([], 'qty', false);
  const twice = nextSort(once, 'qty', false);
  expect(once).toEqual([{ columnId: 'qty', direction: 'ascending' }]);
  expect(twice).toEqual([{ columnId: 'qty', direction: 'descending' }]);
  expect(nextSort(twice, 'qty', false)).toEqual([]);
});

it('forgets other columns unless the click adds', () => {
  const byQty = nextSort([], 'qty', false);
  expect(nextSort(byQty, 'side', false)).toEqual([{ columnId: 'side', direction: 'ascending' }]);
  const both = nextSort(byQty, 'side', true);
  expect(both.map(({ columnId }) => columnId)).toEqual(['qty', 'side']);
  expect(nextSort(both, 'qty', true)[0]).toEqual({ columnId: 'qty', direction: 'descending' });
});

it('numbers the marks only where several columns sort', () => {
  const byQty = nextSort([], 'qty', false);
  expect(sortMark(byQty, 'qty')).toEqual({ direction: 'ascending', order: null });
  expect(sortMark(nextSort(byQty, 'side', true), 'side')).toEqual({ direction: 'ascending', order: 2 });
  expect(sortMark(byQty, 'side')).toBeNull();
});
