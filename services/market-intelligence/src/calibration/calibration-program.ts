import { serveJob } from '@meridian/history/apart/serve-job';
import { openHistory } from '@meridian/history/reader/open-history';
import { calibrate } from './calibrate.ts';
import type { CalibrationResult, CalibrationWork } from './calibration-messages.ts';

/** The program of a calibration: it ends with its result, or when the service stops. */
const MEMORY_MB = 512;

serveJob<CalibrationWork, CalibrationResult | null>(async ({ dir, ...work }, { signal }) => {
  const history = await openHistory({ dir, memoryLimitMb: MEMORY_MB, threads: 1 });
  try {
    return await calibrate(history, work, signal);
  } finally {
    await history.close();
  }
});
