/** The widest number of a list of bits. */
export const MAX_BITS = 48;
/** A number of so many bits is within four bytes, wherever it begins. */
const HALF = 24;
const HALF_RANGE = 2 ** HALF;
/** Numbers are read four bytes at a time, so as many have to follow the last list. */
export const BITS_PADDING = 4;

/** Bits that every whole number from zero up to this one fits into. */
export function bitsFor(greatest: number): number {
  let bits = 0;
  while (2 ** bits <= greatest) bits += 1;
  return bits;
}

export function bytesOfBits(count: number, bits: number): number {
  return (count * bits + 7) >>> 3;
}

/** The nth number of a list that begins at a byte. */
export function readBits(bytes: DataView, start: number, nth: number, bits: number): number {
  if (bits <= HALF) return readHalf(bytes, start, nth * bits, bits);
  const at = nth * bits;
  return readHalf(bytes, start, at, HALF) + HALF_RANGE * readHalf(bytes, start, at + HALF, bits - HALF);
}

/** Writes such a list into bytes that are zero. */
export function writeBits(bytes: Uint8Array, start: number, values: Uint16Array | Float64Array, bits: number): void {
  if (bits > HALF) {
    for (let nth = 0; nth < values.length; nth += 1) writeWide(bytes, start, nth * bits, values[nth] ?? 0);
    return;
  }
  let at = start;
  let waiting = 0;
  let count = 0;
  for (let nth = 0; nth < values.length; nth += 1) {
    waiting |= (values[nth] ?? 0) << count;
    for (count += bits; count >= 8; count -= 8) {
      bytes[at] = waiting & 0xff;
      waiting >>>= 8;
      at += 1;
    }
  }
  if (count > 0) bytes[at] = waiting;
}

function writeWide(bytes: Uint8Array, start: number, at: number, value: number): void {
  writeHalf(bytes, start, at, value % HALF_RANGE);
  writeHalf(bytes, start, at + HALF, Math.floor(value / HALF_RANGE));
}

function readHalf(bytes: DataView, start: number, at: number, bits: number): number {
  return (bytes.getUint32(start + (at >>> 3), true) >>> (at & 7)) & ((1 << bits) - 1);
}

function writeHalf(bytes: Uint8Array, start: number, at: number, value: number): void {
  let left = value << (at & 7);
  for (let byte = start + (at >>> 3); left > 0; byte += 1) {
    bytes[byte] = (bytes[byte] ?? 0) | (left & 0xff);
    left >>>= 8;
  }
}
