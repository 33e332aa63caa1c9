import type { ReportChart } from '@meridian/protocol/rest/report-page-schema';
import { numberText, usdText } from '../pages/page-parts.ts';
import type { Flow } from './flow.ts';
import { FONTS, type Pdf } from './open-pdf.ts';
import { INK, SIZE } from './pdf-style.ts';

const HEIGHT = 190;
const AXIS = 44;
const LABELS = 26;
const TOP = 14;
const TICKS = 4;

type Scale = { readonly y: (value: number) => number; readonly ticks: readonly number[] };
type Point = ReportChart['points'][number];

/** A chart in lines and shapes, with a text for readers that cannot see it. */
export function drawChart(flow: Flow, chart: ReportChart): void {
  if (chart.points.length === 0) return;
  flow.need(HEIGHT);
  const { pdf } = flow;
  const figure = pdf.struct('Figure', { alt: altText(chart) }, () => paint(flow, chart));
  flow.section.add(figure);
  figure.end();
  flow.move(HEIGHT);
}

function altText({ kind, unit, points }: ReportChart): string {
  const parts = points.map(({ label, value }) => `${label} ${value === null ? 'none' : numberText(value, 2)}`);
  return `Chart (${kind}), in ${unit}: ${parts.join(', ')}`;
}

function paint(flow: Flow, chart: ReportChart): void {
  const { pdf, left, width, y } = flow;
  const scale = scaleOf(chart, y + TOP, y + HEIGHT - LABELS);
  const step = (width - AXIS) / chart.points.length;
  drawAxis(pdf, scale, left, width, chart.unit);
  let before = 0;
  for (const [index, point] of chart.points.entries()) {
    const centre = left + AXIS + step * (index + 0.5);
    if (chart.kind === 'waterfall') {
      const from = point.is_total ? 0 : before;
      drawBar(pdf, scale, point, centre, Math.min(70, step * 0.6), from);
      before = point.is_total ? before : before + (point.value ?? 0);
    } else drawRange(pdf, scale, point, centre);
    drawLabel(pdf, point, centre, step, y + HEIGHT - LABELS + 4);
  }
  if (chart.kind === 'line') drawLine(pdf, scale, chart.points, left + AXIS, step);
}

function valuesOf({ kind, points }: ReportChart): number[] {
  if (kind === 'waterfall') {
    let sum = 0;
    return [0, ...points.map(({ value, is_total }) => (is_total ? (value ?? 0) : (sum += value ?? 0)))];
  }
  return [
    0,
    ...points
      .flatMap(({ value, low, high, mark, is_thin: isThin }) => (isThin ? [mark] : [value, low, high, mark]))
      .filter((value) => value !== null),
  ];
}

function scaleOf(chart: ReportChart, top: number, bottom: number): Scale {
  const values = valuesOf(chart);
  const low = Math.min(...values);
  const high = Math.max(...values);
  const span = high - low || 1;
  const rough = span / TICKS;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * magnitude).find((each) => each >= rough) ?? rough;
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
  const [from, to] = [first * step, Math.max(last, first + 1) * step];
  // What is too thin to conclude from does not set the scale, and is cut at its ends.
  const inside = (value: number) => Math.min(to, Math.max(from, value));
  return { y: (value) => bottom - ((inside(value) - from) / (to - from)) * (bottom - top), ticks };
}

function drawAxis(pdf: Pdf, { y, ticks }: Scale, left: number, width: number, unit: string): void {
  const decimals = ticks.some((tick) => !Number.isInteger(tick)) ? 2 : 0;
  for (const tick of ticks) {
    const at = y(tick);
    pdf.moveTo(left + AXIS, at).lineTo(left + width, at);
    pdf
      .lineWidth(tick === 0 ? 0.9 : 0.4)
      .strokeColor(tick === 0 ? INK.rule : INK.line)
      .stroke();
    const text = unit === 'usd' ? usdText(tick) : numberText(tick, decimals);
    pdf.font(FONTS.regular).fontSize(SIZE.small).fillColor(INK.soft);
    pdf.text(text, left, at - 4, { width: AXIS - 6, align: 'right', lineBreak: false });
  }
}

function drawBar(pdf: Pdf, { y }: Scale, point: Point, centre: number, width: number, from: number): void {
  const value = point.value ?? 0;
  const to = point.is_total ? value : from + value;
  const top = Math.min(y(from), y(to));
  pdf
    .rect(centre - width / 2, top, width, Math.max(0.6, Math.abs(y(from) - y(to))))
    .fill(point.is_total ? INK.accent : INK.bar);
  pdf.font(FONTS.bold).fontSize(SIZE.body).fillColor(INK.text);
  pdf.text(usdText(value), centre - width, top - 12, { width: width * 2, align: 'center', lineBreak: false });
}

function drawRange(pdf: Pdf, { y }: Scale, { value, low, high, mark, is_thin: isThin }: Point, centre: number): void {
  const colour = isThin ? INK.faint : INK.accent;
  if (low !== null && high !== null) {
    pdf.moveTo(centre, y(low)).lineTo(centre, y(high)).lineWidth(6).lineCap('round');
    pdf
      .strokeColor(isThin ? INK.line : INK.accentLight)
      .stroke()
      .lineCap('butt');
  }
  if (mark !== null) {
    pdf
      .moveTo(centre - 18, y(mark))
      .lineTo(centre - 8, y(mark))
      .lineWidth(2)
      .strokeColor(INK.mark)
      .stroke();
  }
  if (value === null) return;
  pdf.circle(centre, y(value), 3.6).fill(colour);
  pdf
    .font(FONTS.bold)
    .fontSize(SIZE.body)
    .fillColor(isThin ? INK.faint : INK.text);
  pdf.text(numberText(value, 1), centre + 8, y(value) - 5, { width: 60, lineBreak: false });
}

function drawLine(pdf: Pdf, { y }: Scale, points: readonly Point[], left: number, step: number): void {
  const known = points.flatMap(({ value }, index) =>
    value === null ? [] : [{ x: left + step * (index + 0.5), value }],
  );
  for (const [index, { x, value }] of known.entries()) {
    if (index === 0) pdf.moveTo(x, y(value));
    else pdf.lineTo(x, y(value));
  }
  pdf.lineWidth(1).strokeColor(INK.accent).stroke();
}

function drawLabel(pdf: Pdf, { label, detail, is_total }: Point, centre: number, step: number, y: number): void {
  const place = { width: step, align: 'center', lineBreak: false, ellipsis: true, height: 10 } as const;
  pdf
    .font(is_total ? FONTS.bold : FONTS.regular)
    .fontSize(SIZE.body)
    .fillColor(INK.text);
  pdf.text(label, centre - step / 2, y, place);
  pdf.font(FONTS.regular).fontSize(SIZE.small).fillColor(INK.soft);
  pdf.text(detail, centre - step / 2, y + 11, place);
}
