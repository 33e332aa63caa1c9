import { rule } from './draw-table.ts';
import { FONTS, MARGIN, type Pdf } from './open-pdf.ts';
import { INK, SIZE } from './pdf-style.ts';

const COUNT_WIDTH = 80;

/** Written last, when the number of pages is known; readers skip them. */
export function drawFooters(pdf: Pdf, text: string): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    pdf.switchToPage(start + index);
    const y = pdf.page.height - MARGIN;
    const width = pdf.page.width - 2 * MARGIN;
    // Writing below the margin would start a new page.
    pdf.page.margins.bottom = 0;
    rule(pdf, MARGIN, y - 8, width, INK.line, 0.4);
    pdf.markContent('Artifact', { type: 'Pagination' });
    pdf.font(FONTS.regular).fontSize(SIZE.small).fillColor(INK.soft);
    pdf.text(text, MARGIN, y, { width: width - COUNT_WIDTH, lineBreak: false, ellipsis: true, height: 10 });
    pdf.font(FONTS.bold).text(`${index + 1} of ${count}`, MARGIN + width - COUNT_WIDTH, y, {
      width: COUNT_WIDTH,
      align: 'right',
      lineBreak: false,
    });
    pdf.endMarkedContent();
  }
}
