import { expect, it } from 'vitest';
import { importLines, problemLines } from './import-lines.ts';

it('says by day what was added, and each skipped line by its number in the order of the file', () => {
  const findings = [{ line: 4, text: 'order o1: 1,100 filled of 1,000 ordered' }];
  const counts = { trade_date: '2026-03-02', added: 1, known: 2, orders: 1, removed: 0 };
  const day = { ...counts, problems: [{ line: 3, text: 'late' }], findings };
  expect(importLines('own.csv', [day], [{ line: 5, text: 'bad' }])).toEqual([
    'line 3: late',
    'line 5: bad',
    'Look at line 4: order o1: 1,100 filled of 1,000 ordered',
    '2026-03-02: 1 execution in 1 order',
    'own.csv: 1 execution added, 2 executions known already, 2 lines skipped.',
  ]);
});

it('shows the first hundred bad lines and how many more there are', () => {
  const many = Array.from({ length: 102 }, (_, line) => ({ line, text: 'bad' }));
  expect(problemLines(many)).toHaveLength(101);
  expect(problemLines(many).at(-1)).toBe('and 2 more lines');
});

it('says what was replaced, and that a check imports nothing', () => {
  const day = { trade_date: '2026-03-02', added: 2, known: 0, orders: 1, removed: 3, problems: [], findings: [] };
  expect(importLines('own.csv', [day], [], true)).toEqual([
    '2026-03-02: 2 executions in 1 order, in place of 3 executions',
    'own.csv: 2 executions can be imported, 0 executions known already, 0 lines skipped. Nothing was imported.',
  ]);
});
