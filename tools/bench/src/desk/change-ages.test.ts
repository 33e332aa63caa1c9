import { expect, it } from 'vitest';
import { ChangeAges } from './change-ages.ts';

it('tells changes of orders on the screen from those of others, and leaves out what has just come into sight', () => {
  const ages = new ChangeAges();
  ages.see([1], -1_000);
  ages.see([1, 3], 500);
  const rows = [
    [1, 3, 'WORKING', 7, 900],
    [2, 7, 400],
    [3, 7, 1],
    [1, 3, 'FILLED'],
  ];
  ages.hear(rows, 7, 1_000);
  expect(ages.ages()).toEqual({ seen: { p50Ms: 100, p99Ms: 100 }, others: { p50Ms: 600, p99Ms: 600 } });
});
