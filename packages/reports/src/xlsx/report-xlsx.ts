import { type CostUnit, DEFAULT_COST_UNIT } from '@meridian/domain/entities/scheduled-report';
import { type ReportCell, reportDecimals, reportNumber } from '@meridian/domain/reports/report-cell';
import type { CellKind, ReportPage, ReportSection, ReportTable } from '@meridian/protocol/rest/report-page-schema';
import { APPENDIX_TITLE } from '../pages/order-appendix.ts';
import { sheetXml, STYLES, type SheetCell, type SheetRow, stylesXml } from './sheet-xml.ts';
import { zipFile } from './zip-file.ts';

const MAX_NAME = 31;

type Sheet = { readonly name: string; readonly rows: readonly SheetRow[]; readonly widths: readonly number[] };

/** A report as a workbook: what was asked for and found first, then a sheet for each table with the page's numbers. */
export function reportXlsx(page: ReportPage, appendix: ReportTable | null = null): Buffer {
  const taken = new Set<string>();
  const unit = page.cost_unit ?? DEFAULT_COST_UNIT;
  const tables = page.sections.flatMap(({ title, finding, table, notes }) =>
    table === null ? [] : [tableSheet(freeName(title, taken), { title, finding, table, notes, unit })],
  );
  const orders = { title: APPENDIX_TITLE, finding: 'The orders behind the numbers.', notes: [], unit };
  const last = appendix === null ? [] : [tableSheet(freeName(APPENDIX_TITLE, taken), { ...orders, table: appendix })];
  const sheets = [frontSheet(page, unit), ...tables, ...last];
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

function frontSheet(page: ReportPage, unit: CostUnit): Sheet {
  const { title, subtitle, summary, parameters, figures, definitions, provenance } = page;
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
        cellOf(value, kind, unit),
        cellOf(low, kind, unit),
        cellOf(high, kind, unit),
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

type TableSheet = Pick<ReportSection, 'finding' | 'notes' | 'title'> & {
  readonly table: ReportTable;
  readonly unit: CostUnit;
};

function tableSheet(name: string, { title, finding, table, notes, unit }: TableSheet): Sheet {
  const { columns, rows } = table;
  return {
    name,
    widths: columns.map(({ kind, label }) => (kind === 'text' ? 28 : Math.max(12, label.length + 2))),
    rows: [
      [heading(title)],
      [plain(finding)],
      columns.map(({ label }) => heading(label)),
      ...rows.map(({ cells }) => cells.map((cell, place) => cellOf(cell, columns[place]?.kind ?? 'text', unit))),
      ...notes.map((note) => [plain(note)]),
    ],
  };
}

const BY_DECIMALS = [STYLES.count, STYLES.tenths, STYLES.hundredths] as const;

function styleOf(kind: CellKind, unit: CostUnit): number {
  if (kind === 'text' || kind === 'date' || kind === 'time') return STYLES.text;
  if (kind === 'percent') return STYLES.percent;
  return BY_DECIMALS[reportDecimals(kind, unit)] ?? STYLES.hundredths;
}

/** Times are written as texts of UTC; every other number is the page's, shown with as many decimals. */
function cellOf(value: ReportCell, kind: CellKind, unit: CostUnit): SheetCell {
  if (typeof value === 'number' && kind === 'time') return plain(new Date(value).toISOString());
  return typeof value === 'string' ? plain(value) : { value: reportNumber(value), style: styleOf(kind, unit) };
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
