import type { CellKind, ReportPage, ReportTable } from '@meridian/protocol/rest/report-page-schema';
import { sheetXml, STYLES, type SheetCell, type SheetRow, stylesXml } from './sheet-xml.ts';
import { zipFile } from './zip-file.ts';

const MAX_NAME = 31;

type Sheet = { readonly name: string; readonly rows: readonly SheetRow[]; readonly widths: readonly number[] };

/** A report as a workbook: what was asked for and found first, then a sheet for each table, unrounded. */
export function reportXlsx(page: ReportPage): Buffer {
  const taken = new Set<string>();
  const tables = page.sections.flatMap(({ title, finding, table, notes }) =>
    table === null ? [] : [tableSheet(freeName(title, taken), title, finding, table, notes)],
  );
  const sheets = [frontSheet(page), ...tables];
  return zipFile([
    { name: '[Content_Types].xml', text: contentTypes(sheets.length) },
    { name: '_rels/.rels', text: ROOT_RELATIONS },
    { name: 'xl/workbook.xml', text: workbook(sheets) },
    { name: 'xl/_rels/workbook.xml.rels', text: workbookRelations(sheets.length) },
    { name: 'xl/styles.xml', text: stylesXml() },
    ...sheets.map(({ rows, widths }, place) => ({
      name: `xl/worksheets/sheet${place + 1}.xml`,
      text: sheetXml(rows, widths),
    })),
  ]);
}

const SHEET = 'Report';
const heading = (text: string): SheetCell => ({ value: text, style: STYLES.heading });
const plain = (text: string): SheetCell => ({ value: text, style: STYLES.text });

function frontSheet({ title, subtitle, summary, parameters, figures, definitions, provenance }: ReportPage): Sheet {
  const ran = [
    ['Data up to', provenance.data_to ?? 'no stored day'],
    ['Trading days', String(provenance.trading_days.length)],
    ['Sources', provenance.sources.join(', ')],
    ['Calculation', `version ${provenance.calculation}`],
    ['Cost model', provenance.cost_model],
    ...(provenance.thresholds === null ? [] : [['Thresholds', provenance.thresholds]]),
  ];
  const pairs = (rows: readonly (readonly string[])[]) => rows.map((cells) => cells.map(plain));
  return {
    name: SHEET,
    widths: [34, 90],
    rows: [
      [heading(title)],
      [plain(subtitle)],
      ...summary.map((line) => [plain(line)]),
      [],
      [heading('Parameters')],
      ...pairs(parameters.map(({ label, value }) => [label, value])),
      [],
      [heading('Figures')],
      ...figures.map(({ label, value, kind, low, high, detail }) => [
        plain(label),
        cellOf(value, kind),
        cellOf(low, kind),
        cellOf(high, kind),
        plain(detail),
      ]),
      [],
      [heading('How it was made')],
      ...pairs(ran),
      [],
      [heading('Definitions')],
      ...pairs(definitions.map(({ term, text }) => [term, text])),
    ],
  };
}

function tableSheet(
  name: string,
  title: string,
  finding: string,
  { columns, rows }: ReportTable,
  notes: readonly string[],
): Sheet {
  return {
    name,
    widths: columns.map(({ kind, label }) => (kind === 'text' ? 28 : Math.max(12, label.length + 2))),
    rows: [
      [heading(title)],
      [plain(finding)],
      columns.map(({ label }) => heading(label)),
      ...rows.map(({ cells }) => cells.map((cell, place) => cellOf(cell, columns[place]?.kind ?? 'text'))),
      ...notes.map((note) => [plain(note)]),
    ],
  };
}

const KIND_STYLES: Readonly<Record<CellKind, number>> = {
  text: STYLES.text,
  date: STYLES.text,
  time: STYLES.text,
  count: STYLES.count,
  usd: STYLES.money,
  cost: STYLES.decimal,
  percent: STYLES.decimal,
  number: STYLES.decimal,
};

/** Times are written as texts of UTC; every other number stays as it was computed. */
function cellOf(value: string | number | null, kind: CellKind): SheetCell {
  if (typeof value === 'number' && kind === 'time') return plain(new Date(value).toISOString());
  return typeof value === 'string' ? plain(value) : { value, style: KIND_STYLES[kind] };
}

/** A sheet's name has at most 31 characters, none of []:*?/\ and no quote at its ends; no two are the same. */
function freeName(title: string, taken: Set<string>): string {
  const base =
    title
      .replaceAll(/[[\]:*?/\\']/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim() || 'Table';
  for (let number = 1; ; number += 1) {
    const tail = number === 1 ? '' : ` ${number}`;
    const name = `${base.slice(0, MAX_NAME - tail.length).trim()}${tail}`;
    if (taken.has(name.toLowerCase()) || name.toLowerCase() === SHEET.toLowerCase()) continue;
    taken.add(name.toLowerCase());
    return name;
  }
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const ROOT_RELATIONS = `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;

const each = (count: number, text: (number: number) => string) =>
  Array.from({ length: count }, (_, place) => text(place + 1)).join('');

function contentTypes(count: number): string {
  const parts = each(
    count,
    (n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${TYPE}.worksheet+xml"/>`,
  );
  return `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>${parts}</Types>`;
}

function workbook(sheets: readonly Sheet[]): string {
  const list = sheets.map(({ name }, place) => {
    const safe = name.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
    return `<sheet name="${safe}" sheetId="${place + 1}" r:id="rId${place + 1}"/>`;
  });
  return `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${list.join('')}</sheets></workbook>`;
}

function workbookRelations(count: number): string {
  const parts = each(
    count,
    (n) => `<Relationship Id="rId${n}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${n}.xml"/>`,
  );
  return `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${parts}<Relationship Id="rId${count + 1}" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`;
}
