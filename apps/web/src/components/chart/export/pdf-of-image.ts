/** A page of A4 in points. */
const LONG_POINTS = 842;
const SHORT_POINTS = 595;

export type PageOrientation = 'landscape' | 'portrait';

export type PdfImage = {
  /** JPEG, as a PDF takes it without conversion. */
  readonly jpeg: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly orientation: PageOrientation;
  readonly title: string;
};

/** In parentheses a PDF text needs its own brackets and backslashes escaped, and knows plain letters only. */
function pdfText(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, '-').replace(/[\\()]/g, String.raw`\$&`);
}

function bytes(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function stream(head: string, content: Uint8Array): Uint8Array {
  return joined([bytes(`<< ${head} /Length ${content.length} >>\nstream\n`), content, bytes('\nendstream')]);
}

/** A PDF of one page that is filled by an image. */
export function pdfOfImage({ jpeg, width, height, orientation, title }: PdfImage): Uint8Array<ArrayBuffer> {
  const [pageWidth, pageHeight] =
    orientation === 'landscape' ? [LONG_POINTS, SHORT_POINTS] : [SHORT_POINTS, LONG_POINTS];
  const image = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`;
  const objects = [
    bytes('<< /Type /Catalog /Pages 2 0 R /Lang (en) >>'),
    bytes('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    bytes(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pageWidth} ${pageHeight}] /Contents 4 0 R /Resources << /XObject << /Page 5 0 R >> >> >>`,
    ),
    stream('', bytes(`q ${pageWidth} 0 0 ${pageHeight} 0 0 cm /Page Do Q`)),
    stream(image, jpeg),
    bytes(`<< /Title (${pdfText(title)}) /Producer (Meridian) >>`),
  ];
  const parts: Uint8Array[] = [bytes('%PDF-1.4\n')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  for (const [index, object] of objects.entries()) {
    const part = joined([bytes(`${index + 1} 0 obj\n`), object, bytes('\nendobj\n')]);
    offsets.push(length);
    parts.push(part);
    length += part.length;
  }
  const count = objects.length + 1;
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const end = `xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<< /Size ${count} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${length}\n%%EOF\n`;
  return joined([...parts, bytes(end)]);
}
