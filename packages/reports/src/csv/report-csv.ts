import { type ReportCell, reportNumber } from '@meridian/domain/reports/report-cell';
import type { ReportPage, ReportTable } from '@meridian/protocol/rest/report-page-schema';
import { APPENDIX_TITLE } from '../pages/order-appendix.ts';

/** A text that a spreadsheet would take for a formula gets an apostrophe in front. */
function field(cell: ReportCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(reportNumber(cell));
  const safe = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function line(cells: readonly ReportCell[]): string {
  return cells.map(field).join(',');
}

function tableLines(title: string, { columns, rows }: ReportTable): string[] {
  return ['', line([title]), line(columns.map(({ label }) => label)), ...rows.map(({ cells }) => line(cells))];
}

/** Every table of a report, one below another with its title; the parameters come first and the orders last. */
export function reportCsv(page: ReportPage, appendix: ReportTable | null = null): string {
  const parameters = page.parameters.map(({ label, value }) => line([label, value]));
  const tables = page.sections.flatMap(({ title, table }) => (table === null ? [] : tableLines(title, table)));
  const orders = appendix === null ? [] : tableLines(APPENDIX_TITLE, appendix);
  return `${[line([page.title]), line([page.subtitle]), ...parameters, ...tables, ...orders].join('\r\n')}\r\n`;
}
