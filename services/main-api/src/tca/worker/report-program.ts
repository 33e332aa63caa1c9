import { addDays } from '@meridian/domain/calendar-date';
import { serveJob } from '@meridian/history/apart/serve-job';
import { type History, openHistory } from '@meridian/history/reader/open-history';
import { makeReport } from '@meridian/reports/make-report';
import { reportPdf } from '@meridian/reports/pdf/report-pdf';
import { onTradingDays, resolvePeriod } from '@meridian/reports/report-period';
import type { ReportDone, ReportProgress, ReportWork } from './report-messages.ts';

/** The program of a report: it ends with its report, or when it is cancelled. */
const MEMORY_MB = 1_024;
/** Two threads would add numbers up in another order each time, and the same report would differ in its last digits. */
const THREADS = 1;

type Context = {
  readonly history: History;
  readonly signal: AbortSignal;
  readonly onProgress: (percent: number, stage: string) => void;
};

async function madeReport({ job, today, thresholds }: ReportWork, context: Context): Promise<ReportDone> {
  const { history, onProgress } = context;
  const { whole } = await history.days({ to: today });
  const lastTradingDay = whole.at(-1)?.tradeDate ?? addDays(today, -1);
  const asked = resolvePeriod(job.settings, { today, lastTradingDay });
  const dates = whole.map(({ tradeDate }) => tradeDate);
  const inside = dates.filter((date) => date >= (asked.from ?? '') && date <= (asked.to ?? today));
  const period = onTradingDays(asked, job.settings, inside);
  const { page, appendix, alerts } = await makeReport({ ...job, period }, { ...context, thresholds });
  onProgress(90, 'Writing the PDF');
  const pdf = await reportPdf(page, job.zone);
  return { page, appendix, period: period.label, pdf, alerts };
}

serveJob<ReportWork, ReportDone, ReportProgress>(async (work, { signal, onProgress }) => {
  const history = await openHistory({ dir: work.dir, memoryLimitMb: MEMORY_MB, threads: THREADS });
  try {
    const tell = (percent: number, stage: string): void => onProgress({ percent, stage });
    return await madeReport(work, { history, signal, onProgress: tell });
  } finally {
    await history.close();
  }
});
