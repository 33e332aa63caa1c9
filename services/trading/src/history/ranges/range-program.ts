import { serveJob } from '@meridian/history/apart/serve-job';
import { openHistory } from '@meridian/history/reader/open-history';
import { measureDays } from './measure-days.ts';
import type { MeasuredDay, RangeWork } from './range-messages.ts';

const MEMORY_MB = 256;

/** The program that reads stored days and compares what their orders cost with what their tickets said. */
serveJob<RangeWork, readonly MeasuredDay[]>(async ({ dir, ...work }, { signal }) => {
  const history = await openHistory({ dir, memoryLimitMb: MEMORY_MB, threads: 1 });
  try {
    return await measureDays(history, work, signal);
  } finally {
    await history.close();
  }
});
