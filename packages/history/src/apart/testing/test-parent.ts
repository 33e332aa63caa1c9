import { runJob } from '../run-job.ts';
import type { TestWork } from './test-program.ts';

/** A server with a job, for a test that ends it. */
await runJob<TestWork, unknown, object>(new URL('./test-program.ts', import.meta.url), {
  name: 'test',
  work: { does: 'wait' },
  signal: new AbortController().signal,
  maxMs: 60_000,
  maxHeapMb: 64,
  onProgress: (progress) => process.send?.(progress),
});
