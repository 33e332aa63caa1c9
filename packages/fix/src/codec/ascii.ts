export const SOH = 1;
export const EQUALS = 61;
const ZERO = 48;
const NINE = 57;
const MINUS = 45;

/** Above this length one call of the decoder costs less than a loop. */
const MIN_DECODER_LENGTH = 48;
const decoder = new TextDecoder('latin1');

/** FIX text is one byte a character; other alphabets travel in encoded data fields. */
export function readText(bytes: Uint8Array, from: number, to: number): string {
  if (to - from >= MIN_DECODER_LENGTH) return decoder.decode(bytes.subarray(from, to));
  let text = '';
  for (let at = from; at < to; at += 1) text += String.fromCharCode(bytes[at] ?? 0);
  return text;
}

/** Digits alone, as a safe integer; null for anything else. */
export function readDigits(bytes: Uint8Array, from: number, to: number): number | null {
  if (to <= from || to - from > 15) return null;
  let value = 0;
  for (let at = from; at < to; at += 1) {
    const digit = bytes[at] ?? 0;
    if (digit < ZERO || digit > NINE) return null;
    value = value * 10 + (digit - ZERO);
  }
  return value;
}

/** An integer with an optional minus. */
export function readInteger(bytes: Uint8Array, from: number, to: number): number | null {
  if (bytes[from] !== MINUS) return readDigits(bytes, from, to);
  const digits = readDigits(bytes, from + 1, to);
  return digits === null ? null : -digits;
}

export function asciiBytes(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  return bytes;
}

/** The sum of all bytes before the CheckSum field, modulo 256. */
export function checkSumOf(bytes: Uint8Array, from: number, to: number): number {
  let sum = 0;
  for (let at = from; at < to; at += 1) sum += bytes[at] ?? 0;
  return sum & 255;
}
