import { FONT_ENCODING, pdfText } from './helvetica.ts';

/** A page of A4 in points. */
const LONG_POINTS = 842;
const SHORT_POINTS = 595;

export type PageOrientation = 'landscape' | 'portrait';

export function pagePoints(orientation: PageOrientation): { readonly width: number; readonly height: number } {
  return orientation === 'landscape'
    ? { width: LONG_POINTS, height: SHORT_POINTS }
    : { width: SHORT_POINTS, height: LONG_POINTS };
}

export type PdfPage = {
  readonly orientation: PageOrientation;
  readonly title: string;
  /** Operators of the page. */
  readonly content: string;
  readonly alphas: readonly number[];
};

function fontObject(name: string): string {
  return `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding 6 0 R >>`;
}

/** A PDF of one page with text that can be selected and lines that stay sharp. */
export function pdfFile({ orientation, title, content, alphas }: PdfPage): string {
  const { width, height } = pagePoints(orientation);
  const states = alphas.map((alpha, at) => `/A${at} << /ca ${alpha} /CA ${alpha} >>`).join(' ');
  const resources = `<< /Font << /F1 5 0 R /F2 7 0 R >> /ExtGState << ${states} >> >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (en) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents 4 0 R /Resources ${resources} >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    fontObject('Helvetica'),
    FONT_ENCODING,
    fontObject('Helvetica-Bold'),
    `<< /Title ${pdfText(title)} /Producer (Meridian) >>`,
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const count = objects.length + 1;
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  return `${file}xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<< /Size ${count} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
}
