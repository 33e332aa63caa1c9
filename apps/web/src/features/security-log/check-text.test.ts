import { expect, it } from 'vitest';
import { checkText } from './check-text.ts';

const WHOLE = { events: 1_204, damages: [], removed: null, other_seals: [] };

it('says that no event was changed, or which were changed first', () => {
  expect(checkText(WHOLE)).toBe('1,204 events checked. None was changed, removed or added.');
  const damages = [1, 2, 3, 4].map((seq) => ({ seq, reason: 'was changed' }));
  expect(checkText({ ...WHOLE, events: 1, damages })).toBe(
    '1 event checked. Changes found: event 1 was changed, event 2 was changed, event 3 was changed and 1 more.',
  );
});

it('says which events expired, and which carry another seal', () => {
  const text = checkText({
    ...WHOLE,
    removed: { up_to: 512, at_ms: Date.UTC(2026, 2, 3, 12) },
    other_seals: [{ from: 513, to: 600 }],
  });
  expect(text).toContain('None was changed, removed or added. Events up to 512 expired on ');
  expect(text).toContain('Events 513 to 600 have the seal of an earlier secret.');
});
