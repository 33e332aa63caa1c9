import { serveJob } from '@meridian/history/apart/serve-job';
import { type CaseFile, casePdf } from '@meridian/reports/pdf/case-pdf';

/** The program that writes a case as a PDF: reading fonts would hold up every other answer. */
serveJob<CaseFile, Uint8Array>((file) => casePdf(file));
