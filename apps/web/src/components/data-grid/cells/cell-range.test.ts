import { expect, it } from 'vitest';
import { cellCount, isInBox, rangeBox } from './cell-range.ts';

const COLUMNS = ['a', 'b', 'c', 'd'];
const cell = (row: number, columnId: string) => ({ row, rowId: null, columnId });

it('is the same box in whichever direction it was drawn', () => {
  const down = rangeBox({ anchor: cell(2, 'b'), head: cell(5, 'd') }, COLUMNS);
  const up = rangeBox({ anchor: cell(5, 'd'), head: cell(2, 'b') }, COLUMNS);
  expect(down).toEqual({ top: 2, bottom: 5, columnIds: ['b', 'c', 'd'] });
  expect(up).toEqual(down);
  expect(down === null ? 0 : cellCount(down)).toBe(12);
});

it('knows its cells', () => {
  const box = rangeBox({ anchor: cell(2, 'b'), head: cell(5, 'c') }, COLUMNS);
  expect(isInBox(box, 5, 'c')).toBe(true);
  expect(isInBox(box, 6, 'c')).toBe(false);
  expect(isInBox(box, 3, 'd')).toBe(false);
  expect(isInBox(null, 3, 'd')).toBe(false);
});

it('is gone when one of its columns is', () => {
  expect(rangeBox({ anchor: cell(0, 'a'), head: cell(1, 'x') }, COLUMNS)).toBeNull();
});
