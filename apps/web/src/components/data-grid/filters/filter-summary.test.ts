import { GROUP_BOXES } from '@meridian/domain/status-group';
import { expect, it } from 'vitest';
import { filterSummary } from './filter-summary.ts';

it.each([
  [{ kind: 'number', min: 1000, max: null }, '≥ 1,000'],
  [{ kind: 'number', min: 5, max: 5 }, '5'],
  [{ kind: 'number', min: -1, max: 2.5 }, '-1 – 2.5'],
  [{ kind: 'date', from: null, to: '2026-11-13' }, '≤ 2026-11-13'],
  [{ kind: 'set', texts: ['JP', ''] }, 'JP, blank'],
  [{ kind: 'set', texts: ['a', 'b', 'c'] }, '3 values'],
  [{ kind: 'set', texts: [] }, 'none'],
  [{ kind: 'status', filter: { checked: ['NEW', 'SENT'] } }, '2 of 15'],
  [{ kind: 'status', filter: { checked: GROUP_BOXES['not-completed'] } }, 'Not Completed'],
  [{ kind: 'status', filter: { checked: GROUP_BOXES.completed } }, 'Completed'],
  [{ kind: 'status', filter: { checked: [] } }, 'none'],
  [{ kind: 'except', texts: ['JP'] }, 'not JP'],
  [{ kind: 'limit', filter: { yes: true, no: false } }, 'LIMITED OUT'],
  [{ kind: 'volume-cap', filter: { yes: false, no: true } }, 'Not VC Constrained'],
] as const)('%j reads %s', (filter, text) => {
  expect(filterSummary(filter)).toBe(text);
});
