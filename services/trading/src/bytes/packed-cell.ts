/** What a packed row is made of. A cell that is not there differs from one that is null. */
export type PackedCell = string | number | boolean | null | undefined;

/** Every cell begins with one of these bytes, and says with it how many follow. */
export const NULL = 0;
export const MISSING = 1;
export const FALSE = 2;
export const TRUE = 3;
/** The number of a text of the page, in one byte or three. */
export const NEAR_TEXT = 4;
export const FAR_TEXT = 5;
/** A length, and so many characters of one byte. */
export const OWN_TEXT = 6;
export const UINT16 = 7;
export const UINT32 = 8;
export const UINT48 = 9;
export const INT32 = 10;
/** Ten-thousandths, as most prices are. */
export const DECIMAL = 11;
export const DOUBLE = 12;
/** A text of its own that is long: a length of two bytes, and so many characters of one byte. */
export const LONG_TEXT = 13;
/** From here on the byte itself is the number. */
export const FIRST_TINY = 16;

const MAX_TINY = 256 - FIRST_TINY;
const MAX_UINT16 = 2 ** 16;
const MAX_UINT32 = 2 ** 32;
const MAX_UINT48 = 2 ** 48;
const MIN_INT32 = -(2 ** 31);
export const DECIMALS = 10_000;

export function numberTag(value: number): number {
  // Zero has two signs, and only one of them is a whole number.
  if (!Number.isInteger(value) || Object.is(value, -0)) return isDecimal(value) ? DECIMAL : DOUBLE;
  if (value < 0) return value >= MIN_INT32 ? INT32 : DOUBLE;
  if (value < MAX_TINY) return FIRST_TINY + value;
  if (value < MAX_UINT16) return UINT16;
  if (value < MAX_UINT32) return UINT32;
  return value < MAX_UINT48 ? UINT48 : DOUBLE;
}

/** Only a number that comes back as it was. */
function isDecimal(value: number): boolean {
  const scaled = Math.round(value * DECIMALS);
  return scaled > 0 && scaled < MAX_UINT32 && scaled / DECIMALS === value;
}

/** Bytes behind the tag, for all but texts of their own. */
export function sizeOf(tag: number): number {
  if (tag >= FIRST_TINY) return 0;
  return SIZES[tag] ?? 0;
}

const SIZES = Uint8Array.of(0, 0, 0, 0, 1, 3, 0, 2, 4, 6, 4, 4, 8);

export function isLatin(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) > 255) return false;
  return true;
}
