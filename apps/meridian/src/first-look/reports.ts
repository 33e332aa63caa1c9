import type { ReportRun, ReportSettingsInput } from '@meridian/protocol/rest/tca-schemas';
import { type DeskCaller, RefusedCallError } from './desk-caller.ts';
import { ADMIN_EMAIL, type FirstLookDesk, TRADER_EMAIL } from './first-look-desk.ts';

type DemoReport = ReportSettingsInput & { readonly report_name: string };

/** A schedule of each type, with whoever would have it. */
export const DEMO_SCHEDULES: Readonly<Record<string, readonly DemoReport[]>> = {
  [TRADER_EMAIL]: [
    {
      report_name: 'Transaction costs',
      report_type: 'Custom',
      frequency: 'DAILY',
      date_range: 'AT',
      run_time: '07:00',
      enable_opportunity_cost_columns: true,
    },
    {
      report_name: 'Stitched orders of the week',
      report_type: 'Stiched Parent Order Summary',
      frequency: 'WEEKLY',
      date_range: 'AT',
      weekday: 1,
      run_time: '07:15',
    },
    {
      report_name: 'Drift over several days',
      report_type: 'Multiday Drift',
      frequency: 'WEEKLY',
      date_range: 'AT',
      weekday: 5,
      run_time: '18:00',
    },
    {
      report_name: 'Futures after our fills',
      report_type: 'Futures Markout',
      frequency: 'MONTHLY',
      date_range: 'AT',
      run_time: '07:30',
      page_orientation: 'portrait',
    },
  ],
  [ADMIN_EMAIL]: [
    { report_name: 'Wash trades', report_type: 'Wash trade', frequency: 'DAILY', date_range: 'AT', run_time: '06:30' },
    {
      report_name: 'Market manipulation',
      report_type: 'Market manipulation',
      frequency: 'DAILY',
      date_range: 'AT',
      run_time: '06:45',
    },
  ],
};

/** Run once and kept, without a schedule. */
const DRAFTS: Readonly<Record<string, DemoReport>> = {
  [TRADER_EMAIL]: { report_name: 'Last trading day', report_type: 'Custom', date_range: 'LTD' },
};

const LOOK_EVERY_MS = 1_000;
/** A report of the demo's past takes seconds; on a busy machine a minute. */
const MAX_LOOKS = 900;
const FINAL: ReadonlySet<ReportRun['state']> = new Set(['done', 'failed', 'cancelled']);

type Schedule = { readonly schedule_id: number; readonly report_name: string; readonly last_run: ReportRun | null };

/** The schedules, before the days that they report on are written. */
export async function saveSchedules(desk: FirstLookDesk): Promise<void> {
  for (const [email, reports] of Object.entries(DEMO_SCHEDULES)) {
    const user = await desk.as(email);
    for (const report of reports) {
      const body = { ...report, email_receivers: [email] };
      await user.ask('POST', '/tca/scheduled_tca_reports', body, [409]);
    }
  }
}

/** Each schedule once, by the jobs that run it every day. The next begins when one has ended. */
export async function runSchedules(desk: FirstLookDesk): Promise<void> {
  if (!(await desk.past)) return;
  for (const [email, reports] of Object.entries(DEMO_SCHEDULES)) {
    const user = await desk.as(email);
    const names = new Set(reports.map(({ report_name }) => report_name));
    const schedules = await user.ask<readonly Schedule[]>('GET', '/tca/scheduled_tca_reports');
    for (const { schedule_id, report_name, last_run } of schedules) {
      if (!names.has(report_name) || last_run?.state === 'done') continue;
      await user.ask('POST', '/tca/run_report', { schedule_id }, [409]);
      await ended(desk, user, { schedule_id });
    }
  }
}

export async function runDrafts(desk: FirstLookDesk): Promise<void> {
  if (!(await desk.past)) return;
  for (const [email, report] of Object.entries(DRAFTS)) {
    const user = await desk.as(email);
    const saved = await user.ask<readonly { readonly report_name: string }[]>('GET', '/tca/saved_tca_reports');
    if (saved.some(({ report_name }) => report_name === report.report_name)) continue;
    const run = await user.ask<ReportRun>('POST', '/tca/run_draft', report);
    await ended(desk, user, { run_id: run.run_id });
  }
}

/** Resolves when the run has ended. A failed one says why on the screen, so that the rest goes on. */
async function ended(
  desk: FirstLookDesk,
  user: DeskCaller,
  of: { readonly run_id: number } | { readonly schedule_id: number },
): Promise<void> {
  for (let look = 0; look < MAX_LOOKS; look += 1) {
    await desk.pause(LOOK_EVERY_MS);
    const run = await newestRun(user, of);
    if (run !== undefined && FINAL.has(run.state)) return;
  }
  throw new RefusedCallError('A report of the first look did not end.');
}

async function newestRun(
  user: DeskCaller,
  of: { readonly run_id: number } | { readonly schedule_id: number },
): Promise<ReportRun | undefined> {
  if ('run_id' in of) return user.ask<ReportRun>('GET', `/tca/report_runs/${of.run_id}`);
  const [newest] = await user.ask<readonly ReportRun[]>(
    'GET',
    `/tca/report_runs?schedule_id=${of.schedule_id}&limit=1`,
  );
  return newest;
}
