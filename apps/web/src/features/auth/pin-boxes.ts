import { PIN_LENGTH } from '@meridian/domain/verification';

/** The digit in each box, and the index of the focused box. */
export type PinBoxes = { readonly digits: readonly string[]; readonly focus: number };

export const EMPTY_PIN: PinBoxes = { digits: Array.from({ length: PIN_LENGTH }, () => ''), focus: 0 };

const LAST = PIN_LENGTH - 1;

/** Enters typed, pasted or auto-filled text from box `at` on. Characters other than digits are dropped. */
export function enterText(boxes: PinBoxes, at: number, text: string): PinBoxes {
  const typed = digitsOf(text);
  if (typed.length === 0) return { ...boxes, focus: at };
  // A whole code replaces all digits, whichever box it is pasted into.
  const start = typed.length >= PIN_LENGTH ? 0 : at;
  const digits = [...boxes.digits];
  let end = start;
  for (const digit of typed.slice(0, PIN_LENGTH - start)) {
    digits[end] = digit;
    end += 1;
  }
  return { digits, focus: Math.min(end, LAST) };
}

/** Clears this box, or the previous one when this box is empty. */
export function eraseBackwards(boxes: PinBoxes, at: number): PinBoxes {
  const target = boxes.digits[at] === '' ? Math.max(at - 1, 0) : at;
  return { digits: withDigit(boxes.digits, target, ''), focus: target };
}

export function eraseHere(boxes: PinBoxes, at: number): PinBoxes {
  return { digits: withDigit(boxes.digits, at, ''), focus: at };
}

/** Handles the arrow keys, Home and End. Null for any other key. */
export function moveFocus(at: number, key: string): number | null {
  switch (key) {
    case 'ArrowLeft':
      return Math.max(at - 1, 0);
    case 'ArrowRight':
      return Math.min(at + 1, LAST);
    case 'Home':
      return 0;
    case 'End':
      return LAST;
    default:
      return null;
  }
}

export function pinText({ digits }: PinBoxes): string {
  return digits.join('');
}

/** The first empty box, where typing continues. */
export function firstEmpty({ digits }: PinBoxes): number {
  const index = digits.indexOf('');
  return index === -1 ? LAST : index;
}

function digitsOf(text: string): readonly string[] {
  // Some keyboards produce full-width digits. NFKC turns them into ASCII digits.
  return Array.from(text.normalize('NFKC')).filter((character) => /^[0-9]$/.test(character));
}

function withDigit(digits: readonly string[], at: number, digit: string): readonly string[] {
  return digits.map((old, index) => (index === at ? digit : old));
}
