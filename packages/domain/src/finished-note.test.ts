import { expect, it } from 'vitest';
import { finishedNote } from './finished-note.ts';

it('says how the open order ended, and is null while it is active', () => {
  expect(finishedNote('FILLED')).toBe('Filled: now under Finished');
  expect(finishedNote('PARTIAL_OUT')).toBe('Out, partly filled: now under Finished');
  expect(finishedNote('WORKING')).toBeNull();
  expect(finishedNote(null)).toBeNull();
});
