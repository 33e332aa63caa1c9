import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { completeSettings } from '@meridian/main-api/tca/report-settings';
import { runReport } from '@meridian/main-api/tca/worker/run-report';
import { childrenUse } from '../support/children-use.ts';
import type { Bench, Figure, Say } from '../bench.ts';
import { dateOf, writeBigPast } from './big-past.ts';

const SIZE = { days: 20, ordersADay: 10_000, fillsAnOrder: 50 };
const EXECUTIONS = SIZE.days * SIZE.ordersADay * SIZE.fillsAnOrder;
const MAX_SECONDS = 60;
const MAX_MB = 2_048;
const SAMPLE_MS = 250;

/** One report as the server makes it: in a process of its own, with its PDF. */
async function timeReport(dir: string, type: 'Custom' | 'Futures Markout', say: Say) {
  const settings = completeSettings({ report_name: type, report_type: type, date_range: 'AT' });
  const job = { settings, scope: null, generatedMs: 0, zone: 'America/New_York', owner: 'bench' };
  const most = { mb: 0, cpuSeconds: 0 };
  const look = async (): Promise<void> => {
    const { mb, cpuSeconds } = await childrenUse();
    most.mb = Math.max(most.mb, mb);
    most.cpuSeconds = Math.max(most.cpuSeconds, cpuSeconds);
  };
  const sample = setInterval(() => void look(), SAMPLE_MS);
  const began = performance.now();
  try {
    const work = { dir, job, today: dateOf(SIZE.days), thresholds: [] };
    const outcome = await runReport(work, new AbortController().signal, (percent, stage) =>
      say(`${percent} % ${stage}`),
    );
    if (outcome.kind !== 'done') throw new Error(outcome.kind === 'failed' ? outcome.reason : 'the report was stopped');
    return {
      // On a machine that does other work, too, this says more than the clock.
      cpuSeconds: most.cpuSeconds,
      seconds: (performance.now() - began) / 1000,
      mb: most.mb,
      pdfBytes: outcome.result.pdf.length,
    };
  } finally {
    clearInterval(sample);
  }
}

/** Transaction cost reports over a large history, PDF included. */
export const reportsBench: Bench = {
  name: 'reports',
  about: `full reports over ${EXECUTIONS.toLocaleString('en-US')} executions with markouts, PDF included`,
  run: async (say) => {
    const dir = await realpath(await mkdtemp(join(tmpdir(), 'meridian-reports-bench-')));
    try {
      await writeBigPast(dir, SIZE, say);
      const figures: Figure[] = [];
      for (const type of ['Custom', 'Futures Markout'] as const) {
        const { seconds, cpuSeconds, mb, pdfBytes } = await timeReport(dir, type, say);
        figures.push(
          { name: `${type} report`, value: seconds, unit: 's', budget: { bound: 'at most', value: MAX_SECONDS } },
          {
            name: `${type} memory above the start`,
            value: mb,
            unit: 'MB',
            budget: { bound: 'at most', value: MAX_MB },
          },
          { name: `${type} processor time`, value: cpuSeconds, unit: 's' },
          { name: `${type} PDF`, value: pdfBytes / 1024, unit: 'KB' },
        );
      }
      return figures;
    } finally {
      await rm(dir, { recursive: true, force: true });
    }
  },
};
