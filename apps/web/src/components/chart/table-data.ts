import { csvCell, tabCell } from '@meridian/domain/csv';
import { MINUS } from '@meridian/domain/number-format';

/** The figures of a chart in words; the first cell of a row names it. */
export type TableData = {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

/** A spreadsheet knows the keyboard's minus only. */
function plainNumber(cell: string): string {
  return cell.replaceAll(MINUS, '-');
}

/** For the clipboard: a spreadsheet takes tabs as cells. */
export function tableText({ head, rows }: TableData): string {
  return [head, ...rows].map((row) => row.map((cell) => tabCell(plainNumber(cell))).join('\t')).join('\n');
}

export function tableCsv({ head, rows }: TableData): string {
  return [head, ...rows].map((row) => row.map((cell) => csvCell(plainNumber(cell))).join(',')).join('\r\n');
}

/** `Cost curve ESZ26` becomes `cost-curve-esz26.csv`. */
export function tableFileName(caption: string, ending: string): string {
  const words = caption.toLowerCase().match(/[a-z0-9]+/g) ?? ['chart'];
  return `${words.join('-')}.${ending}`;
}
