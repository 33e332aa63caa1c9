import { runJob } from '@meridian/history/apart/run-job';
import type { CaseFile } from '@meridian/reports/pdf/case-pdf';

const MAX_MS = 60_000;
const MAX_HEAP_MB = 256;

/** A case as a PDF, written in a process of its own. Null when it could not be written. */
export async function caseFile(file: CaseFile, signal: AbortSignal): Promise<Buffer | null> {
  const outcome = await runJob<CaseFile, Uint8Array>(new URL('./case-file-program.ts', import.meta.url), {
    name: 'file of a case',
    work: file,
    signal,
    maxMs: MAX_MS,
    maxHeapMb: MAX_HEAP_MB,
  });
  return outcome.kind === 'done' ? Buffer.from(outcome.result) : null;
}
