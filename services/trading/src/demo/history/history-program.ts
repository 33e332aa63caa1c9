import { serveJob } from '@meridian/history/apart/serve-job';
import { generateHistory, type HistoryOutcome, type HistoryProgress } from './generate-history.ts';
import type { HistoryJob } from './history-messages.ts';

/** The program that writes the demo's past. */
serveJob<HistoryJob, HistoryOutcome, HistoryProgress>(({ plan, options }, { signal, onProgress }) =>
  generateHistory(plan, { ...options, signal, onProgress }),
);
