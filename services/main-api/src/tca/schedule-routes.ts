import { nextRunMs } from '@meridian/domain/reports/next-run';
import { reportRefusal } from '@meridian/domain/reports/report-permissions';
import { answerProblem, type ProblemAnswer } from '@meridian/identity/http/call-answer';
import { type CallGuard, registerCall } from '@meridian/identity/http/register-call';
import type { User } from '@meridian/protocol/rest/identity-schemas';
import {
  activateReports,
  createScheduledReport,
  deactivateReport,
  deleteScheduledReport,
  scheduledTcaReports,
  updateScheduledReport,
} from '@meridian/protocol/rest/tca-calls';
import { reportHistory } from '@meridian/protocol/rest/tca-run-calls';
import type { ReportSettings } from '@meridian/protocol/rest/tca-schemas';
import type { ScheduleRefusal, ScheduleRow } from '@meridian/storage/reports/schedule-store';
import type { FastifyInstance } from 'fastify';
import { changeText } from './change-text.ts';
import { foreignAccounts, maySeeSchedule } from './report-access.ts';
import type { ReportRoutesOptions } from './report-options.ts';
import { type ScheduledReportRow, toScheduledReport } from './report-rows.ts';
import { completeSettings, settingsProblem } from './report-settings.ts';

export const NO_SCHEDULE = answerProblem(404, 'not-found', 'There is no such schedule.');

export function actorOf({ id, email_id }: User) {
  return { id, email: email_id };
}

/** Why this user cannot save or run the settings. Null when allowed. */
export async function refusedSettings(
  { identity }: Pick<ReportRoutesOptions, 'identity'>,
  settings: ReportSettings,
  user: User,
): Promise<ProblemAnswer | null> {
  const problem = settingsProblem(settings);
  if (problem !== null) return answerProblem(400, 'invalid', problem);
  const notPermitted = reportRefusal(user, settings.report_type);
  if (notPermitted !== null) return answerProblem(403, 'not-permitted', notPermitted);
  const foreign = foreignAccounts(settings, await identity.accountsOf(user));
  if (foreign.length === 0) return null;
  return answerProblem(
    400,
    'unknown-account',
    `You have no account ${foreign.slice(0, 3).join(', ')}: choose your own.`,
  );
}

function answerRefused(refusal: ScheduleRefusal): ProblemAnswer {
  switch (refusal.kind) {
    case 'not-found':
      return NO_SCHEDULE;
    case 'name-taken':
      return answerProblem(409, 'name-taken', 'You have a schedule with this name: choose another name.');
    case 'too-many':
      return answerProblem(409, 'too-many', 'You have too many schedules: delete one first.');
    case 'changed-meanwhile':
      return answerProblem(409, 'changed-meanwhile', 'Somebody changed this schedule. Look again before you save.');
    default:
      return refusal satisfies never;
  }
}

/** `/tca/scheduled_tca_reports`, and activate and deactivate. */
export function scheduleRoutes(app: FastifyInstance, guard: CallGuard, options: ReportRoutesOptions): void {
  const { schedules, runs, nowMs, serverTimeZone } = options;
  const nextOf = (settings: ReportSettings) =>
    settings.is_enabled ? nextRunMs(settings, nowMs(), serverTimeZone) : null;

  registerCall(app, guard, scheduledTcaReports, async ({ query, request }) => {
    const { limit = 100, offset = 0 } = query;
    const { user } = request;
    const page = { limit, offset, isWatched: user.surveillance_permit };
    const { rows, total } = await schedules.list(user.is_admin ? null : user.id, page);
    return { kind: 'good', body: await shown(options, rows, user), headers: { 'x-total-count': String(total) } };
  });
  registerCall(app, guard, createScheduledReport, async ({ body, request }) => {
    const { user } = request;
    const settings = completeSettings(body);
    const refused = await refusedSettings(options, settings, user);
    if (refused !== null) return refused;
    const outcome = await schedules.create({ settings, nextRunMs: nextOf(settings) }, actorOf(user));
    if (outcome.kind !== 'saved') return answerRefused(outcome);
    // A report that never repeats runs at once.
    if (settings.frequency === 'NEVER' && settings.is_enabled) {
      const owner = actorOf(user);
      const run = { scheduleId: outcome.schedule.id, owner, settings, cause: 'now', actor: owner } as const;
      await runs.queue({ ...run, dueMs: nowMs() });
    }
    return one(options, outcome.schedule, user);
  });
  registerCall(app, guard, updateScheduledReport, async ({ body, request }) => {
    const { user } = request;
    const { schedule_id: id, version = null, ...input } = body;
    const before = await schedules.find(id);
    if (before === null || !maySeeSchedule(user, before)) return NO_SCHEDULE;
    const settings = completeSettings(input, before.settings);
    const refused = await refusedSettings(options, settings, user);
    if (refused !== null) return refused;
    const detail = changeText(before.settings, settings);
    const change = { id, version, settings, nextRunMs: nextOf(settings), action: 'changed', detail } as const;
    const outcome = await schedules.change(change, actorOf(user));
    return outcome.kind === 'saved' ? one(options, outcome.schedule, user) : answerRefused(outcome);
  });
  registerCall(app, guard, deleteScheduledReport, async ({ query, request }) => {
    const before = await schedules.find(query.schedule_id);
    if (before === null || !maySeeSchedule(request.user, before)) return NO_SCHEDULE;
    const removed = await schedules.remove(before.id, actorOf(request.user));
    if (removed === null) return NO_SCHEDULE;
    const message = `The schedule “${removed.settings.report_name}” was deleted. Its reports stay.`;
    return { kind: 'good', body: { message } };
  });
  registerCall(app, guard, reportHistory, async ({ params, request }) => {
    const schedule = await schedules.find(params.id);
    if (schedule === null || !maySeeSchedule(request.user, schedule)) return NO_SCHEDULE;
    return { kind: 'good', body: await schedules.history(params.id) };
  });
  const enable = async (ids: readonly number[], isEnabled: boolean, user: User) => {
    const found = await Promise.all(ids.map((id) => schedules.find(id)));
    const own = found.flatMap((row) => (row !== null && maySeeSchedule(user, row) ? [row] : []));
    if (own.length < ids.length) return NO_SCHEDULE;
    const changed: ScheduleRow[] = [];
    for (const { id, settings: before } of own) {
      const settings = { ...before, is_enabled: isEnabled };
      const action = isEnabled ? 'activated' : 'deactivated';
      const change = { id, version: null, settings, nextRunMs: nextOf(settings), action, detail: before.report_name };
      const outcome = await schedules.change({ ...change, action }, actorOf(user));
      if (outcome.kind !== 'saved') return answerRefused(outcome);
      changed.push(outcome.schedule);
    }
    return { kind: 'good', body: await shown(options, changed, user) } as const;
  };
  registerCall(app, guard, deactivateReport, ({ body, request }) => enable(body.schedule_ids, false, request.user));
  registerCall(app, guard, activateReports, ({ body, request }) => enable(body.schedule_ids, true, request.user));
}

async function one(options: ReportRoutesOptions, schedule: ScheduleRow, user: User) {
  const [body] = await shown(options, [schedule], user);
  if (body === undefined) throw new Error('a schedule was just saved');
  return { kind: 'good', body } as const;
}

/** Schedules for a user: with the newest report and run, and whether they are new. */
async function shown(
  { saved, runs }: ReportRoutesOptions,
  rows: readonly ScheduleRow[],
  user: User,
): Promise<ScheduledReportRow[]> {
  const [seen, newest, lastRuns] = await Promise.all([
    saved.seenBy(user.id),
    saved.newestOf(rows.map(({ id }) => id)),
    runs.newestOf(rows.map(({ id }) => id)),
  ]);
  return rows.map((row) =>
    toScheduledReport(row, {
      newest: newest.get(row.id) ?? null,
      lastRun: lastRuns.get(row.id) ?? null,
      seenMs: seen.get(row.id) ?? null,
    }),
  );
}
