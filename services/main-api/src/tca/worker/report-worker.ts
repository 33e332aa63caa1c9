import { reportRefusal } from '@meridian/domain/reports/report-permissions';
import { randomUUID } from 'node:crypto';
import { zonedDate } from '@meridian/domain/reports/next-run';
import type { IdentityService } from '@meridian/identity/create-identity';
import type { User } from '@meridian/protocol/rest/identity-schemas';
import type { ReportSettings } from '@meridian/protocol/rest/tca-schemas';
import type { Logger } from '@meridian/service-kit/logger';
import type { OpenDatabase } from '@meridian/storage/database';
import { queueDueSchedules } from '@meridian/storage/reports/due-schedules';
import type { RunRow } from '@meridian/storage/reports/run-store';
import { foreignAccounts, isSurveillance, scopeOf } from '../report-access.ts';
import type { ReportStores } from '../report-options.ts';
import { coveredBy } from '../covered-by.ts';
import { toNewCase } from './case-rows.ts';
import { reportMails } from './report-mails.ts';
import { type ReportOutcome, runReport } from './run-report.ts';

export type ReportWorkerOptions = ReportStores & {
  readonly database: OpenDatabase;
  readonly identity: Pick<IdentityService, 'accountsOf' | 'findUser' | 'mailFor'>;
  /** `<DATA_DIR>/history`. */
  readonly historyDir: string;
  readonly serverTimeZone: string;
  readonly nowMs: () => number;
  readonly logger: Logger;
  /** How often it looks for work; shorter in tests. */
  readonly pollMs?: number;
};

const POLL_MS = 2_000;
/** Often enough that another server does not take a run for left behind. */
const HEARTBEAT_MS = 2_000;
const MAX_ATTEMPTS = 3;

/** Queues schedules when their time comes and makes one report at a time; several servers may each have one. */
export class ReportWorker {
  readonly #options: ReportWorkerOptions;
  readonly #name = randomUUID();
  readonly #closing = new AbortController();
  readonly #loop: Promise<void>;

  constructor(options: ReportWorkerOptions) {
    this.#options = options;
    this.#loop = this.#work();
  }

  /** A run in the middle is left to the next server that starts. */
  async close(): Promise<void> {
    this.#closing.abort();
    await this.#loop;
  }

  async #work(): Promise<void> {
    const { signal } = this.#closing;
    while (!signal.aborted) {
      try {
        while (!signal.aborted && (await this.#once())) {
          // The next run follows at once.
        }
      } catch (err) {
        this.#options.logger.error({ err }, 'reports wait: the database did not answer');
      }
      await pause(this.#options.pollMs ?? POLL_MS, signal);
    }
  }

  /** Whether there was anything to do. */
  async #once(): Promise<boolean> {
    const { database, runs, nowMs, serverTimeZone } = this.#options;
    await queueDueSchedules(database, nowMs(), serverTimeZone);
    const run = await runs.claim(this.#name);
    if (run === null) return false;
    await this.#run(run);
    return true;
  }

  async #run(run: RunRow): Promise<void> {
    const { runs, identity, logger } = this.#options;
    const fail = (reason: string) => runs.end(run.id, this.#name, 'failed', reason);
    if (run.attempt > MAX_ATTEMPTS) return fail('The server stopped several times while it made this report.');
    if (run.is_cancel_asked) return runs.end(run.id, this.#name, 'cancelled', 'Cancelled.');
    const owner = run.owner_id === null ? null : await identity.findUser({ id: run.owner_id });
    if (owner === null) return fail('The owner of this report can no longer sign in.');
    const refused = await this.#refused(run.settings, owner);
    if (refused !== null) return fail(refused);
    const stop = new AbortController();
    const state = { percent: 0, stage: 'Starting', isCancelled: false };
    const beat = setInterval(() => void this.#beat(run.id, state, stop), HEARTBEAT_MS);
    const closed = (): void => stop.abort();
    this.#closing.signal.addEventListener('abort', closed, { once: true });
    try {
      const outcome = await runReport(await this.#workOf(run, owner), stop.signal, (percent, stage) => {
        Object.assign(state, { percent, stage });
        void this.#beat(run.id, state, stop);
      });
      await this.#end(run, owner, outcome, state.isCancelled);
    } catch (err) {
      logger.error({ err, runId: run.id }, 'a report failed');
      await fail('The report could not be stored: run it again.');
    } finally {
      clearInterval(beat);
      this.#closing.signal.removeEventListener('abort', closed);
    }
  }

  /** Grants may have changed since the schedule was saved. */
  async #refused(settings: ReportSettings, owner: User): Promise<string | null> {
    const notPermitted = reportRefusal(owner, settings.report_type);
    if (notPermitted !== null) return notPermitted;
    const foreign = foreignAccounts(settings, await this.#options.identity.accountsOf(owner));
    return foreign.length === 0
      ? null
      : `You can no longer see ${foreign.slice(0, 3).join(', ')}: change the schedule.`;
  }

  async #beat(id: number, state: { percent: number; stage: string; isCancelled: boolean }, stop: AbortController) {
    const isWanted = await this.#options.runs.progress(id, this.#name, state.percent, state.stage).catch(() => true);
    if (isWanted || stop.signal.aborted) return;
    state.isCancelled = true;
    stop.abort();
  }

  async #workOf({ settings }: RunRow, owner: User) {
    const { historyDir: dir, nowMs, serverTimeZone: zone, thresholds } = this.#options;
    const job = { settings, scope: scopeOf(owner), generatedMs: nowMs(), zone, owner: owner.email_id };
    return { dir, job, today: zonedDate(nowMs(), zone), thresholds: await thresholds.inForce() };
  }

  async #end(run: RunRow, owner: User, outcome: ReportOutcome, isCancelled: boolean): Promise<void> {
    const { runs, saved, identity, nowMs, cases } = this.#options;
    if (isCancelled) return runs.end(run.id, this.#name, 'cancelled', 'Cancelled while it ran.');
    // The process closes: the run stays as it is, and the next server takes it up.
    if (outcome.kind === 'stopped') return undefined;
    if (outcome.kind === 'failed') return runs.end(run.id, this.#name, 'failed', outcome.reason);
    const { page, appendix, period, alerts } = outcome.result;
    const pdf = Buffer.from(outcome.result.pdf);
    const accounts = coveredBy(run.settings, owner);
    const surveillance = isSurveillance(run.settings);
    const { report_name: reportName, email_receivers: receivers } = run.settings;
    const report = {
      reportName,
      receivers,
      period,
      summary: page.summary,
      pdf,
      accounts,
      reportType: run.settings.report_type,
    };
    const mails = await reportMails(identity, report, nowMs());
    await cases.raiseAll(alerts.map(toNewCase), run.id);
    const finished = {
      location: `reports/${randomUUID()}.pdf`,
      accounts,
      isSurveillance: surveillance,
      period,
      page,
      appendix,
      pdf,
      ...mails,
    };
    const isStored = await saved.finish(run.id, this.#name, finished);
    if (!isStored) await runs.end(run.id, this.#name, 'cancelled', 'Cancelled while it ran.');
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  const wake = (): void => {
    clearTimeout(timer);
    resolve();
  };
  signal.addEventListener('abort', wake, { once: true });
  return promise.finally(() => signal.removeEventListener('abort', wake));
}
