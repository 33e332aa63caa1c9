import { serveJob } from '@meridian/history/apart/serve-job';
import { openHistory } from '@meridian/history/reader/open-history';
import type { JobProgress } from '../jobs/user-jobs.ts';
import type { DryRunDone, DryRunWork } from './dry-run-messages.ts';
import { runDryRun } from './run-dry-run.ts';

/** The program of a dry run: it ends with its result, or when it is cancelled. */
const MEMORY_MB = 1_024;
const THREADS = 2;

serveJob<DryRunWork, DryRunDone, JobProgress>(async ({ dir, job }, { signal, onProgress }) => {
  const history = await openHistory({ dir, memoryLimitMb: MEMORY_MB, threads: THREADS });
  try {
    return await runDryRun(job, { history, signal, onProgress: (percent, stage) => onProgress({ percent, stage }) });
  } finally {
    await history.close();
  }
});
