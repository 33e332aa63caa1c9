import { expect, it } from 'vitest';
import { exportFileName } from './export-file-name.ts';

it('names a file by its grid and the minute it was written in', () => {
  expect(exportFileName('parent-orders', new Date(2026, 10, 15, 19, 11, 59))).toBe(
    'meridian-parent-orders-2026-11-15-1911.csv',
  );
  expect(exportFileName('executions', new Date(2026, 0, 5, 4, 7))).toBe('meridian-executions-2026-01-05-0407.csv');
});
