import { mkdtempSync, writeFileSync } from 'node:fs';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveJob } from '../serve-job.ts';

/** What the job of a test does. */
export type TestWork = { readonly does: 'abort' | 'answer' | 'fail' | 'hang' | 'wait' };

export type TestResult = { readonly hasSecret: boolean; readonly priority: number; readonly umask: number };

serveJob<TestWork, TestResult, { readonly pid: number; readonly temporary: string }>(
  async ({ does }, { signal, onProgress }) => {
    writeFileSync(join(mkdtempSync(join(tmpdir(), 'spill-')), 'spill'), 'data');
    onProgress({ pid: process.pid, temporary: tmpdir() });
    if (does === 'fail') throw new Error('Choose fewer days.');
    if (does === 'abort') process.abort();
    if (does !== 'answer') await new Promise((resolve) => setTimeout(resolve, 100));
    // As a computation, which hears nothing.
    if (does === 'hang') for (;;) Math.random();
    if (does === 'wait') await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
    return { hasSecret: process.env['JWT_SECRET'] !== undefined, priority: getPriority(), umask: process.umask() };
  },
);
