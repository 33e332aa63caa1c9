import { inflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { emptyPage } from '../testing.ts';
import { reportXlsx } from './report-xlsx.ts';

/** Reads an archive by its directory at the end, as a spreadsheet does. */
function unzip(file: Buffer): ReadonlyMap<string, string> {
  const end = file.lastIndexOf(Buffer.from('PK\u0005\u0006'));
  const entries = new Map<string, string>();
  let at = file.readUInt32LE(end + 16);
  for (let left = file.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [packed, nameLength] = [file.readUInt32LE(at + 20), file.readUInt16LE(at + 28)];
    const name = file.toString('utf8', at + 46, at + 46 + nameLength);
    const local = file.readUInt32LE(at + 42);
    const start = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
    const text = inflateRawSync(file.subarray(start, start + packed)).toString('utf8');
    expect(Buffer.byteLength(text)).toBe(file.readUInt32LE(at + 24));
    entries.set(name, text);
    at += 46 + nameLength;
  }
  return entries;
}

const columns = [
  { id: 'name', label: 'Strategy', kind: 'text' as const },
  { id: 'cost', label: 'Cost & more', kind: 'cost' as const },
  { id: 'time', label: 'Time', kind: 'time' as const },
];
const cells = [
  ['=cmd|calc', 1.234567890123, 1_763_000_000_000],
  ['plain <b>', null, null],
];
const section = (title: string) => ({
  id: title,
  title,
  finding: 'None',
  chart: null,
  table: { columns, rows: cells.map((row) => ({ cells: row, is_thin: false, is_total: false })) },
  notes: [],
});
const page = {
  ...emptyPage,
  sections: [section('By strategy: all of them, one by one'), section('By strategy: all of them, one by one')],
};

it('has a sheet for each table with every digit, and texts that no spreadsheet calculates', () => {
  const files = unzip(reportXlsx(page));
  const sheet = files.get('xl/worksheets/sheet2.xml') ?? '';
  expect(sheet).toContain('<v>1.234567890123</v>');
  expect(sheet).toContain('s="5" t="inlineStr"><is><t xml:space="preserve">=cmd|calc</t>');
  expect(sheet).toContain('plain &lt;b&gt;');
  expect(sheet).toContain('2025-11-13T02:13:20.000Z');
  expect(sheet).not.toContain('<f>');
  expect(files.get('xl/styles.xml')).toContain('quotePrefix="1"');
});

it('names every sheet once, within what a spreadsheet allows', () => {
  const book = unzip(reportXlsx(page)).get('xl/workbook.xml') ?? '';
  const names = [...book.matchAll(/sheet name="([^"]+)"/g)].map(([, name]) => name ?? '');
  expect(names).toEqual(['Report', 'By strategy all of them, one by', 'By strategy all of them, one 2']);
  expect(names.every((name) => name.length <= 31)).toBe(true);
});

it('is the same file for the same report', () => {
  expect(reportXlsx(page).equals(reportXlsx(page))).toBe(true);
});
