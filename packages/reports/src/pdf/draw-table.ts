import type { CostUnit } from '@meridian/domain/entities/scheduled-report';
import type { ReportTable } from '@meridian/protocol/rest/report-page-schema';
import { FONTS, type Pdf } from './open-pdf.ts';
import type { Flow } from './flow.ts';
import { INK, SIZE } from './pdf-style.ts';
import { columnsThatFit, layoutColumns, type PrintedColumn, rowsTogether } from './table-layout.ts';

const ROW_HEIGHT = 15;
const PAD = 4;
/** At least so many rows stay with the head. */
const MIN_ROWS_WITH_HEAD = 2;

/** A table that breaks between rows and repeats its head on every page. */
export function drawTable(flow: Flow, whole: ReportTable, unit: CostUnit): void {
  const { pdf } = flow;
  const measure = (text: string, isBold: boolean) =>
    pdf
      .font(isBold ? FONTS.bold : FONTS.regular)
      .fontSize(SIZE.body)
      .widthOfString(text);
  const table = columnsThatFit(whole, unit, flow.width, measure);
  const columns = layoutColumns(table, unit, flow.width, measure);
  const headHeight = headHeightOf(pdf, columns);
  flow.need(headHeight + MIN_ROWS_WITH_HEAD * ROW_HEIGHT);
  const structure = pdf.struct('Table');
  flow.section.add(structure);
  const head = () => {
    structure.add(drawHead(flow, columns, headHeight));
    flow.move(headHeight);
  };
  head();
  for (const [index, row] of table.rows.entries()) {
    if (flow.need(ROW_HEIGHT * rowsTogether(table.rows, index))) head();
    structure.add(drawRow(flow, columns, row));
    flow.move(ROW_HEIGHT);
  }
  structure.end();
  flow.move(PAD);
}

function headHeightOf(pdf: Pdf, columns: readonly PrintedColumn[]): number {
  pdf.font(FONTS.bold).fontSize(SIZE.small);
  return PAD * 2 + Math.max(...columns.map(({ label, width }) => pdf.heightOfString(label, { width: width - PAD })));
}

function drawHead({ pdf, left, y, width }: Flow, columns: readonly PrintedColumn[], height: number) {
  let x = left;
  const cells = columns.map((column) => {
    const at = x;
    x += column.width;
    return pdf.struct('TH', {}, () => {
      pdf.font(FONTS.bold).fontSize(SIZE.small).fillColor(INK.soft);
      const textHeight = pdf.heightOfString(column.label, { width: column.width - PAD });
      pdf.text(column.label, at, y + height - PAD - textHeight, {
        width: column.width - PAD,
        align: column.isNumber ? 'right' : 'left',
      });
    });
  });
  rule(pdf, left, y + height - 1, width, INK.rule, 0.8);
  return pdf.struct('TR', {}, cells);
}

function drawRow({ pdf, left, y, width }: Flow, columns: readonly PrintedColumn[], row: ReportTable['rows'][number]) {
  let x = left;
  const cells = columns.map((column, index) => {
    const at = x;
    x += column.width;
    return pdf.struct('TD', {}, () => {
      const isBold = row.is_total || index === 0;
      pdf
        .font(isBold ? FONTS.bold : FONTS.regular)
        .fontSize(SIZE.body)
        .fillColor(row.is_thin && !row.is_total ? INK.faint : INK.text)
        .text(column.textOf(row), at, y + PAD, {
          width: column.width - PAD,
          height: ROW_HEIGHT - PAD,
          ellipsis: true,
          lineBreak: false,
          align: column.isNumber ? 'right' : 'left',
        });
    });
  });
  rule(pdf, left, y + ROW_HEIGHT, width, INK.line, 0.4);
  return pdf.struct('TR', {}, cells);
}

/** A line is decoration: readers skip it. */
export function rule(pdf: Pdf, x: number, y: number, width: number, colour: string, thickness: number): void {
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(thickness)
    .strokeColor(colour)
    .stroke();
  pdf.endMarkedContent();
}
