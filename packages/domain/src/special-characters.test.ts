import { describe, expect, it } from 'vitest';
import { hasSpecialCharacter, SPECIAL_CHARACTERS } from './special-characters.ts';

describe('hasSpecialCharacter', () => {
  it('finds each special character', () => {
    const listed = ['`', '!', '@', '#', '$', '%', '^', '&', '*', '(', ')', '_', '+', '-', '=', '{', '}', ';', "'", ':'];
    const more = ['"', '\\', '|', ',', '.', '<', '>', '?', '~'];
    expect(Array.from(SPECIAL_CHARACTERS).sort()).toEqual([...listed, ...more].sort());
    expect([...listed, ...more].every((character) => hasSpecialCharacter(`a${character}b`))).toBe(true);
  });

  it.each(['', 'Plain name 42', 'a/b', '[list]', 'Zoë 渡辺'])('finds none in %j', (text) => {
    expect(hasSpecialCharacter(text)).toBe(false);
  });
});
