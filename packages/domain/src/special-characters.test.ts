import { describe, expect, it } from 'vitest';
import { firstSpecialCharacter, SPECIAL_CHARACTERS, withoutSpecialCharacters } from './special-characters.ts';

describe('special characters', () => {
  it('are each found, and can be left out', () => {
    const listed = ['`', '!', '@', '#', '$', '%', '^', '&', '*', '(', ')', '_', '+', '-', '=', '{', '}', ';', "'", ':'];
    const more = ['"', '\\', '|', ',', '.', '<', '>', '?', '~'];
    expect(Array.from(SPECIAL_CHARACTERS).sort()).toEqual([...listed, ...more].sort());
    for (const character of [...listed, ...more]) {
      expect(firstSpecialCharacter(`a${character}b`)).toBe(character);
      expect(withoutSpecialCharacters(`a${character}b`)).toBe('ab');
    }
  });

  it.each(['', 'Plain name 42', 'a/b', '[list]', 'Zoë 渡辺'])('finds none in %j', (text) => {
    expect(firstSpecialCharacter(text)).toBeNull();
    expect(withoutSpecialCharacters(text)).toBe(text);
  });
});
