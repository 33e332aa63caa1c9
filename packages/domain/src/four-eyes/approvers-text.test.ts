import { expect, it } from 'vitest';
import { approversText } from './approvers-text.ts';

it('names who may approve, counts a crowd, and says what to do where there is nobody', () => {
  expect(approversText(['Tess Park'])).toBe('Tess Park may approve it.');
  expect(approversText(['Tess Park', 'Ada Byrne'])).toBe('Tess Park or Ada Byrne may approve it.');
  expect(approversText(['A', 'B', 'C'])).toBe('A, B or C may approve it.');
  expect(approversText(['A', 'B', 'C', 'D'])).toBe('4 people may approve it.');
  expect(approversText([])).toContain('ask an administrator');
});
