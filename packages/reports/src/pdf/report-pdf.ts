import type { CostUnit } from '@meridian/domain/entities/scheduled-report';
import { formatDateTime } from '@meridian/domain/time-format';
import type { ReportPage } from '@meridian/protocol/rest/report-page-schema';
import { drawChart } from './draw-chart.ts';
import { drawCover, drawText } from './draw-cover.ts';
import { drawTable, rule } from './draw-table.ts';
import { Flow } from './flow.ts';
import { FONTS, MARGIN, openPdf, type Pdf, pdfBytes } from './open-pdf.ts';
import { INK, SIZE } from './pdf-style.ts';

const SECTION_START = 110;
/** A heading stays with its chart. */
const WITH_CHART = 300;

/** A report as a file that a head trader would send on. The same page makes the same bytes. */
export async function reportPdf(page: ReportPage, unit: CostUnit, zone: string): Promise<Buffer> {
  const pdf = openPdf({
    title: `${page.title}: ${page.subtitle}`,
    subject: page.summary.join(' ').slice(0, 500),
    orientation: page.page_orientation,
    createdMs: page.provenance.generated_ms,
  });
  const flow = new Flow(pdf);
  flow.inSection(() => drawCover(flow, page, unit));
  for (const section of page.sections) {
    flow.inSection(() => {
      flow.move(16);
      flow.need(section.chart === null ? SECTION_START : WITH_CHART);
      drawText(flow, 'H2', section.title, { size: SIZE.heading, isBold: true, after: 2 });
      drawText(flow, 'P', section.finding, { size: SIZE.body, colour: INK.soft, after: 6 });
      if (section.chart !== null) drawChart(flow, section.chart);
      if (section.table !== null) drawTable(flow, section.table, unit);
      for (const note of section.notes) drawText(flow, 'P', note, { size: SIZE.small, colour: INK.soft, after: 2 });
    });
  }
  flow.inSection(() => drawDefinitions(flow, page, zone));
  drawFooters(pdf, page, zone);
  return pdfBytes(pdf);
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

/** Written last, when the number of pages is known; readers skip them. */
function drawFooters(pdf: Pdf, page: ReportPage, zone: string): void {
  const { start, count } = pdf.bufferedPageRange();
  const made = formatDateTime(page.provenance.generated_ms, zone);
  // The moment comes first: a long name is cut, what ran is not.
  const text = `Meridian · ${made} · ${page.title} · ${page.subtitle}`;
  for (let index = 0; index < count; index += 1) {
    pdf.switchToPage(start + index);
    const y = pdf.page.height - MARGIN;
    const width = pdf.page.width - 2 * MARGIN;
    // Writing below the margin would start a new page.
    pdf.page.margins.bottom = 0;
    rule(pdf, MARGIN, y - 8, width, INK.line, 0.4);
    pdf.markContent('Artifact', { type: 'Pagination' });
    pdf.font(FONTS.regular).fontSize(SIZE.small).fillColor(INK.soft);
    pdf.text(text, MARGIN, y, { width: width - 80, lineBreak: false, ellipsis: true, height: 10 });
    pdf
      .font(FONTS.bold)
      .text(`${index + 1} of ${count}`, MARGIN + width - 80, y, { width: 80, align: 'right', lineBreak: false });
    pdf.endMarkedContent();
  }
}
