/** Brackets and slash are not in the list, because accounts use them. */
export const SPECIAL_CHARACTERS = '`!@#$%^&*()_+-={};\':"\\|,.<>?~';

/** Null when there is none. */
export function firstSpecialCharacter(text: string): string | null {
  return Array.from(text).find((character) => SPECIAL_CHARACTERS.includes(character)) ?? null;
}

export function withoutSpecialCharacters(text: string): string {
  return Array.from(text)
    .filter((character) => !SPECIAL_CHARACTERS.includes(character))
    .join('');
}
