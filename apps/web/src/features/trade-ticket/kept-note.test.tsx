import { expect, it } from 'vitest';
import { buttonsOf, textOf } from '../../lib/markup.fixture.ts';
import { KeptNote } from './kept-note.tsx';

it('shows what the ticket has from the last order, with a way to reset it', () => {
  const note = <KeptNote words="ALDGATE / ALDGATE-CORE · POV" onReset={() => undefined} />;
  expect(textOf(note)).toContain('Kept from the last order: ALDGATE / ALDGATE-CORE · POV');
  expect(buttonsOf(note)).toEqual({ Reset: 'enabled' });
  expect(textOf(<KeptNote words="" onReset={() => undefined} />)).toBe('');
});
