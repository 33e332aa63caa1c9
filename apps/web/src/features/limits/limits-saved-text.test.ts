import { expect, it } from 'vitest';
import { limitsSavedText } from './limits-saved-text.ts';

it('says of a raise that it was sent for approval, and not that it was changed', () => {
  expect(limitsSavedText('ALDGATE-CORE', { held: 2, waiting: 0 })).toEqual({
    title: 'Changed 2 limits of ALDGATE-CORE',
  });
  expect(limitsSavedText('ALDGATE-CORE', { held: 0, waiting: 1 })).toEqual({
    title: 'Sent 1 limit of ALDGATE-CORE to another administrator for approval',
    text: 'Nothing is changed yet.',
  });
  expect(limitsSavedText('ALDGATE-CORE', { held: 1, waiting: 1 }).text).toBe('1 limit changed at once.');
});
