import type { ReportPage, ReportSection } from '@meridian/protocol/rest/report-page-schema';
import { drawChartAt } from './draw-chart.ts';
import { rule } from './draw-table.ts';
import type { Flow } from './flow.ts';
import { FONTS } from './open-pdf.ts';
import { INK, SIZE } from './pdf-style.ts';

/** So many stand side by side below the key figures. */
const ACROSS = { landscape: 2, portrait: 1 } as const;
const GAP = 28;
const HEAD = 38;
const MIN_CHART = 120;
const MAX_CHART = 210;
const LEGEND_WIDTH = 190;

type Drawn = ReportSection & { readonly chart: NonNullable<ReportSection['chart']> };

/** The sections whose charts stand on the first page. An alert's picture is its scene, with its own table. */
export function firstCharts({ sections, page_orientation: orientation }: ReportPage): readonly Drawn[] {
  const drawn = sections.flatMap((section) =>
    section.chart === null || section.chart.points.length === 0 || section.scene !== undefined
      ? []
      : [{ ...section, chart: section.chart }],
  );
  return drawn.slice(0, ACROSS[orientation]);
}

/** Each chart under what it says, with its legend. */
export function drawFirstCharts(flow: Flow, charts: readonly Drawn[]): void {
  if (charts.length === 0) return;
  flow.need(HEAD + MIN_CHART);
  rule(flow.pdf, flow.left, flow.y, flow.width, INK.line, 0.8);
  flow.move(8);
  const height = Math.min(MAX_CHART, flow.room - HEAD);
  const width = (flow.width - GAP * (charts.length - 1)) / charts.length;
  const top = flow.y;
  for (const [index, section] of charts.entries()) {
    const left = flow.left + index * (width + GAP);
    drawHead(flow, section, left, width);
    drawChartAt(flow, section.chart, { left, top: top + HEAD, width, height });
  }
  flow.move(HEAD + height);
}

function drawHead(flow: Flow, { title, finding, chart }: Drawn, left: number, width: number): void {
  const { pdf, y } = flow;
  const hasLegend = chart.points.some(({ low }) => low !== null);
  const titleWidth = hasLegend ? width - LEGEND_WIDTH : width;
  const place = { lineBreak: false, ellipsis: true, height: 15 } as const;
  const heading = pdf.struct('H2', {}, () => {
    pdf.font(FONTS.bold).fontSize(SIZE.heading).fillColor(INK.text);
    pdf.text(title, left, y, { ...place, width: titleWidth });
  });
  const text = pdf.struct('P', {}, () => {
    pdf.font(FONTS.regular).fontSize(SIZE.body).fillColor(INK.soft);
    pdf.text(finding, left, y + 17, { width, height: 20, ellipsis: true });
  });
  for (const part of [heading, text]) {
    flow.section.add(part);
    part.end();
  }
  if (hasLegend)
    drawLegend(
      flow,
      left + width - LEGEND_WIDTH,
      chart.points.some(({ mark }) => mark !== null),
    );
}

/** The marks stand for what the words beside them say. */
function drawLegend({ pdf, section, y }: Flow, left: number, hasEstimate: boolean): void {
  const legend = pdf.struct('P', {}, () => {
    pdf.circle(left + 6, y + 7, 2.6).fill(INK.accent);
    pdf.font(FONTS.regular).fontSize(SIZE.small).fillColor(INK.soft);
    pdf.text('measured, 95% range', left + 12, y + 3, { lineBreak: false });
    if (!hasEstimate) return;
    pdf
      .moveTo(left + 98, y + 7)
      .lineTo(left + 106, y + 7)
      .lineWidth(2)
      .strokeColor(INK.mark)
      .stroke();
    pdf.fillColor(INK.soft).text('pre-trade estimate', left + 110, y + 3, { lineBreak: false });
  });
  section.add(legend);
  legend.end();
}
