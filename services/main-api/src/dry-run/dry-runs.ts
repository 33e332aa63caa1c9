import { UserJobs } from '../jobs/user-jobs.ts';
import type { DryRunDone, DryRunWork } from './dry-run-messages.ts';

export type DryRuns = UserJobs<DryRunWork, null, DryRunDone>;

const MAX_RUNNING = 2;
/** Two seconds are usual. */
const MAX_MS = 60_000;
const MAX_HEAP_MB = 512;

/** Dry runs of groups, one a user and two in all. */
export function createDryRuns(nowMs: () => number): DryRuns {
  return new UserJobs({
    name: 'dry run',
    program: new URL('./dry-run-program.ts', import.meta.url),
    maxRunning: MAX_RUNNING,
    maxMs: MAX_MS,
    maxHeapMb: MAX_HEAP_MB,
    nowMs,
    texts: {
      stopped: 'The dry run was cancelled.',
      late: 'The dry run took too long and was stopped: choose fewer days.',
      failed: 'The past orders could not be read.',
      lost: 'The dry run ended early: run it again.',
    },
  });
}
