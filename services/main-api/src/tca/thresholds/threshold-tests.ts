import type { ThresholdTest } from '@meridian/protocol/rest/threshold-calls';
import { UserJobs } from '../../jobs/user-jobs.ts';
import type { ThresholdTestDone, ThresholdTestWork } from './test-messages.ts';

export type ThresholdTests = UserJobs<ThresholdTestWork, ThresholdTest['asked'], ThresholdTestDone>;

const MAX_RUNNING = 2;
/** Twenty days of a large desk take a minute. */
const MAX_MS = 10 * 60_000;
const MAX_HEAP_MB = 1_024;

/** Tests of surveillance thresholds over past days, one a user and two in all. */
export function createThresholdTests(nowMs: () => number): ThresholdTests {
  return new UserJobs({
    name: 'threshold test',
    program: new URL('./test-program.ts', import.meta.url),
    maxRunning: MAX_RUNNING,
    maxMs: MAX_MS,
    maxHeapMb: MAX_HEAP_MB,
    nowMs,
    texts: {
      stopped: 'The test was cancelled.',
      late: 'The test took too long and was stopped: choose fewer days.',
      failed: 'The past orders could not be read.',
      lost: 'The test ended early: run it again.',
    },
  });
}
