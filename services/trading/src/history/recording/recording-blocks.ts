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
/** A larger length means damage. */
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

/** Compressed in the thread pool at the fastest level, because it runs beside trading. */
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

/** Null at the end of the file. */
async function bytesAt(file: FileHandle, at: number, length: number): Promise<Buffer | null> {
  const buffer = Buffer.allocUnsafe(length);
  let filled = 0;
  while (filled < length) {
    const { bytesRead } = await file.read(buffer, filled, length - filled, at + filled);
    if (bytesRead === 0) return null;
    filled += bytesRead;
  }
  return buffer;
}

async function headerAt(file: FileHandle, at: number): Promise<Buffer | null> {
  const header = await bytesAt(file, at, HEADER_BYTES);
  const isWhole = header !== null && header.readUInt32LE(0) === MAGIC && header.readUInt32LE(8) <= MAX_BLOCK_BYTES;
  return isWhole ? header : null;
}

async function blockAt(file: FileHandle, at: number): Promise<(Block & { readonly endsAt: number }) | null> {
  const header = await headerAt(file, at);
  if (header === null) return null;
  const length = header.readUInt32LE(8);
  const packed = await bytesAt(file, at + HEADER_BYTES, length);
  if (packed === null || crc32(packed) !== header.readUInt32LE(12)) return null;
  const endsAt = at + HEADER_BYTES + length;
  const bytes = await inflate(packed, { maxOutputLength: MAX_BLOCK_BYTES });
  if (header.readUInt32LE(4) === KINDS.figures) {
    return { kind: 'figures', figures: figuresFromText(bytes.toString()), endsAt };
  }
  const words = new Int32Array(Uint8Array.from(bytes).buffer);
  return { kind: 'records', records: { baseMs: header.readDoubleLE(16), words }, endsAt };
}

/** A block of records in a file, without its content. */
export type BlockPlace = { readonly at: number; readonly endsAt: number; readonly baseMs: number };

/** Blocks of records behind a place in the file, without unpacking them. */
export async function* blockPlacesFrom(file: FileHandle, from: number): AsyncGenerator<BlockPlace, void, void> {
  const { size } = await file.stat();
  let at = from;
  for (let header = await headerAt(file, at); header !== null; header = await headerAt(file, at)) {
    const endsAt = at + HEADER_BYTES + header.readUInt32LE(8);
    // The last block of a growing file may be half written.
    if (endsAt > size) return;
    if (header.readUInt32LE(4) === KINDS.records) yield { at, endsAt, baseMs: header.readDoubleLE(16) };
    at = endsAt;
  }
}

/** Null for a damaged block. */
export async function recordsAt(file: FileHandle, { at }: BlockPlace): Promise<Records | null> {
  const block = await blockAt(file, at);
  return block?.kind === 'records' ? block.records : null;
}

/** Only the figures. Other blocks are skipped without unpacking. */
export async function* readFigures(path: string): AsyncGenerator<AllFigures, void, void> {
  const file = await open(path, 'r');
  try {
    let at = 0;
    for (let header = await headerAt(file, at); header !== null; header = await headerAt(file, at)) {
      const length = header.readUInt32LE(8);
      const isFigures = header.readUInt32LE(4) === KINDS.figures;
      const block = isFigures ? await blockAt(file, at) : null;
      if (block?.kind === 'figures') yield block.figures;
      if (isFigures && block === null) return;
      at += HEADER_BYTES + length;
    }
  } finally {
    await file.close();
  }
}

/** Up to the first incomplete block, which a killed engine leaves. */
export async function* readBlocks(path: string): AsyncGenerator<Block, void, void> {
  const file = await open(path, 'r');
  try {
    let at = 0;
    for (let block = await blockAt(file, at); block !== null; block = await blockAt(file, at)) {
      yield block;
      at = block.endsAt;
    }
  } finally {
    await file.close();
  }
}
