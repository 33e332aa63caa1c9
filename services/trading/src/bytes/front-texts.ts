import type { ByteWriter } from './byte-writer.ts';

/** Texts up to one that stands as a whole. More take less memory, and longer to read. */
const BLOCK = 16;
const MAX_SHARED = 255;
/** A length of four bytes follows. */
const LONG = 255;
const FIRST_SCRATCH = 1_024;

export type TextEncoding = 'latin1' | 'utf16le';

/** Texts in order, of which each has only the bytes in which it differs from the one before. */
export function writeFrontTexts(writer: ByteWriter, sorted: readonly string[], encoding: TextEncoding): void {
  const start = writer.leaveOut(4 * Math.ceil(sorted.length / BLOCK));
  let before: Uint8Array = new Uint8Array();
  for (const [nth, text] of sorted.entries()) {
    const bytes = Buffer.from(text, encoding);
    const isFirst = nth % BLOCK === 0;
    if (isFirst) writer.setUint32(start + (4 * nth) / BLOCK, writer.end - start);
    const shared = isFirst ? 0 : sharedBytes(before, bytes);
    const length = bytes.length - shared;
    writer.byte(shared);
    writer.byte(Math.min(length, LONG));
    if (length >= LONG) writer.uint32(length);
    writer.bytes(bytes.subarray(shared));
    before = bytes;
  }
}

/** Reads such texts. */
export class FrontTextReader {
  #scratch = Buffer.alloc(FIRST_SCRATCH);

  /** The nth of the texts that begin at a byte. */
  read(bytes: DataView, start: number, nth: number, encoding: TextEncoding): string {
    let at = start + bytes.getUint32(start + 4 * Math.floor(nth / BLOCK), true);
    let end = 0;
    for (let left = nth % BLOCK; left >= 0; left -= 1) {
      const shared = bytes.getUint8(at);
      let length = bytes.getUint8(at + 1);
      at += 2;
      if (length === LONG) {
        length = bytes.getUint32(at, true);
        at += 4;
      }
      end = shared + length;
      this.#room(end);
      for (let to = shared; to < end; to += 1) {
        this.#scratch[to] = bytes.getUint8(at);
        at += 1;
      }
    }
    return this.#scratch.toString(encoding, 0, end);
  }

  #room(length: number): void {
    if (length <= this.#scratch.length) return;
    const grown = Buffer.alloc(2 * length);
    grown.set(this.#scratch);
    this.#scratch = grown;
  }
}

function sharedBytes(one: Uint8Array, other: Uint8Array): number {
  const most = Math.min(one.length, other.length, MAX_SHARED);
  let shared = 0;
  while (shared < most && one[shared] === other[shared]) shared += 1;
  return shared;
}
