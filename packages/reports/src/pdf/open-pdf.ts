import { fileURLToPath } from 'node:url';
import PdfKit from 'pdfkit';

export type PdfOptions = {
  readonly title: string;
  readonly subject: string;
  readonly orientation: 'landscape' | 'portrait';
  /** When the report was made: the only date in the file, so that the same report is the same file. */
  readonly createdMs: number;
};

export type Pdf = InstanceType<typeof PdfKit>;

export const FONTS = { regular: 'regular', bold: 'bold' } as const;

const FONT_FILES = {
  regular: import.meta.resolve('@fontsource/inter/files/inter-latin-400-normal.woff'),
  bold: import.meta.resolve('@fontsource/inter/files/inter-latin-600-normal.woff'),
} as const;

export const MARGIN = 42;
const FOOTER_ROOM = 30;

/** An empty, tagged document in English with its fonts; the caller adds pages. */
export function openPdf({ title, subject, orientation, createdMs }: PdfOptions): Pdf {
  const created = new Date(createdMs);
  const pdf = new PdfKit({
    size: 'A4',
    layout: orientation,
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + FOOTER_ROOM },
    bufferPages: true,
    autoFirstPage: false,
    tagged: true,
    lang: 'en',
    displayTitle: true,
    pdfVersion: '1.7',
    info: {
      Title: title,
      Subject: subject,
      Creator: 'Meridian',
      Producer: 'Meridian',
      CreationDate: created,
      ModDate: created,
    },
  });
  for (const [name, file] of Object.entries(FONT_FILES)) pdf.registerFont(name, fileURLToPath(file));
  return pdf;
}

/** The whole file, once the caller has ended the document. */
export async function pdfBytes(pdf: Pdf): Promise<Buffer> {
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<void>((resolve, reject) => {
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  pdf.end();
  await done;
  return Buffer.concat(chunks);
}
