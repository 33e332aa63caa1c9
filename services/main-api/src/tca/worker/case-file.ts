import { Worker } from 'node:worker_threads';
import type { CaseFile } from '@meridian/reports/pdf/case-pdf';

/** A case as a PDF, written in a thread of its own. */
export async function caseFile(file: CaseFile): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
  const worker = new Worker(new URL('./case-file-thread.ts', import.meta.url), { workerData: file, name: 'case-file' });
  worker.on('message', resolve);
  worker.on('error', reject);
  worker.on('exit', () => reject(new Error('The file of a case was not written.')));
  return Buffer.from(await promise);
}
