import { parentPort, workerData } from 'node:worker_threads';
import { type CaseFile, casePdf } from '@meridian/reports/pdf/case-pdf';

/** The program that writes a case as a PDF: reading fonts would hold up every other answer. */

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- given by whoever started this thread.
const pdf = await casePdf(workerData as CaseFile);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread is not a window.
parentPort?.postMessage(pdf);
