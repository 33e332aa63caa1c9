import { reportPointText, reportTickText, reportUsdText } from '@meridian/domain/reports/report-cell';
import { beyondAxis, type ChartAxis, chartAxis, waterfallSteps } from '@meridian/domain/reports/chart-axis';
import type { ReportChart } from '@meridian/protocol/rest/report-page-schema';
import type { Flow } from './flow.ts';
import { FONTS, type Pdf } from './open-pdf.ts';
import { INK, SIZE } from './pdf-style.ts';

/** Where a chart stands on its page. */
export type ChartPlace = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

const HEIGHT = 190;
const AXIS = 44;
const LABELS = 26;
const TOP = 14;

type Scale = {
  readonly y: (value: number) => number;
  readonly axis: ChartAxis;
  readonly top: number;
  readonly bottom: number;
};
type Point = ReportChart['points'][number];

/** A chart over the whole width, in lines and shapes, with a text for readers that cannot see it. */
export function drawChart(flow: Flow, chart: ReportChart): void {
  if (chart.points.length === 0) return;
  flow.need(HEIGHT);
  drawChartAt(flow, chart, { left: flow.left, top: flow.y, width: flow.width, height: HEIGHT });
  flow.move(HEIGHT);
}

export function drawChartAt(flow: Flow, chart: ReportChart, place: ChartPlace): void {
  const figure = flow.pdf.struct('Figure', { alt: altText(chart) }, () => paint(flow.pdf, chart, place));
  flow.section.add(figure);
  figure.end();
}

function altText({ kind, unit, points }: ReportChart): string {
  const parts = points.map(
    ({ label, value }) => `${label} ${value === null ? 'none' : reportPointText(value, { kind, unit })}`,
  );
  return `Chart (${kind}), in ${unit}: ${parts.join(', ')}`;
}

function paint(pdf: Pdf, chart: ReportChart, { left, top, width, height }: ChartPlace): void {
  const bottom = top + height - LABELS;
  const scale = scaleOf(chart, top + TOP, bottom);
  const step = (width - AXIS) / chart.points.length;
  const centreOf = (index: number) => left + AXIS + step * (index + 0.5);
  drawAxis(pdf, scale, left, width, chart.unit);
  if (chart.kind === 'waterfall') drawWaterfall(pdf, scale, chart.points, centreOf, Math.min(70, step * 0.6));
  for (const [index, point] of chart.points.entries()) {
    if (chart.kind !== 'waterfall') drawRange(pdf, scale, point, { centre: centreOf(index), chart });
    drawLabel(pdf, point, centreOf(index), step, bottom + 4);
  }
  if (chart.kind === 'line') drawLine(pdf, scale, chart.points, left + AXIS, step);
}

function scaleOf({ kind, points }: ReportChart, top: number, bottom: number): Scale {
  const axis = chartAxis(kind, points);
  const inside = (value: number) => Math.min(axis.to, Math.max(axis.from, value));
  const y = (value: number) => bottom - ((inside(value) - axis.from) / (axis.to - axis.from)) * (bottom - top);
  return { y, axis, top, bottom };
}

function drawAxis(pdf: Pdf, { y, axis: { ticks } }: Scale, left: number, width: number, unit: string): void {
  for (const tick of ticks) {
    const at = y(tick);
    pdf.moveTo(left + AXIS, at).lineTo(left + width, at);
    pdf
      .lineWidth(tick === 0 ? 0.9 : 0.4)
      .strokeColor(tick === 0 ? INK.rule : INK.line)
      .stroke();
    const text = reportTickText(tick, unit);
    pdf.font(FONTS.regular).fontSize(SIZE.small).fillColor(INK.soft);
    pdf.text(text, left, at - 4, { width: AXIS - 6, align: 'right', lineBreak: false });
  }
}

function drawWaterfall(
  pdf: Pdf,
  { y }: Scale,
  points: readonly Point[],
  centreOf: (index: number) => number,
  width: number,
): void {
  for (const [index, { from, to }] of waterfallSteps(points).entries()) {
    const centre = centreOf(index);
    const top = Math.min(y(from), y(to));
    pdf
      .rect(centre - width / 2, top, width, Math.max(0.6, Math.abs(y(from) - y(to))))
      .fill(points[index]?.is_total === true ? INK.accent : INK.bar);
    if (index + 1 < points.length) {
      pdf.moveTo(centre + width / 2, y(to)).lineTo(centreOf(index + 1) - width / 2, y(to));
      pdf.lineWidth(0.6).dash(2, { space: 2 }).strokeColor(INK.soft).stroke().undash();
    }
    pdf.font(FONTS.bold).fontSize(SIZE.body).fillColor(INK.text);
    const text = reportUsdText(points[index]?.value ?? 0);
    pdf.text(text, centre - width, top - 12, { width: width * 2, align: 'center', lineBreak: false });
  }
}

/** What goes on beyond the axis has a triangle at its edge. */
function drawBeyond(pdf: Pdf, { axis, top, bottom }: Scale, value: number | null, centre: number): void {
  const side = value === null ? 0 : beyondAxis(axis, value);
  if (side === 0) return;
  const [tip, base] = side === 1 ? [top - 8, top - 3] : [bottom + 3, bottom - 2];
  pdf.polygon([centre - 4, base], [centre + 4, base], [centre, tip]).fill(INK.soft);
}

function drawRange(
  pdf: Pdf,
  scale: Scale,
  { value, low, high, mark, is_thin: isThin }: Point,
  { centre, chart }: { readonly centre: number; readonly chart: ReportChart },
): void {
  const { y } = scale;
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
  for (const end of [low, high, value]) drawBeyond(pdf, scale, end, centre);
  if (value === null) return;
  pdf.circle(centre, y(value), 3.6).fill(colour);
  pdf
    .font(FONTS.bold)
    .fontSize(SIZE.body)
    .fillColor(isThin ? INK.faint : INK.text);
  if (chart.kind !== 'line') {
    pdf.text(reportPointText(value, chart), centre + 8, y(value) - 5, { width: 60, lineBreak: false });
    return;
  }
  // A line goes on beside its points, so their numbers stand above it.
  const above = { width: 60, align: 'center', lineBreak: false } as const;
  pdf.text(reportPointText(value, chart), centre - 30, y(value) - 17, above);
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
