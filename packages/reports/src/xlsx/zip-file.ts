import { crc32, deflateRawSync } from 'node:zlib';

export type ZipEntry = { readonly name: string; readonly text: string };

const LOCAL_SIGNATURE = 0x04034b50;
const CENTRAL_SIGNATURE = 0x02014b50;
const END_SIGNATURE = 0x06054b50;
const VERSION = 20;
const DEFLATE = 8;
const UTF8_NAMES = 0x0800;
/** 1 January 1980: the same report is the same file. */
const FIRST_DATE = 0x0021;

/** A zip archive of texts, always the same bytes for the same entries. Far below the sizes that need zip64. */
export function zipFile(entries: readonly ZipEntry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, text } of entries) {
    const content = Buffer.from(text, 'utf8');
    const packed = deflateRawSync(content, { level: 6 });
    const path = Buffer.from(name, 'utf8');
    const facts = factsOf(content, packed, path);
    const local = Buffer.concat([numbers32(LOCAL_SIGNATURE), facts, numbers16(0), path, packed]);
    directory.push(
      numbers32(CENTRAL_SIGNATURE),
      numbers16(VERSION),
      facts,
      // Lengths of extra field and comment, disk, attributes inside and outside, then the place of the entry.
      numbers16(0, 0, 0, 0),
      numbers32(0, offset),
      path,
    );
    parts.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const count = entries.length;
  const end = [
    numbers32(END_SIGNATURE),
    numbers16(0, 0, count, count),
    numbers32(central.length, offset),
    numbers16(0),
  ];
  return Buffer.concat([...parts, central, ...end]);
}

/** What both headers of an entry say: version, flags, method, time, date, checksum, sizes and the length of the name. */
function factsOf(content: Buffer, packed: Buffer, path: Buffer): Buffer {
  return Buffer.concat([
    numbers16(VERSION, UTF8_NAMES, DEFLATE, 0, FIRST_DATE),
    numbers32(crc32(content), packed.length, content.length),
    numbers16(path.length),
  ]);
}

function numbers16(...values: readonly number[]): Buffer {
  const buffer = Buffer.alloc(2 * values.length);
  for (const [place, value] of values.entries()) buffer.writeUInt16LE(value, 2 * place);
  return buffer;
}

function numbers32(...values: readonly number[]): Buffer {
  const buffer = Buffer.alloc(4 * values.length);
  for (const [place, value] of values.entries()) buffer.writeUInt32LE(value >>> 0, 4 * place);
  return buffer;
}
