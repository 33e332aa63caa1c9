import { expect, it } from 'vitest';
import { importLines, problemLines } from './import-lines.ts';

it('says by day what was added, and each skipped line by its number in the order of the file', () => {
  const day = { trade_date: '2026-03-02', added: 1, known: 2, orders: 1, problems: [{ line: 3, text: 'late' }] };
  expect(importLines('own.csv', [day], [{ line: 5, text: 'bad' }])).toEqual([
    'line 3: late',
    'line 5: bad',
    '2026-03-02: 1 execution in 1 order',
    'own.csv: 1 execution added, 2 executions known already, 2 lines skipped.',
  ]);
});

it('shows the first hundred bad lines and how many more there are', () => {
  const many = Array.from({ length: 102 }, (_, line) => ({ line, text: 'bad' }));
  expect(problemLines(many)).toHaveLength(101);
  expect(problemLines(many).at(-1)).toBe('and 2 more lines');
});
