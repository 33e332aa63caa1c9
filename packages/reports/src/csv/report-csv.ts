import { rounded } from '@meridian/domain/number-format';
import type { ReportPage } from '@meridian/protocol/rest/report-page-schema';

/** Finer than any figure on the page, and coarse enough to hide the rest of a floating-point sum. */
const MAX_DECIMALS = 6;

type Cell = string | number | null;

/** A text that a spreadsheet would take for a formula gets an apostrophe in front. */
function field(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(rounded(cell, MAX_DECIMALS));
  const safe = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function line(cells: readonly Cell[]): string {
  return cells.map(field).join(',');
}

/** Every table of a report, one below another with its title; the parameters come first. */
export function reportCsv(page: ReportPage): string {
  const parameters = page.parameters.map(({ label, value }) => line([label, value]));
  const tables = page.sections.flatMap(({ title, table }) =>
    table === null
      ? []
      : [
          '',
          line([title]),
          line(table.columns.map(({ label }) => label)),
          ...table.rows.map(({ cells }) => line(cells)),
        ],
  );
  return `${[line([page.title]), line([page.subtitle]), ...parameters, ...tables].join('\r\n')}\r\n`;
}
