import type { CostUnit } from '@meridian/domain/entities/scheduled-report';
import { type ChartAxis, chartAxis } from '@meridian/domain/reports/chart-axis';
import { reportCellText } from '@meridian/domain/reports/report-cell';
import type { ReportPage } from '@meridian/protocol/rest/report-page-schema';
import { rule } from './draw-table.ts';
import type { Flow } from './flow.ts';
import { FONTS, type Pdf } from './open-pdf.ts';
import { INK, SIZE } from './pdf-style.ts';

const GAP = 24;
const HOUSE = 'Meridian';
/** The mark and its word. */
export const HOUSE_WIDTH = 82;
const HOUSE_TEXT = 24;
const HOUSE_SCALE = 18 / 26;
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
  drawHouse(flow);
  drawText(flow, 'H1', page.title, { width: flow.width - HOUSE_WIDTH, size: SIZE.title, isBold: true, after: 2 });
  drawText(flow, 'P', page.subtitle, { size: SIZE.lead, colour: INK.soft, after: 14 });
  const top = flow.y;
  const isWide = page.page_orientation === 'landscape';
  const summaryWidth = isWide ? flow.width * 0.56 : flow.width;
  drawSummary(flow, page.summary.join(' '), summaryWidth);
  const afterSummary = flow.y;
  if (isWide) flow.move(top - flow.y);
  const left = isWide ? flow.left + summaryWidth + GAP : flow.left;
  drawParameters(flow, page, left, flow.left + flow.width - left);
  if (isWide && flow.y < afterSummary) flow.move(afterSummary - flow.y);
  flow.move(10);
  drawFigures(flow, page, unit);
}

/** Amounts and costs, which one looks for first. */
const NUMBERS = /(−?\$[\d.,]+[KMBTPE]?|−?[\d.,]+ (?:bps|ticks)\b)/;

/** What the numbers say, with the numbers in bold. */
function drawSummary(flow: Flow, text: string, width: number): void {
  if (text === '') return;
  const { pdf, left, y } = flow;
  const options = { width, lineGap: SIZE.lead / 4 };
  const parts = text.split(NUMBERS).filter((part) => part !== '');
  const fontOf = (part: string) => (NUMBERS.test(part) ? FONTS.bold : FONTS.regular);
  const paragraph = pdf.struct('P', {}, () => {
    pdf.fontSize(SIZE.lead).fillColor(INK.text);
    for (const [index, part] of parts.entries()) {
      const rest = { ...options, continued: index < parts.length - 1 };
      pdf.font(fontOf(part));
      if (index === 0) pdf.text(part, left, y, rest);
      else pdf.text(part, rest);
    }
  });
  flow.section.add(paragraph);
  paragraph.end();
  flow.move(pdf.y - y + 10);
}

/** The mark of the house, at the right of the title. */
export function drawHouse({ pdf, left, width, y }: Flow): void {
  pdf.font(FONTS.bold).fontSize(SIZE.heading);
  const x = left + width - pdf.widthOfString(HOUSE) - HOUSE_TEXT;
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf.save().translate(x, y).scale(HOUSE_SCALE);
  pdf.roundedRect(0, 0, 26, 26, 6).fill(INK.accent);
  pdf.path('M5.5 18.5 10 8.5l3.2 6 2.6-4.2 4.7 8.2').lineWidth(2.4).lineCap('round').lineJoin('round');
  pdf.strokeColor('#ffffff').stroke().restore();
  pdf.fillColor(INK.text).text(HOUSE, x + HOUSE_TEXT, y + 3, { lineBreak: false });
  pdf.endMarkedContent();
}

function drawParameters(flow: Flow, { parameters }: ReportPage, left: number, width: number): void {
  const { pdf } = flow;
  for (const { label, value } of parameters) {
    pdf.font(FONTS.regular).fontSize(SIZE.body);
    const height = pdf.heightOfString(value, { width: width - LABEL_WIDTH }) + 3.5;
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

/** The unit stands beside the number. */
function nameOf({ label, kind }: ReportPage['figures'][number], unit: CostUnit): string {
  return kind === 'cost' && label.endsWith(`, ${unit}`) ? label.slice(0, -unit.length - 2) : label;
}

const FIGURE_HEIGHT = 78;
/** Costs are on one scale, so that their ranges can be compared. */
const SCALE_WIDTH = 0.72;

function drawFigures(flow: Flow, { figures, page_orientation: orientation }: ReportPage, unit: CostUnit): void {
  const { pdf } = flow;
  const across = orientation === 'landscape' ? 4 : 2;
  const width = flow.width / across;
  const costs = figures.filter(({ kind, value }) => kind === 'cost' && value !== null);
  const axis = chartAxis(
    'ranges',
    costs.map(({ value, low, high }) => ({ value, low, high, mark: null, is_thin: false, is_total: false })),
  );
  for (let first = 0; first < figures.length; first += across) {
    flow.need(FIGURE_HEIGHT);
    rule(pdf, flow.left, flow.y, flow.width, INK.rule, 0.8);
    for (const [index, figure] of figures.slice(first, first + across).entries()) {
      const x = flow.left + index * width;
      const y = flow.y + 8;
      const range =
        figure.low === null || figure.high === null
          ? ''
          : `95% range ${reportCellText(figure.low, figure.kind, unit)} to ${reportCellText(figure.high, figure.kind, unit)}`;
      const detail = [range, figure.detail].filter((part) => part !== '').join('; ');
      const block = pdf.struct('P', {}, () => {
        pdf
          .font(FONTS.regular)
          .fontSize(SIZE.body)
          .fillColor(INK.soft)
          .text(nameOf(figure, unit), x, y, { width: width - 12 });
        const value = figure.value === null ? 'n/a' : reportCellText(figure.value, figure.kind, unit);
        pdf
          .font(FONTS.bold)
          .fontSize(SIZE.title)
          .fillColor(INK.text)
          .text(value, x, y + 12, { width: width - 12, lineBreak: false });
        if (figure.kind === 'cost' && figure.value !== null && unit !== 'usd') {
          const beside = x + pdf.widthOfString(value) + 4;
          pdf.font(FONTS.regular).fontSize(SIZE.body).fillColor(INK.soft);
          pdf.text(unit, beside, y + 26, { lineBreak: false });
        }
        pdf
          .font(FONTS.regular)
          .fontSize(SIZE.small)
          .fillColor(INK.soft)
          .text(detail, x, y + 48, { width: width - 12 });
      });
      flow.section.add(block);
      block.end();
      if (costs.includes(figure)) drawScale(pdf, figure, axis, { x, y: y + 42, width: width * SCALE_WIDTH });
    }
    flow.move(FIGURE_HEIGHT);
  }
}

type ScalePlace = { readonly x: number; readonly y: number; readonly width: number };

/** The mean as a dot, its range as a band, and zero as a tick. */
function drawScale(
  pdf: Pdf,
  { value, low, high }: ReportPage['figures'][number],
  { from, to }: ChartAxis,
  { x, y, width }: ScalePlace,
): void {
  const at = (each: number) => x + (width * (Math.min(to, Math.max(from, each)) - from)) / (to - from);
  rule(pdf, x, y, width, INK.line, 0.8);
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf
    .moveTo(at(0), y - 4)
    .lineTo(at(0), y + 4)
    .lineWidth(0.8)
    .strokeColor(INK.text)
    .stroke();
  if (low !== null && high !== null) {
    pdf.moveTo(at(low), y).lineTo(at(high), y).lineWidth(3).strokeColor(INK.accentLight).stroke();
  }
  if (value !== null) pdf.circle(at(value), y, 2.8).fill(INK.accent);
  pdf.endMarkedContent();
}
