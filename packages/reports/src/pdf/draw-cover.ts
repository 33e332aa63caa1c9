import type { CostUnit } from '@meridian/domain/entities/scheduled-report';
import type { ReportPage } from '@meridian/protocol/rest/report-page-schema';
import { cellText } from '../pages/page-parts.ts';
import { rule } from './draw-table.ts';
import type { Flow } from './flow.ts';
import { FONTS } from './open-pdf.ts';
import { INK, SIZE } from './pdf-style.ts';

const GAP = 24;
const LABEL_WIDTH = 96;

/** A paragraph in the flow; it is tagged as what it is. */
export function drawText(
  flow: Flow,
  tag: 'H1' | 'H2' | 'P',
  text: string,
  style: {
    readonly size: number;
    readonly isBold?: boolean;
    readonly colour?: string;
    readonly width?: number;
    readonly after?: number;
  },
): void {
  if (text === '') return;
  const { pdf } = flow;
  const width = style.width ?? flow.width;
  pdf.font(style.isBold === true ? FONTS.bold : FONTS.regular).fontSize(style.size);
  const options = { width, lineGap: style.size / 4 };
  flow.need(pdf.heightOfString(text, options));
  const { y, left } = flow;
  const paragraph = pdf.struct(tag, {}, () => {
    pdf.fillColor(style.colour ?? INK.text).text(text, left, y, options);
  });
  flow.section.add(paragraph);
  paragraph.end();
  flow.move(pdf.heightOfString(text, options) + (style.after ?? 4));
}

/** Title, what the numbers say, what was asked for, and the key figures. */
export function drawCover(flow: Flow, page: ReportPage, unit: CostUnit): void {
  drawText(flow, 'H1', page.title, { size: SIZE.title, isBold: true, after: 2 });
  drawText(flow, 'P', page.subtitle, { size: SIZE.lead, colour: INK.soft, after: 14 });
  const top = flow.y;
  const isWide = page.page_orientation === 'landscape';
  const summaryWidth = isWide ? flow.width * 0.56 : flow.width;
  drawText(flow, 'P', page.summary.join(' '), { size: SIZE.lead, width: summaryWidth, after: 10 });
  const afterSummary = flow.y;
  if (isWide) flow.move(top - flow.y);
  const left = isWide ? flow.left + summaryWidth + GAP : flow.left;
  drawParameters(flow, page, left, flow.left + flow.width - left);
  if (isWide && flow.y < afterSummary) flow.move(afterSummary - flow.y);
  flow.move(10);
  drawFigures(flow, page, unit);
}

function drawParameters(flow: Flow, { parameters }: ReportPage, left: number, width: number): void {
  const { pdf } = flow;
  for (const { label, value } of parameters) {
    pdf.font(FONTS.regular).fontSize(SIZE.body);
    const height = pdf.heightOfString(value, { width: width - LABEL_WIDTH }) + 6;
    flow.need(height);
    const { y } = flow;
    const line = pdf.struct('P', {}, () => {
      pdf
        .fillColor(INK.soft)
        .text(label, left, y + 2, { width: LABEL_WIDTH - 6, lineBreak: false, ellipsis: true, height: 10 });
      pdf.fillColor(INK.text).text(value, left + LABEL_WIDTH, y + 2, { width: width - LABEL_WIDTH });
    });
    flow.section.add(line);
    line.end();
    rule(pdf, left, y + height, width, INK.line, 0.4);
    flow.move(height);
  }
}

const FIGURE_HEIGHT = 74;

function drawFigures(flow: Flow, { figures, page_orientation: orientation }: ReportPage, unit: CostUnit): void {
  const { pdf } = flow;
  const across = orientation === 'landscape' ? 4 : 2;
  const width = flow.width / across;
  for (let first = 0; first < figures.length; first += across) {
    flow.need(FIGURE_HEIGHT);
    rule(pdf, flow.left, flow.y, flow.width, INK.rule, 0.8);
    for (const [index, figure] of figures.slice(first, first + across).entries()) {
      const x = flow.left + index * width;
      const y = flow.y + 8;
      const range =
        figure.low === null || figure.high === null
          ? ''
          : `95% range ${cellText(figure.low, figure.kind, unit)} to ${cellText(figure.high, figure.kind, unit)}`;
      const detail = [range, figure.detail].filter((part) => part !== '').join('; ');
      const block = pdf.struct('P', {}, () => {
        pdf
          .font(FONTS.regular)
          .fontSize(SIZE.body)
          .fillColor(INK.soft)
          .text(figure.label, x, y, { width: width - 12 });
        const value = figure.value === null ? 'n/a' : cellText(figure.value, figure.kind, unit);
        pdf
          .font(FONTS.bold)
          .fontSize(SIZE.title)
          .fillColor(INK.text)
          .text(value, x, y + 12, { width: width - 12, lineBreak: false });
        pdf
          .font(FONTS.regular)
          .fontSize(SIZE.small)
          .fillColor(INK.soft)
          .text(detail, x, y + 42, { width: width - 12 });
      });
      flow.section.add(block);
      block.end();
    }
    flow.move(FIGURE_HEIGHT);
  }
}
