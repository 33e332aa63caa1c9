import { inflateRawSync } from 'node:zlib';

type Cell = string | number | null;
type Sheet = readonly (readonly Cell[])[];

/** Reads an archive by its directory at the end, as a spreadsheet does. */
export function unzip(file: Buffer): ReadonlyMap<string, string> {
  const end = file.lastIndexOf(Buffer.from('PK\u0005\u0006'));
  const entries = new Map<string, string>();
  let at = file.readUInt32LE(end + 16);
  for (let left = file.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [packed, size] = [file.readUInt32LE(at + 20), file.readUInt32LE(at + 24)];
    const nameLength = file.readUInt16LE(at + 28);
    const name = file.toString('utf8', at + 46, at + 46 + nameLength);
    const local = file.readUInt32LE(at + 42);
    const start = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
    const text = inflateRawSync(file.subarray(start, start + packed)).toString('utf8');
    if (Buffer.byteLength(text) !== size) throw new Error(`${name} is not as long as its archive says`);
    entries.set(name, text);
    at += 46 + nameLength;
  }
  return entries;
}

function unescaped(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}

/** The cells of every sheet of a workbook, row by row; empty ones are left out. */
export function sheetRows(file: Buffer): readonly Sheet[] {
  const sheets = [...unzip(file)].filter(([name]) => name.startsWith('xl/worksheets/'));
  return sheets.map(([, xml]) =>
    [...xml.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, row = '']) =>
      [...row.matchAll(/<v>([^<]*)<\/v>|<t [^>]*>([^<]*)<\/t>/g)].map(([, number, text]) =>
        number === undefined ? unescaped(text ?? '') : Number(number),
      ),
    ),
  );
}
