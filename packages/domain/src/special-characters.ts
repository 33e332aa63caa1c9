/** Brackets and slash are not in the list, because accounts use them. */
export const SPECIAL_CHARACTERS = '`!@#$%^&*()_+-={};\':"\\|,.<>?~';

export function hasSpecialCharacter(text: string): boolean {
  return Array.from(text).some((character) => SPECIAL_CHARACTERS.includes(character));
}
