import { expect, it } from 'vitest';
import { limitsSavedText } from './limits-saved-text.ts';

it('says of a raise that nothing is changed yet, and never that it was changed', () => {
  expect(limitsSavedText('ALDGATE-CORE', { held: 2, waiting: 0, requestId: null })).toBe(
    'Changed 2 limits of ALDGATE-CORE',
  );
  expect(limitsSavedText('ALDGATE-CORE', { held: 0, waiting: 1, requestId: 4 })).toBe(
    'Nothing of ALDGATE-CORE is changed yet.',
  );
  expect(limitsSavedText('ALDGATE-CORE', { held: 1, waiting: 1, requestId: 4 })).toBe(
    '1 limit of ALDGATE-CORE changed at once.',
  );
});
