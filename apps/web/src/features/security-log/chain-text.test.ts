import { expect, it } from 'vitest';
import { chainText } from './chain-text.ts';

it('says that the chain is whole, or where it was changed first', () => {
  expect(chainText({ events: 1_204, damages: [] })).toBe('1,204 events checked. The chain is whole.');
  const damages = [1, 2, 3, 4].map((seq) => ({ seq, reason: 'was changed' }));
  expect(chainText({ events: 1, damages })).toBe(
    '1 event checked. The chain is broken: event 1 was changed, event 2 was changed, event 3 was changed and 1 more.',
  );
});
