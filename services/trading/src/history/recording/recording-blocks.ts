import { type FileHandle, open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { crc32, deflateRaw, inflateRaw } from 'node:zlib';
import { type AllFigures, figuresFromText, figuresToText } from './day-figures.ts';
import type { Records } from './market-records.ts';

export type Block =
  | { readonly kind: 'records'; readonly records: Records }
  | { readonly kind: 'figures'; readonly figures: AllFigures };

const MAGIC = 0x4d52_4b31;
const HEADER_BYTES = 24;
const KINDS = { records: 1, figures: 2 } as const;
/** A length beyond this is damage and not a block. */
const MAX_BLOCK_BYTES = 16 * 1024 * 1024;

const deflate = promisify<Uint8Array, { level: number }, Buffer>(deflateRaw);
const inflate = promisify<Uint8Array, { maxOutputLength: number }, Buffer>(inflateRaw);

function bodyOf(block: Block): { readonly baseMs: number; readonly bytes: Uint8Array } {
  if (block.kind === 'figures') {
    const { figures } = block;
    return { baseMs: figures.atMs, bytes: Buffer.from(figuresToText(figures)) };
  }
  const { baseMs, words } = block.records;
  return { baseMs, bytes: new Uint8Array(words.buffer, words.byteOffset, words.byteLength) };
}

/** Packed in a thread of the pool; the fastest level, because this runs beside the trading. */
export async function encodeBlock(block: Block): Promise<Uint8Array> {
  const { baseMs, bytes } = bodyOf(block);
  const packed = await deflate(bytes, { level: 1 });
  const whole = Buffer.allocUnsafe(HEADER_BYTES + packed.length);
  whole.writeUInt32LE(MAGIC, 0);
  whole.writeUInt32LE(KINDS[block.kind], 4);
  whole.writeUInt32LE(packed.length, 8);
  whole.writeUInt32LE(crc32(packed), 12);
  whole.writeDoubleLE(baseMs, 16);
  packed.copy(whole, HEADER_BYTES);
  return whole;
}

async function readExactly(file: FileHandle, length: number): Promise<Buffer | null> {
  const buffer = Buffer.allocUnsafe(length);
  let filled = 0;
  while (filled < length) {
    const { bytesRead } = await file.read(buffer, filled, length - filled);
    if (bytesRead === 0) return null;
    filled += bytesRead;
  }
  return buffer;
}

async function readBlock(file: FileHandle): Promise<Block | null> {
  const header = await readExactly(file, HEADER_BYTES);
  if (header === null || header.readUInt32LE(0) !== MAGIC) return null;
  const length = header.readUInt32LE(8);
  const packed = length > MAX_BLOCK_BYTES ? null : await readExactly(file, length);
  if (packed === null || crc32(packed) !== header.readUInt32LE(12)) return null;
  const bytes = await inflate(packed, { maxOutputLength: MAX_BLOCK_BYTES });
  if (header.readUInt32LE(4) === KINDS.figures) return { kind: 'figures', figures: figuresFromText(bytes.toString()) };
  const words = new Int32Array(Uint8Array.from(bytes).buffer);
  return { kind: 'records', records: { baseMs: header.readDoubleLE(16), words } };
}

/** Up to the first block that is not whole: the last one of an engine that was killed. */
export async function* readBlocks(path: string): AsyncGenerator<Block, void, void> {
  const file = await open(path, 'r');
  try {
    for (let block = await readBlock(file); block !== null; block = await readBlock(file)) yield block;
  } finally {
    await file.close();
  }
}
