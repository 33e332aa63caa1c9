import { parentPort, workerData } from 'node:worker_threads';
import { addDays } from '@meridian/domain/calendar-date';
import { openHistory } from '@meridian/history/reader/open-history';
import { makeReport } from '@meridian/reports/make-report';
import { reportPdf } from '@meridian/reports/pdf/report-pdf';
import { onTradingDays, resolvePeriod } from '@meridian/reports/report-period';
import { stopSignal } from '@meridian/service-kit/end-thread';
import type { ReportMessage, ReportWork } from './report-messages.ts';

/** The program of a report's thread: it ends with its report, or when it is cancelled. */
const MEMORY_MB = 1_024;
/** Two threads would add numbers up in another order each time, and the same report would differ in its last digits. */
const THREADS = 1;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- given by whoever started this thread.
const { dir, job, today, thresholds } = workerData as ReportWork;

function tell(message: ReportMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread is not a window.
  parentPort?.postMessage(message);
}

const signal = stopSignal(parentPort);
const history = await openHistory({ dir, memoryLimitMb: MEMORY_MB, threads: THREADS });
try {
  const onProgress = (percent: number, stage: string): void => tell({ kind: 'progress', percent, stage });
  const { whole } = await history.days({ to: today });
  const lastTradingDay = whole.at(-1)?.tradeDate ?? addDays(today, -1);
  const asked = resolvePeriod(job.settings, { today, lastTradingDay });
  const dates = whole.map(({ tradeDate }) => tradeDate);
  const inside = dates.filter((date) => date >= (asked.from ?? '') && date <= (asked.to ?? today));
  const period = onTradingDays(asked, job.settings, inside);
  const { page, alerts } = await makeReport({ ...job, period }, { history, signal, onProgress, thresholds });
  onProgress(90, 'Writing the PDF');
  const pdf = await reportPdf(page, job.settings.cost_unit, job.zone);
  tell({ kind: 'done', page, period: period.label, pdf, alerts });
} catch (error) {
  tell({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
} finally {
  await history.close();
}
