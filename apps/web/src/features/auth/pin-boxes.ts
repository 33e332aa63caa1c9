import { PIN_LENGTH } from '@meridian/domain/verification';

/** What stands in each box, and the box that has the focus. */
export type PinBoxes = { readonly digits: readonly string[]; readonly focus: number };

export const EMPTY_PIN: PinBoxes = { digits: Array.from({ length: PIN_LENGTH }, () => ''), focus: 0 };

const LAST = PIN_LENGTH - 1;

/** Typed, pasted or filled in by the browser: digits go into the boxes from here on, anything else is dropped. */
export function enterText(boxes: PinBoxes, at: number, text: string): PinBoxes {
  const typed = digitsOf(text);
  if (typed.length === 0) return { ...boxes, focus: at };
  // A whole code replaces what stands there, wherever it was pasted.
  const start = typed.length >= PIN_LENGTH ? 0 : at;
  const digits = [...boxes.digits];
  let end = start;
  for (const digit of typed.slice(0, PIN_LENGTH - start)) {
    digits[end] = digit;
    end += 1;
  }
  return { digits, focus: Math.min(end, LAST) };
}

/** Clears this box, or the one before it when this one is empty. */
export function eraseBackwards(boxes: PinBoxes, at: number): PinBoxes {
  const target = boxes.digits[at] === '' ? Math.max(at - 1, 0) : at;
  return { digits: withDigit(boxes.digits, target, ''), focus: target };
}

export function eraseHere(boxes: PinBoxes, at: number): PinBoxes {
  return { digits: withDigit(boxes.digits, at, ''), focus: at };
}

/** Arrows, Home and End; null for a key that does not move. */
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

/** The first box that is still empty: where somebody goes on after a look at the mail. */
export function firstEmpty({ digits }: PinBoxes): number {
  const index = digits.indexOf('');
  return index === -1 ? LAST : index;
}

function digitsOf(text: string): readonly string[] {
  // Full-width and other digits are what some keyboards give; NFKC makes them the ten that a pin has.
  return Array.from(text.normalize('NFKC')).filter((character) => /^[0-9]$/.test(character));
}

function withDigit(digits: readonly string[], at: number, digit: string): readonly string[] {
  return digits.map((old, index) => (index === at ? digit : old));
}
