import { expect, it } from 'vitest';
import { dataOrNothing } from './emptied.ts';

it('has nothing of what could not be loaded again, and keeps what was loaded', () => {
  expect(dataOrNothing({ isError: true, data: ['old'] })).toBeUndefined();
  expect(dataOrNothing({ isError: false, data: ['new'] })).toEqual(['new']);
});
