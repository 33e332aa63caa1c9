import { expect, it } from 'vitest';
import { ALL_STATUSES, setGroup, setStatus } from './status-filter.ts';
import { statusFilterNote } from './status-note.ts';

it('says what the status filter hides', () => {
  const completed = setGroup(ALL_STATUSES, 'not-completed', false);
  expect(statusFilterNote(completed)).toBe('Completed only');
  expect(statusFilterNote(setGroup(ALL_STATUSES, 'completed', false))).toBe('Not completed only');
  expect(statusFilterNote(setGroup(completed, 'completed', false))).toBe('Every status is hidden');
  expect(statusFilterNote(setStatus(ALL_STATUSES, 'OUT', false))).toBe('1 status hidden');
  expect(statusFilterNote(ALL_STATUSES)).toBeNull();
  expect(statusFilterNote(null)).toBeNull();
});
