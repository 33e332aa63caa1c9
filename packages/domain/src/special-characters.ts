/** Brackets and the slash are allowed: accounts use them. */
export const SPECIAL_CHARACTERS = '`!@#$%^&*()_+-={};\':"\\|,.<>?~';

export function hasSpecialCharacter(text: string): boolean {
  return Array.from(text).some((character) => SPECIAL_CHARACTERS.includes(character));
}
