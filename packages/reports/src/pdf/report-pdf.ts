import { DEFAULT_COST_UNIT } from '@meridian/domain/entities/scheduled-report';
import { formatDateTime } from '@meridian/domain/time-format';
import type { ReportPage } from '@meridian/protocol/rest/report-page-schema';
import { drawCaseChart } from './draw-case-chart.ts';
import { drawChart } from './draw-chart.ts';
import { drawCover, drawText } from './draw-cover.ts';
import { drawFirstCharts, firstCharts } from './draw-first-charts.ts';
import { drawFooters } from './draw-footers.ts';
import { drawTable } from './draw-table.ts';
import { Flow } from './flow.ts';
import { openPdf, pdfBytes } from './open-pdf.ts';
import { INK, SIZE } from './pdf-style.ts';

const SECTION_START = 110;
/** A heading stays with its chart. */
const WITH_CHART = 300;

/** A report as a file that a head trader would send on. The same page makes the same bytes. */
export async function reportPdf(page: ReportPage, zone: string): Promise<Buffer> {
  const unit = page.cost_unit ?? DEFAULT_COST_UNIT;
  const pdf = openPdf({
    title: `${page.title}: ${page.subtitle}`,
    subject: page.summary.join(' ').slice(0, 500),
    orientation: page.page_orientation,
    createdMs: page.provenance.generated_ms,
  });
  const flow = new Flow(pdf);
  const onFirstPage = firstCharts(page);
  flow.inSection(() => {
    drawCover(flow, page, unit);
    drawFirstCharts(flow, onFirstPage);
  });
  const isShown = new Set(onFirstPage.map(({ id }) => id));
  for (const section of page.sections) {
    if (isShown.has(section.id) && section.table === null && section.notes.length === 0) continue;
    flow.inSection(() => {
      flow.move(16);
      const chart = isShown.has(section.id) ? null : section.chart;
      flow.need(chart === null && section.scene === undefined ? SECTION_START : WITH_CHART);
      drawText(flow, 'H2', section.title, { size: SIZE.heading, isBold: true, after: 2 });
      drawText(flow, 'P', section.finding, { size: SIZE.body, colour: INK.soft, after: 6 });
      if (section.scene !== undefined) drawCaseChart(flow, section.scene);
      else if (chart !== null) drawChart(flow, chart);
      if (section.table !== null) drawTable(flow, section.table, unit);
      for (const note of section.notes) drawText(flow, 'P', note, { size: SIZE.small, colour: INK.soft, after: 2 });
    });
  }
  flow.inSection(() => drawDefinitions(flow, page, zone));
  // The moment comes first: a long name is cut, what ran is not.
  const made = formatDateTime(page.provenance.generated_ms, zone);
  const sign = hasCosts(page) ? `Costs in ${unit}; a positive number is a cost · ` : '';
  drawFooters(pdf, `Meridian · ${made} · ${sign}${page.title} · ${page.subtitle}`);
  return pdfBytes(pdf);
}

function hasCosts({ figures }: ReportPage): boolean {
  return figures.some(({ kind }) => kind === 'cost');
}

function drawDefinitions(flow: Flow, page: ReportPage, zone: string): void {
  const { provenance: ran } = page;
  flow.move(16);
  flow.need(SECTION_START);
  drawText(flow, 'H2', 'Definitions', { size: SIZE.heading, isBold: true });
  for (const { term, text } of page.definitions) drawText(flow, 'P', `${term}: ${text}`, { size: SIZE.body, after: 2 });
  flow.move(8);
  drawText(flow, 'H2', 'What ran', { size: SIZE.heading, isBold: true });
  const lines = [
    `Made ${formatDateTime(ran.generated_ms, zone)} (${zone}).`,
    `Data: ${ran.trading_days.length} trading days${ran.data_to === null ? '' : ` up to ${ran.data_to}`}; source ${ran.sources.join(', ') || 'none'}.`,
    `Calculation version ${ran.calculation}. Cost model ${ran.cost_model}.`,
    ran.thresholds === null ? '' : `Surveillance thresholds: ${ran.thresholds}.`,
  ];
  for (const line of lines) drawText(flow, 'P', line, { size: SIZE.body, after: 2 });
}
