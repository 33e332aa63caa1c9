import { reportRefusal } from '@meridian/domain/reports/report-permissions';
import { answerProblem, type ProblemAnswer } from '@meridian/identity/http/call-answer';
import { type CallGuard, registerCall } from '@meridian/identity/http/register-call';
import type { User } from '@meridian/protocol/rest/identity-schemas';
import { cancelRun, reportRun, reportRuns, retryRun, runDraft, runReport } from '@meridian/protocol/rest/tca-run-calls';
import type { NewRun, RunRow } from '@meridian/storage/reports/run-store';
import type { FastifyInstance } from 'fastify';
import { maySeeSchedule } from './report-access.ts';
import type { ReportRoutesOptions } from './report-options.ts';
import { toRun } from './report-rows.ts';
import { completeSettings } from './report-settings.ts';
import { actorOf, NO_SCHEDULE, refusedSettings } from './schedule-routes.ts';

const NO_RUN = answerProblem(404, 'not-found', 'There is no such run.');
const REFUSALS: Readonly<Record<'already-running' | 'too-many', ProblemAnswer>> = {
  'already-running': answerProblem(
    409,
    'already-running',
    'This report is running already: wait for it, or cancel it.',
  ),
  'too-many': answerProblem(409, 'too-many', 'Too many of your reports are running: wait for one, or cancel one.'),
};

/** Run now, run once, cancel, retry, and progress. */
export function runRoutes(app: FastifyInstance, guard: CallGuard, options: ReportRoutesOptions): void {
  const { schedules, runs, nowMs } = options;
  const queue = async (run: Omit<NewRun, 'dueMs'>) => {
    const outcome = await runs.queue({ ...run, dueMs: nowMs() });
    if (outcome.kind !== 'queued') return REFUSALS[outcome.kind];
    const queued = await runs.find(outcome.id);
    return queued === null ? NO_RUN : ({ kind: 'good', body: toRun(queued) } as const);
  };
  const find = async (id: number, user: User): Promise<RunRow | null> => {
    const run = await runs.find(id);
    return run !== null && maySeeSchedule(user, run) ? run : null;
  };
  registerCall(app, guard, runReport, async ({ body, request }) => {
    const { user } = request;
    const schedule = await schedules.find(body.schedule_id);
    if (schedule === null || !maySeeSchedule(user, schedule)) return NO_SCHEDULE;
    const notPermitted = reportRefusal(user, schedule.settings.report_type);
    if (notPermitted !== null) return answerProblem(403, 'not-permitted', notPermitted);
    const { id, owner_id: ownerId, owner_email: email, settings } = schedule;
    if (ownerId === null) return answerProblem(409, 'no-owner', 'The owner of this schedule is gone: make a new one.');
    return queue({ scheduleId: id, owner: { id: ownerId, email }, settings, cause: 'now', actor: actorOf(user) });
  });
  registerCall(app, guard, runDraft, async ({ body, request }) => {
    const settings = completeSettings(body);
    const refused = await refusedSettings(options, settings, request.user);
    if (refused !== null) return refused;
    const actor = actorOf(request.user);
    return queue({ scheduleId: null, owner: actor, settings, cause: 'now', actor });
  });
  registerCall(app, guard, reportRuns, async ({ query, request }) => {
    const { user } = request;
    const { schedule_id: scheduleId = null, limit = 50 } = query;
    const rows = await runs.list({ ownerId: user.is_admin ? null : user.id, scheduleId, limit });
    return { kind: 'good', body: rows.filter((row) => maySeeSchedule(user, row)).map(toRun) };
  });
  registerCall(app, guard, reportRun, async ({ params, request }) => {
    const run = await find(params.id, request.user);
    return run === null ? NO_RUN : { kind: 'good', body: toRun(run) };
  });
  registerCall(app, guard, cancelRun, async ({ body, request }) => {
    const run = await find(body.run_id, request.user);
    if (run === null) return NO_RUN;
    const outcome = await runs.cancel(run.id, actorOf(request.user));
    if (outcome === 'not-open') return answerProblem(409, 'not-running', `This run is over: it is ${run.state}.`);
    return { kind: 'good', body: toRun((await runs.find(run.id)) ?? run) };
  });
  registerCall(app, guard, retryRun, async ({ body, request }) => {
    const run = await find(body.run_id, request.user);
    if (run === null) return NO_RUN;
    if (run.state !== 'failed' && run.state !== 'cancelled') {
      return answerProblem(409, 'not-failed', `This run is ${run.state}: only a failed or cancelled one is retried.`);
    }
    if (run.owner_id === null) return NO_RUN;
    const owner = { id: run.owner_id, email: run.owner_email };
    const actor = actorOf(request.user);
    return queue({ scheduleId: run.schedule_id, owner, settings: run.settings, cause: 'retry', actor });
  });
}
