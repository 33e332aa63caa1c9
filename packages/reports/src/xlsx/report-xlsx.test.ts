import { expect, it } from 'vitest';
import { unzip } from '../testing/sheet-rows.ts';
import { emptyPage } from '../testing.ts';
import { reportXlsx } from './report-xlsx.ts';

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

it('has a sheet for each table with the page’s numbers, shown as there, and texts that no spreadsheet calculates', () => {
  const files = unzip(reportXlsx(page));
  const sheet = files.get('xl/worksheets/sheet2.xml') ?? '';
  expect(sheet).toContain('s="3"><v>1.234568</v>');
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
